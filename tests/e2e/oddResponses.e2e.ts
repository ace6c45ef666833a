import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '../support/app.ts'
import { afterRepeats } from '../support/faults.ts'
import { isWhole } from '../support/isWhole.ts'
import { type Oddity, readOddResponses } from '../support/oddResponses.ts'

const oddities: readonly (readonly [string, Oddity])[] = [
  ['choices and fields that are not known', { choice: 'brand_new', extraField: 'invented' }],
  ['no optional fields', { lacksOptional: true }],
]

const pages = {
  '/': 'Requests Sent',
  '/settings/manage/general': 'Full Name',
  '/settings/manage/accountPlan': 'Paid profiles',
}
/** The text that each loaded list shows. A user with an unknown role sees a notice instead of the team. */
const lists = { '/recipients': '1-25 of 5,000', '/clients': '1-12 of 12', '/team': /1-8 of 8|can see the team/ }
const drawers = {
  '/recipients/manage/1/general': 'Last name',
  '/recipients/manage/1/sequences': 'Brightline Talent',
  '/clients/manage/1/dashboard': 'From request to call',
  '/clients/manage/1/settings': 'Company description',
  '/clients/create': 'Company description',
  '/team/manage/3/general': /Full Name|can see the team/,
  '/team/manage/3/profiles': /Add a profile|can see the team/,
}

/** True for a report of a response that does not fit the contract. */
const isReported = (text: string) => /GET \/[\w/{}-]+: /.test(text)

async function expectLoaded(page: Page, path: string, text: string | RegExp) {
  await page.goto(path)
  const shown = page.getByRole(path.split('/').length > 2 && !path.startsWith('/settings') ? 'dialog' : 'main')
  await expect(shown.or(page.getByRole('main')).getByText(text).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
  await expect.soft(page.getByText('This page ran into a problem'), path).toHaveCount(0)
}

async function expectOnlyReports(page: Page, troubles: string[]) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
  expect(troubles.splice(0).filter((each) => !isReported(each))).toEqual([])
}

for (const [index, [name, oddity]] of oddities.entries()) {
  const tested = (screens: Readonly<Record<string, string | RegExp>>) =>
    Object.entries(screens).filter((_, place) => isWhole || place % oddities.length === index)
  test.describe(`SHELL-63 responses with ${name}`, () => {
    for (const [kind, screens] of Object.entries({ pages, drawers })) {
      test(`are shown by ${kind}`, async ({ signedInPage: page, troubles }) => {
        await readOddResponses(page, oddity)
        for (const [path, text] of tested(screens)) await expectLoaded(page, path, text)
        await expectOnlyReports(page, troubles)
      })
    }

    test('are shown by lists, their filters and columns', async ({ signedInPage: page, troubles }) => {
      await readOddResponses(page, oddity)
      for (const [path, text] of tested(lists)) {
        await expectLoaded(page, path, text)
        if (!(await page.getByRole('grid').isVisible())) continue
        await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
        await page.getByRole('button', { name: /^Filter/ }).click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Apply' })).toBeVisible()
        await page.getByRole('dialog').press('Escape')
      }
      await expectOnlyReports(page, troubles)
    })
  })
}

/** Makes responses unreadable: the first path gets JSON that does not match the contract, the second gets HTML. */
const breakResponses = async (page: Page, paths: readonly RegExp[]) => {
  for (const [index, path] of paths.entries())
    await page.route(path, (route) =>
      index % 2 === 0
        ? route.fulfill({ json: { hello: 1 } })
        : route.fulfill({ contentType: 'text/html', body: '<p>' }),
    )
}

/** Waits for an error that shows only after the app has repeated its requests. Needs an installed clock. */
const expectAfterRepeats = (failure: Locator) =>
  expect(afterRepeats(failure.page(), () => expect(failure).toBeVisible({ timeout: 500 }))).toPass({ timeout: 30_000 })

test('SHELL-63 unreadable background responses do not affect the page', async ({ signedInPage: page, troubles }) => {
  await breakResponses(page, [/\/conversations\?limit=100/, /\/profiles\?.*connected=false/])
  await page.clock.install()
  await page.goto('/help')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Notifications' }).click()
  const failure = page.getByText('Unexpected response. Try again in a moment.')
  await expectAfterRepeats(failure)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeHidden()
  await expectOnlyReports(page, troubles)
})

test('SHELL-63, INBOX-12 a conversation stays usable if its planned messages and call are unreadable', async ({
  signedInPage: page,
  troubles,
}) => {
  await breakResponses(page, [/\/messages\/future$/, /\/api\/v2\/calls\?/])
  await page.clock.install()
  await page.goto('/messages/conversation/3042')
  const thread = page.getByRole('region', { name: 'Conversation', exact: true })
  const notice = thread.getByText('Planned messages could not be loaded')
  await expectAfterRepeats(notice)
  await expectAfterRepeats(page.getByText('The call could not be loaded.'))
  await expect(thread.getByRole('textbox')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await thread.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
  await expectOnlyReports(page, troubles)
})

test('LIST-26, SHELL-63 an unreadable list shows an error', async ({ signedInPage: page, troubles }) => {
  await breakResponses(page, [/\/api\/v2\/recipients\?/])
  await page.clock.install()
  await page.goto('/recipients')
  await expectAfterRepeats(page.getByText('Unexpected response'))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1-25 of 5,000')).toBeVisible()
  await expectOnlyReports(page, troubles)
})
