// Measures a list of 100,000 rows: `npm run build && node tests/bench/lists.bench.ts [--repeats=5]`.
import { type Locator } from 'playwright-core'
import { startProduct } from '../support/productServer.ts'
import { launchChromium } from './support/chromium.ts'
import { type PaintTimes, paintTimesOf } from './support/paintTimes.ts'
import { benchScenario } from './support/quick.ts'
import { type BenchLine, median, printReport } from './support/report.ts'
import { benchFlags } from './support/rounds.ts'
import { openSignedIn } from './support/signedInPage.ts'

const { repeats } = benchFlags(5)

/** The factor by which the processor is slowed down for the page. */
const slowdown = 4
/** Maximum time from the input to the first feedback, in ms. */
const longestFeedback = 200
/** Maximum time from the input to the new rows, in ms. The rows load before (`ahead`) or after the input (`asked`). */
const longest = { ahead: 150, asked: 300 } as const

const product = await startProduct(['--scenario', benchScenario])
const browser = await launchChromium()
type Measured = Map<string, { readonly limit: number; readonly times: PaintTimes[] }>

async function visit(rate: number, times: Measured): Promise<void> {
  const signedIn = await openSignedIn(browser, product)
  const { context, page, slowDown } = signedIn
  // Loads the code of the list and its filters.
  await page.goto(`${product.origin}/recipients?search=zzzz`)
  await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
  await page.getByRole('button', { name: /^Filter/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Company', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Tandem' }).first().click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  // Waits for the dashboard, because its work must not be measured.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await slowDown(rate)
  const note = async (work: string, how: keyof typeof longest, target: Locator) => {
    const before = times.get(work)?.times ?? []
    times.set(work, { limit: longest[how], times: [...before, await paintTimesOf(signedIn, target)] })
  }
  const nextPage = page.getByRole('button', { name: 'Next page' })
  await note('open the list', 'asked', page.getByRole('link', { name: 'Recipients', exact: true }))
  await note('next page', 'ahead', nextPage)
  await note('next page', 'ahead', nextPage)
  await note('sort', 'asked', page.getByRole('columnheader', { name: 'Company' }).getByRole('button'))
  const filter = async (company: string) => {
    await page.getByRole('button', { name: /^Filter/ }).click()
    await drawer.getByRole('textbox', { name: 'Company', exact: true }).fill(company)
    return drawer.getByRole('button', { name: 'Apply' })
  }
  await note('apply a filter before its count', 'asked', await filter('Systems'))
  await drawer.waitFor({ state: 'hidden' })
  await note('next page of a filtered list', 'ahead', nextPage)
  const apply = await filter('Group')
  await drawer.getByText(/^Show [\d,]+ recipients$/).waitFor()
  await note('apply a filter after its count', 'ahead', apply)
  await drawer.waitFor({ state: 'hidden' })
  await note('remove the filter', 'asked', page.getByRole('button', { name: 'Company: Group' }))
  await context.close()
}

const [slowed, plain]: [Measured, Measured] = [new Map(), new Map()]
try {
  for (let repeat = 0; repeat < repeats; repeat++) {
    await visit(slowdown, slowed)
    // Measures the work of the main thread without the slowdown. With the slowdown, the measured work would include
    // the time of other programs.
    await visit(1, plain)
  }
  const middle = (measured: Measured, work: string, key: keyof PaintTimes) =>
    median((measured.get(work)?.times ?? []).map((each) => each[key]))
  const lines = [...slowed].flatMap(([work, { limit }]): BenchLine[] => [
    { work: `${work}: first feedback`, unit: 'ms', ours: middle(slowed, work, 'feedback'), limit: longestFeedback },
    { work: `${work}: new rows`, unit: 'ms', ours: middle(slowed, work, 'rows'), limit },
    { work: `${work}: work of the thread`, unit: 'ms', ours: middle(plain, work, 'task') * slowdown, limit },
  ])
  printReport(
    `A list of 100,000 rows, processor ${slowdown} times slower, from input to paint, medians of ${repeats}`,
    lines,
  )
} finally {
  await browser.close()
  await product.stop()
}
