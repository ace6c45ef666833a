import { type Page } from '@playwright/test'
import { expect, test } from '../support/app.ts'
import { isWhole } from '../support/isWhole.ts'

interface Memory {
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
}

/** Memory after a garbage collection. */
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

/** Number of pages or conversations that a round opens. At least two rounds run. */
const roundLength = isWhole ? 100 : 32

/** Memory that grows in a round by less than these factors counts as unchanged. */
const growth = { heapMb: 1.05, nodes: 1.025, listeners: 1.025 }

const isSame = (before: Memory, after: Memory) =>
  (['heapMb', 'nodes', 'listeners'] as const).every((name) => after[name] < before[name] * growth[name])

/**
 * Repeats a round until the memory stops growing. In the first rounds, the memory grows because the browser compiles
 * code.
 */
async function expectSameMemory(page: Page, round: () => Promise<void>): Promise<void> {
  const found: Memory[] = []
  for (let count = 0; count < 10; count++) {
    await round()
    // The app drops unused responses after some minutes.
    await page.clock.fastForward('10:00')
    found.push(await memoryOf(page))
    const [before, after] = found.slice(-2)
    if (before && after && isSame(before, after)) return
  }
  expect(found, 'the memory grows in every round').toEqual([])
}

test('SHELL-106 the memory of a page stays the same after many navigations', async ({ signedInPage: page }) => {
  test.setTimeout(900_000)
  await page.clock.install()
  await page.goto('/')
  await expectSameMemory(page, () => navigate(page, roundLength))
})

test('SHELL-106 the memory of the inbox stays the same after many conversations', async ({ signedInPage: page }) => {
  test.setTimeout(900_000)
  await page.clock.install()
  await page.goto('/messages')
  const openThere = async (key: string, count: number) => {
    for (let index = 0; index < count; index++) {
      await page.keyboard.press(key)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    }
  }
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
  // Each round moves down the list and up again. Only the first round adds conversations to the list.
  await expectSameMemory(page, async () => {
    await openThere('j', roundLength / 2)
    await openThere('k', roundLength / 2)
  })
})
