import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { signIn, test as productTest, type Workspace } from './e2e.ts'

interface AppFixtures {
  /**
   * The errors that a page has logged. At the end of each test the list must be empty: remove the errors that you
   * expect.
   */
  readonly troubles: string[]
}

/** True for the line that the browser logs for each failed request. Only errors of the app count. */
const isFailedLoad = (text: string) => text.startsWith('Failed to load resource')

/** Playwright's `test` with the product, for the app's screens. A page that logs an error fails its test. */
export const test = productTest.extend<AppFixtures>({
  troubles: [
    async ({ page }, provide) => {
      const troubles: string[] = []
      page.on('pageerror', ({ message }) => troubles.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isFailedLoad(message.text())) troubles.push(message.text())
      })
      await provide(troubles)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Checks the page against WCAG 2.2 AA. Waits until the page has stopped loading. Ends its animations, because colours
 * in transition have another contrast. Wait for the page's content before this call. Fluent's focus guards are
 * excluded, because they are hidden but can have the focus.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  })
  const { violations } = await new AxeBuilder({ page })
    // Leaves out the thousands of nodes that pass, because describing them takes as long as the check.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('[data-tabster-dummy]')
    // Collects the results in the page, which has no frames. Collecting them in another page would take longer than the
    // check.
    .setLegacyMode()
    .analyze()
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)),
  ).toEqual([])
}

/**
 * The toast with this title. It is selected as a list item, because another element repeats its text for screen
 * readers.
 */
export const toastOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** Pays in a payment popup, which closes when the app has detected the payment. */
export async function pay(popup: Page, card = '4242 4242 4242 4242'): Promise<void> {
  await popup.getByLabel('Card number').fill(card)
  await popup.getByLabel('Expiry').fill('08 / 29')
  await popup.getByLabel('Security code').fill('123')
  await popup.getByRole('button', { name: 'Pay' }).click()
}

/** Closes the plan modal, which opens automatically if no profile is paid. */
export async function closePlanModal(page: Page): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Select your plan' })
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
}

/** A list that gets each later call of the API, such as `GET /dashboard`. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const path = /\/api\/v2(\/.*)$/.exec(pathname)?.[1]
    if (path !== undefined) requests.push(`${request.method()} ${path}`)
  })
  return requests
}

/**
 * The response to the next PATCH. Await it before you set a fault, because the screen shows the result before the
 * response, and the fault would affect this PATCH.
 */
export const nextPatchResponse = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH')

/**
 * Holds requests to a path until the returned function is called, so that loading states are visible on any machine.
 */
export async function held(page: Page, path: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await released.promise
    await route.fallback()
  })
  return released.resolve
}

/** Makes the page believe that its tab is hidden or visible, as after a change of tabs. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isHidden)

/** Clicks 'Cancel' in the popup in a separate task, because in Playwright a click that closes its page can fail. */
export async function cancelPayment(popup: Page): Promise<void> {
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Cancel' }).evaluate((button: HTMLElement) => {
    setTimeout(() => button.click())
  })
  await closed
}

/** Starts a new workspace of a scenario and signs in its owner, or the user with this email. */
export async function startIn(page: Page, workspace: Workspace, scenario: string, email?: string): Promise<void> {
  await workspace.reset(scenario)
  await signIn(page, email)
}

export { expect } from '@playwright/test'
export { type Workspace } from './e2e.ts'
