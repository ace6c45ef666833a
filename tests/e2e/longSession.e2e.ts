import { type Page } from '@playwright/test'
import { expect, test } from '../support/app.ts'

interface Memory {
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
}

/** Memory of the page after a garbage collection. */
async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    heapMb: valueOf('JSHeapUsedSize') / 2 ** 20,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  }
}

const names = [
  'Sequences',
  'Inbox',
  'Recipients',
  'AI Client',
  'Calls Management',
  'Profiles',
  'Team',
  'Tandem, dashboard',
]

async function navigate(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const name = names[index % names.length] ?? ''
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
}

/** The growth that one round of the same actions may leave. Without leaks it is near zero. */
function expectSame(before: Memory, after: Memory): void {
  for (const name of ['heapMb', 'nodes', 'listeners'] as const)
    expect(after[name], `${name}: ${before[name]} before`).toBeLessThan(before[name] * 1.05)
}

/** Lets the caches of the app drop unused responses. */
const rest = (page: Page) => page.clock.fastForward('10:00')

test('SHELL-106 the memory of a page stays the same after 200 navigations', async ({ signedInPage: page }) => {
  test.setTimeout(900_000)
  await page.clock.install()
  await page.goto('/')
  // The browser compiles and caches code on the first rounds.
  await navigate(page, 200)
  await rest(page)
  const before = await memoryOf(page)
  await navigate(page, 200)
  await rest(page)
  expectSame(before, await memoryOf(page))
})

test('SHELL-106 the memory of the inbox stays the same after 200 conversations', async ({ signedInPage: page }) => {
  test.setTimeout(900_000)
  await page.clock.install()
  await page.goto('/messages')
  // The list grows on the way down, so the way starts and ends at its top.
  const openThere = async (key: string, count: number) => {
    for (let index = 0; index < count; index++) {
      await page.keyboard.press(key)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    }
  }
  const openAndReturn = async () => {
    await openThere('j', 100)
    await openThere('k', 100)
    await rest(page)
  }
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
  await openAndReturn()
  const before = await memoryOf(page)
  await openAndReturn()
  expectSame(before, await memoryOf(page))
})
