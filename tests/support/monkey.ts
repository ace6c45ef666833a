import { type Page } from '@playwright/test'
import { type Random } from '@tandem/simulator/testing/random.ts'

interface Control {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly isText: boolean
}

/** The visible controls that a pointer can reach, without links to other sites. */
const controlsOf = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() => {
    const roles = ['button', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'switch', 'combobox']
    const selector = ['a[href]', 'button', 'input', 'textarea', '[contenteditable="true"]', 'th', 'tr']
    return [...document.querySelectorAll([...selector, ...roles.map((role) => `[role="${role}"]`)].join())].flatMap(
      (element) => {
        if (element instanceof HTMLAnchorElement && (element.target === '_blank' || element.origin !== location.origin))
          return []
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (width === 0 || height === 0 || !element.contains(document.elementFromPoint(x, y))) return []
        const isText = element.matches(
          'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=file])',
        )
        const name = element.getAttribute('aria-label') ?? element.textContent
        return [{ name: `${element.localName} ${name.slice(0, 40)}`, x, y, isText }]
      },
    )
  })

const texts = [
  'Ann',
  'Is Tuesday at 10:00 fine?',
  '12',
  '0',
  '-1',
  'ü 👍 <b>',
  ' ',
  'ann@example.com',
  '08:30',
  'x'.repeat(300),
]
const keys = ['Escape', 'Enter', 'Tab', 'ArrowDown', 'Space', 'Control+k', 'j', '?']

const hourMs = 3_600_000

export const nothingToClick = 'nothing to click'

/** Does one random action of a user. Returns a description of the action. */
export async function monkeyStep(page: Page, random: Random, advance: (ms: number) => Promise<void>): Promise<string> {
  const kind = random.next()
  if (kind < 0.02) {
    await page.goBack()
    return 'Back'
  }
  if (kind < 0.03) {
    await page.reload()
    return 'reload'
  }
  if (kind < 0.05) {
    await advance(random.integer(1, 30) * hourMs)
    return 'time passes'
  }
  if (kind < 0.12) {
    const key = random.pick(keys)
    await page.keyboard.press(key)
    return `key ${key}`
  }
  const controls = await controlsOf(page)
  if (controls.length === 0) {
    // Waits for a control, because a page without a control has not loaded yet.
    await page.locator('a[href], button').filter({ visible: true }).first().waitFor()
    return nothingToClick
  }
  const control = random.pick(controls)
  await page.mouse.click(control.x, control.y)
  if (!control.isText) return `click ${control.name}`
  const text = random.pick(texts)
  await page.keyboard.insertText(text)
  return `type ${text.slice(0, 20)} into ${control.name}`
}
