import { type Page } from '@playwright/test'
import { expect, startIn, test } from '../support/app.ts'

/** The horizontal positions of the links and buttons in the navigation bar. */
async function barOf(page: Page): Promise<readonly number[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const items = page.getByRole('banner').locator('a:visible, button:visible')
  return items.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
}

test('SHELL-107 the navigation does not move between pages', async ({ signedInPage: page, workspace }) => {
  await page.goto('/')
  const bar = await barOf(page)
  expect(bar).toHaveLength(13)
  for (const address of ['/sequences', '/calls', '/help', '/help/inbox', '/no-such-page']) {
    await page.goto(address)
    expect(await barOf(page), address).toEqual(bar)
  }
  await expect(page.getByRole('button', { name: /unread/ })).toBeVisible()
  expect(await barOf(page)).toEqual(bar)

  await startIn(page, workspace, 'disconnected')
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Profiles/ })).toContainText('!')
  expect(await barOf(page)).toEqual(bar)
})

test('SHELL-67 an open dialog dims the whole page, including the space of the scroll bar', async ({
  signedInPage: page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const root = page.locator(':root')
  const colour = await root.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(root).not.toHaveCSS('background-color', colour)
  await page.keyboard.press('Escape')
  await expect(root).toHaveCSS('background-color', colour)
})

/** The sum of all layout shifts since the page began to load. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => {})
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => {
          const shifts = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(shifts.reduce((sum, value) => sum + value, 0))
        })
      }),
  )

test('SHELL-87 on the first visit a notice does not move the dashboard', async ({ signedInPage: page, workspace }) => {
  await startIn(page, workspace, 'disconnected')
  // The page waits for its notices at most 0.6 s, in a CSS animation. On a slow machine, this is not enough.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'Connection lost' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await shiftOf(page)).toBeLessThan(0.01)
})

test('SHELL-108 on the first visit the bar of the demo does not move the page', async ({ page }) => {
  await page.goto('/demo/help')
  await expect(page.getByRole('region', { name: 'Demo', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.01)
})
