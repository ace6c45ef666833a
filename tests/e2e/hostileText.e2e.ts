import { type Page } from '@playwright/test'
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' }
import { expect, test } from '../support/app.ts'
import { idsOf, screensOf } from '../support/screens.ts'

const texts: readonly string[] = [
  'W'.repeat(180),
  '=HYPERLINK("javascript:alert(1)")',
  'javascript:alert(document.domain)',
  '"><img src=x onerror=alert(1)>',
  ...naughtyStrings.filter((text) => text.trim() !== ''),
]
let next = 0
const nextText = (maximum = 200) => (texts[next++ % texts.length] ?? '').slice(0, maximum)

const fields: Readonly<Record<string, () => object>> = {
  recipients: () => ({
    firstName: nextText(),
    lastName: nextText(),
    company: nextText(),
    title: nextText(),
    industry: nextText(),
    location: nextText(),
  }),
  clients: () => ({
    name: nextText(100),
    info: nextText(),
    targetLocation: nextText(),
    contactPerson: { name: nextText(), title: nextText(), email: '' },
  }),
  profiles: () => ({ name: nextText(100) }),
  sequences: () => ({ name: nextText(100) }),
  users: () => ({ name: nextText(100) }),
}

/** Writes hostile texts into the first records of each list. Ignores texts that the server refuses. */
async function writeTexts(page: Page): Promise<void> {
  for (const [name, textsOf] of Object.entries(fields)) {
    for (const id of await idsOf(page, name, name === 'recipients' ? 100 : 25)) {
      for (const [field, value] of Object.entries(textsOf()))
        await page.request.patch(`/api/v2/${name}/${id}`, { data: { [field]: value } })
    }
  }
  for (const id of await idsOf(page, 'conversations', 25))
    await page.request.post(`/api/v2/conversations/${id}/messages`, {
      data: { status: 'sent', text: Array.from({ length: 20 }, () => nextText()).join('\n') },
    })
}

const findingsOf = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')]
    return {
      isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      handlers: elements.filter((element) => [...element.attributes].some(({ name }) => /^on/i.test(name))).length,
      scripts: document.body.querySelectorAll('main :is(script, iframe, object, embed, base, marquee)').length,
      links: elements.flatMap((element) =>
        element instanceof HTMLAnchorElement && !/^(?:https?|mailto|tel|blob):$/.test(element.protocol)
          ? [element.href]
          : [],
      ),
    }
  })
const harmless = { isTooWide: false, handlers: 0, scripts: 0, links: [] }

/** An A4 page, in CSS pixels. */
const a4 = { width: 794, height: 1123 }

test('SHELL-99 texts of users are shown as text on every screen and in print', async ({ signedInPage: page }) => {
  test.setTimeout(600_000)
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  await writeTexts(page)
  const size = page.viewportSize() ?? a4
  for (const path of await screensOf(page)) {
    await page.goto(path)
    await expect(page.locator('h1').first(), path).toBeAttached()
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
    expect(await findingsOf(page), path).toEqual(harmless)
    if (!path.endsWith('/report')) continue
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(a4)
    expect(await findingsOf(page), `${path}, printed`).toEqual(harmless)
    await page.emulateMedia({ media: null })
    await page.setViewportSize(size)
  }
  expect(dialogs).toEqual([])
})
