// Measures the drawer and the editors of a sequence: `npm run build && node tests/bench/sequences.bench.ts
// [--repeats=5]`.
import { type Page } from 'playwright-core'
import { startProduct } from '../support/productServer.ts'
import { launchChromium } from './support/chromium.ts'
import { benchScenario, isQuick } from './support/quick.ts'
import { type BenchLine, median, printReport } from './support/report.ts'
import { benchFlags } from './support/rounds.ts'
import { openSignedIn, type SignedInPage } from './support/signedInPage.ts'

const { repeats } = benchFlags(5)

/** Slowdown of the processor compared with this machine. */
const slowdown = 4
/** Longest allowed time from the click until the rows show, in ms. */
const longestOpening = 300
/** Longest allowed work of the main thread per key, in ms: one frame. */
const longestKey = 16
/** A key that takes longer than `longestKey` may take at most this multiple of a key in a bare textarea. */
const mostOfBare = 1.5
const [steps, keys] = isQuick ? [4, 4] : [20, 40]
/** An editor reports typed text after this delay, in ms (`useDelayedReport`). */
const reportDelay = 100

const product = await startProduct(['--scenario', benchScenario])
const browser = await launchChromium()

const dialogRows = '[role="dialog"] [role="row"] a[href*="/recipients/manage/"]'

async function opening(
  { page, work, slowDown }: SignedInPage,
  rate: number,
): Promise<{ readonly time: number; readonly worked: number }> {
  await page.goto(`${product.origin}/sequences`)
  const link = page.locator('a[href*="/recipients"][href*="/sequences/manage/"]').first()
  // The first opening loads the code of the drawer, and is not measured.
  await link.click()
  await page.locator(dialogRows).first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator(dialogRows).first().waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await slowDown(rate)
  const before = await work()
  const time = await link.evaluate(async (element: HTMLElement, selector) => {
    const start = performance.now()
    element.click()
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, dialogRows)
  const worked = (await work()) - before
  await slowDown(1)
  return { time, worked }
}

async function typeKeys(page: Page): Promise<void> {
  for (let key = 0; key < keys; key++) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e')
  // Waits, because the delayed report of the last letters also counts as work.
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), 2 * reportDelay)
}

/** Work of the main thread per key, after the browser has compiled the handlers. */
async function typing({ page, work }: SignedInPage): Promise<number> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await typeKeys(page)
  const before = await work()
  await typeKeys(page)
  return ((await work()) - before) / keys
}

/** `add` and `field` are labels, `list` is the selector of the items. */
const editors = [
  { type: 'cloud', tab: 'messages', add: 'Add message', list: '[data-step]', field: 'Message' },
  { type: 'cloud', tab: 'responseManager/interested', add: 'Add response', list: 'section li', field: 'Prompt 1' },
  { type: 'cloud', tab: 'followUps/interested', add: 'Add follow-up', list: 'section li', field: 'Prompt 1' },
  { type: 'reEngagement', tab: 'reEngagements', add: 'Add step', list: 'section li', field: 'Prompt 1' },
] as const
type Editor = (typeof editors)[number]

/** Adds items until the editor has `steps` items, and focuses a field. */
async function openEditor(page: Page, { type, tab, add, list, field }: Editor): Promise<void> {
  const response = await page.request.get(`${product.origin}/api/v2/sequences?limit=100`)
  const { _embedded: embedded }: Listed = await response.json()
  const id = embedded.sequences.find((sequence) => sequence.type === type)?.id
  await page.goto(`${product.origin}/sequences/manage/${id}/${tab}`)
  const button = page.getByRole('button', { name: add })
  await button.waitFor()
  const items = page.locator(`[role="dialog"] ${list}`)
  for (let step = await items.count(); step < steps; step++) await button.click()
  await page.getByRole('textbox', { name: field, exact: true }).first().click()
}

interface Listed {
  readonly _embedded: { readonly sequences: readonly { readonly id: number; readonly type: string }[] }
}

const openBare = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const bare = document.createElement('textarea')
    document.querySelector('[role="dialog"] form')?.append(bare)
    bare.focus()
  })

const lines: BenchLine[] = []
const measured = new Map<string, number[]>()
const note = (work: string, value: number) => measured.set(work, [...(measured.get(work) ?? []), value])
const middle = (work: string) => median(measured.get(work) ?? [])

/** Reports the time per key. If the time is over `longestKey`, compares it with the time in a bare textarea. */
function keyLine(tab: string): BenchLine {
  const [ours, value] = [middle(tab) * slowdown, middle(`${tab}, bare`) * slowdown]
  const work = `type in 1 of ${steps} steps, ${tab} (x${(ours / value).toFixed(2)} of bare)`
  if (ours <= longestKey) return { work, unit: 'ms', ours, limit: longestKey }
  return { work, unit: 'ms', ours, peer: { name: 'bare textarea', value }, limit: mostOfBare }
}

try {
  for (let repeat = 0; repeat < repeats; repeat++) {
    const signedIn = await openSignedIn(browser, product)
    const { context, page } = signedIn
    note('time', (await opening(signedIn, slowdown)).time)
    // Measures the work without the slowdown, because the time of a slowed thread includes pauses for other programs.
    note('work', (await opening(signedIn, 1)).worked)

    for (const editor of editors) {
      await openEditor(page, editor)
      note(editor.tab, await typing(signedIn))
      await openBare(page)
      note(`${editor.tab}, bare`, await typing(signedIn))
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
    ...editors.map(({ tab }) => keyLine(tab)),
  )
  printReport(`Sequences of the large workspace, processor ${slowdown} times slower, medians of ${repeats}`, lines)
} finally {
  await browser.close()
  await product.stop()
}
