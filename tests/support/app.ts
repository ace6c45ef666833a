import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { signIn, test as productTest, type Workspace } from './e2e.ts'

interface AppFixtures {
  /** The errors that a page has logged. The list must be empty at the end of a test, so remove expected errors. */
  readonly troubles: string[]
}

/** True for the line that the browser logs for each failed request. */
const isFailedLoad = (text: string) => text.startsWith('Failed to load resource')

/** Playwright's `test` with a page of the product. If the page logs an error, the test fails. */
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
 * Checks the page against WCAG 2.2 AA. Wait for the page's content before this call. Fluent's hidden focus guards are
 * excluded.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  })
  const { violations } = await new AxeBuilder({ page })
    // Without this option, axe also describes the correct elements, which takes as long as the check.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('[data-tabster-dummy]')
    // Without the legacy mode, axe opens a second page to join the results of frames. The checked page has no frames.
    .setLegacyMode()
    .analyze()
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)),
  ).toEqual([])
}

/** The toast with this title. The role `listitem` excludes the element that repeats the text for screen readers. */
export const toastOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

export async function pay(popup: Page, card = '4242 4242 4242 4242'): Promise<void> {
  await popup.getByLabel('Card number').fill(card)
  await popup.getByLabel('Expiry').fill('08 / 29')
  await popup.getByLabel('Security code').fill('123')
  await popup.getByRole('button', { name: 'Pay' }).click()
}

export async function closePlanModal(page: Page): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Select your plan' })
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
}

/** The returned list grows with each request to the API. An entry is 'GET /dashboard', for example. */
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
 * The response to the next PATCH request. The screen shows a change before this response arrives. Await the response
 * before you set a fault. Otherwise the fault could apply to the PATCH request.
 */
export const nextPatchResponse = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH')

/** Holds requests to a path until the returned function is called. */
export async function held(page: Page, path: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await released.promise
    await route.fallback()
  })
  return released.resolve
}

export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isHidden)

/** Clicks in a separate task, because in Playwright a click that closes the page can fail. */
export async function cancelPayment(popup: Page): Promise<void> {
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Cancel' }).evaluate((button: HTMLElement) => {
    setTimeout(() => button.click())
  })
  await closed
}

/** Starts a new workspace of a scenario, and signs in. Default user: the owner. */
export async function startIn(page: Page, workspace: Workspace, scenario: string, email?: string): Promise<void> {
  await workspace.reset(scenario)
  await signIn(page, email)
}

export { expect } from '@playwright/test'
export { type Workspace } from './e2e.ts'
