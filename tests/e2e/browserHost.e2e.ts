import { type Page } from '@playwright/test'
import { hostChecks } from '@tandem/simulator/testing/hostSuite.ts'
import { expect, test } from '../support/e2e.ts'
import { pageFetch, stopApp } from '../support/pageFetch.ts'

async function openDemo(page: Page): Promise<void> {
  await page.goto('/demo')
  await answersCalls(page)
}

async function answersCalls(page: Page): Promise<void> {
  // Waits for the address of the demo. A popup first shows an empty page, and the simulator also responds to this page.
  await page.waitForURL(/\/demo/)
  // Polls with `expect.poll`, because `waitForFunction` would treat the promise as true.
  const isAnswered = () =>
    page.evaluate(async () => (await fetch('/demo/__simulator/state')).headers.has('x-simulator'))
  await expect.poll(isAnswered).toBe(true)
}

async function timeIn(page: Page): Promise<unknown> {
  const response = await pageFetch(page)('/demo/__simulator/state')
  const { clock }: { clock: { now: string } } = await response.json()
  return clock.now
}

async function stopAt(page: Page, now: string): Promise<void> {
  const send = pageFetch(page)
  const response = await send('/demo/__simulator/reset', {
    method: 'POST',
    body: JSON.stringify({ scenario: 'first-sequence', now, frozen: true }),
  })
  expect(response.status).toBe(200)
}

test.describe('the browser host of the simulator', () => {
  test('SIM-16 passes the suite that all hosts must pass', async ({ page, baseURL }) => {
    await openDemo(page)
    // A running app would change the workspace, and react to the logout and the failed requests of the suite.
    await stopApp(page)
    for (const { name, run } of hostChecks)
      await test.step(name, () => run({ fetch: pageFetch(page), base: `${baseURL}/demo` }))
  })

  test('SIM-19 tabs and popups share one workspace, which is saved', async ({ page, context }) => {
    await openDemo(page)
    const now = '2026-05-04T08:00:00.000Z'
    await stopAt(page, now)
    const secondTab = await context.newPage()
    await openDemo(secondTab)
    expect(await timeIn(secondTab)).toBe(now)
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/demo', 'popup', 'width=780,height=800')),
    ])
    await answersCalls(popup)
    expect(await timeIn(popup)).toBe(now)
    await page.reload()
    await answersCalls(page)
    expect(await timeIn(page)).toBe(now)
    await expect.poll(() => savedTime(page)).toBe(Date.parse(now))
    await Promise.all([page, secondTab, popup].map((each) => each.close()))
    const nextDay = await context.newPage()
    await openDemo(nextDay)
    expect(await timeIn(nextDay)).toBe(now)
  })

  test('SIM-18 pages outside the demo get no response from the simulator', async ({ page, context }) => {
    await openDemo(page)
    const outside = await context.newPage()
    await outside.goto('/login')
    expect(await outside.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await outside.evaluate(async () => (await fetch('/demo/api/v2/users/me')).status)).toBe(404)
  })
})

async function savedTime(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const opening = indexedDB.open('tandem-demo')
        opening.addEventListener('success', () => {
          const reading: IDBRequest<{ clock: { now: number } } | undefined> = opening.result
            .transaction('rest')
            .objectStore('rest')
            .get('rest')
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result?.clock.now)
          })
        })
      }),
  )
}
