// Measures the drawer and the editors of a sequence in the production build, which has to be there: `npm run build &&
// node tests/bench/sequences.bench.ts [--repeats=5]`.
import { parseArgs } from 'node:util'
import { type CDPSession, type Page } from 'playwright-core'
import { startProduct } from '../support/productServer.ts'
import { launchChromium } from './support/chromium.ts'
import { type BenchLine, median, printReport } from './support/report.ts'

const { values: flags } = parseArgs({ options: { repeats: { type: 'string', default: '5' } } })
const repeats = Number(flags.repeats)

/** How much slower than this machine's a processor is. */
const slowdown = 4
/** From the click to the rows, in ms. */
const longestOpening = 300
/** The thread's work of a key, in ms: a frame. */
const longestKey = 16
const steps = 20
const keys = 40

const product = await startProduct(['--scenario', 'large'])
const browser = await launchChromium()

/** The thread's work so far, in ms. */
async function workOf(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const dialogRows = '[role="dialog"] [role="row"] a[href*="/recipients/manage/"]'

/** From a click on the row of the list to the first rows of its recipients. */
async function opening(page: Page, protocol: CDPSession, rate: number): Promise<{ time: number; work: number }> {
  await page.goto(`${product.origin}/sequences`)
  const link = page.locator('a[href*="/recipients"][href*="/sequences/manage/"]').first()
  // Warm: it was opened before.
  await link.click()
  await page.locator(dialogRows).first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator(dialogRows).first().waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate })
  const before = await workOf(protocol)
  const time = await link.evaluate(async (element: HTMLElement, selector) => {
    const start = performance.now()
    element.click()
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, dialogRows)
  const work = (await workOf(protocol)) - before
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { time, work }
}

/** The thread's work of a key in the field that has the focus. */
async function typing(page: Page, protocol: CDPSession): Promise<number> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  const before = await workOf(protocol)
  for (let key = 0; key < keys; key++) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e')
  return ((await workOf(protocol)) - before) / keys
}

/** Opens a tab of a sequence, and makes its list of steps so long. */
async function withSteps(page: Page, tab: string, add: string, list: string): Promise<void> {
  await page.goto(`${product.origin}/sequences/manage/1/${tab}`)
  const button = page.getByRole('button', { name: add })
  await button.waitFor()
  for (let step = await page.locator(list).count(); step < steps; step++) await button.click()
}

const lines: BenchLine[] = []
const measured = new Map<string, number[]>()
const note = (work: string, value: number) => measured.set(work, [...(measured.get(work) ?? []), value])
const middle = (work: string) => median(measured.get(work) ?? [])

try {
  for (let repeat = 0; repeat < repeats; repeat++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw error
    })
    await page.request.post(`${product.origin}/api/v2/auth/login`, {
      data: { email: 'demo@example.com', password: 'demo' },
    })
    const protocol = await context.newCDPSession(page)
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
    note('time', (await opening(page, protocol, slowdown)).time)
    // A slowed thread idles by the clock: its work is counted at full speed.
    note('work', (await opening(page, protocol, 1)).work)

    await withSteps(page, 'messages', 'Add message', '[role="dialog"] [data-step]')
    await page.getByRole('textbox', { name: 'Message' }).first().click()
    note('message', await typing(page, protocol))
    for (const [tab, add] of [
      ['responseManager/interested', 'Add response'],
      ['followUps/interested', 'Add follow-up'],
    ] as const) {
      await withSteps(page, tab, add, '[role="dialog"] section li')
      await page.getByRole('textbox', { name: 'Prompt 1', exact: true }).click()
      note(tab, await typing(page, protocol))
    }
    await context.close()
  }
  lines.push(
    { work: 'open a sequence with its recipients', unit: 'ms', ours: middle('time'), limit: longestOpening },
    {
      work: 'open a sequence: work of the thread',
      unit: 'ms',
      ours: middle('work') * slowdown,
      limit: longestOpening,
    },
    ...['message', 'responseManager/interested', 'followUps/interested'].map((field) => ({
      work: `type in 1 of ${steps} steps, ${field}: work of a key`,
      unit: 'ms',
      ours: middle(field) * slowdown,
      limit: longestKey,
    })),
  )
  printReport(`Sequences of the large workspace, processor ${slowdown} times slower, medians of ${repeats}`, lines)
} finally {
  await browser.close()
  await product.stop()
}
