// Measures a list of 100,000 rows in the production build, which has to be there: `npm run build && node tests/bench/lists.bench.ts [--repeats=5]`.
import { parseArgs } from 'node:util'
import { type Page } from 'playwright-core'
import { startProduct } from '../support/productServer.ts'
import { launchChromium } from './support/chromium.ts'
import { type BenchLine, median, printReport } from './support/report.ts'

const { values: flags } = parseArgs({ options: { repeats: { type: 'string', default: '5' } } })
const repeats = Number(flags.repeats)

/** How much slower than this machine's a processor is. */
const slowdown = 4
/** From the input to the paint of the new rows, the answer of the server included, in ms. */
const longest = 200

/**
 * Clicks something and tells how long it took until the rows of the list that this brings were painted: another first row than before,
 * none of them dimmed.
 */
async function timeOf(page: Page, label: string, role: 'button' | 'link' = 'button'): Promise<number> {
  const target = page.getByRole(role, { name: label, exact: true }).last()
  await target.waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  const element = await target.elementHandle()
  if (!element) throw new Error(`there is no ${role} "${label}"`)
  return page.evaluate(async (clicked) => {
    const firstHref = () =>
      document.querySelector('[role="grid"] [role="row"][aria-rowindex="2"] a')?.getAttribute('href')?.split('?', 1)[0]
    const before = firstHref()
    const isThere = () => {
      const now = firstHref()
      return now !== undefined && now !== before && document.querySelector('[role="grid"]')?.getAttribute('aria-busy') === 'false'
    }
    const start = performance.now()
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    if (clicked instanceof HTMLElement) clicked.click()
    await shown
    // The frame is painted when the task after its callbacks runs.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, element)
}

const product = await startProduct(['--scenario', 'large'])
const browser = await launchChromium()
const times = new Map<string, number[]>()
const note = (work: string, time: number) => times.set(work, [...(times.get(work) ?? []), time])

try {
  for (let repeat = 0; repeat < repeats; repeat++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw error
    })
    await page.request.post(`${product.origin}/api/v2/auth/login`, { data: { email: 'demo@example.com', password: 'demo' } })
    // The code of the page is there: a list is opened many times a day.
    await page.goto(`${product.origin}/recipients?search=zzzz`)
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
    await page.getByRole('link', { name: 'Tandem' }).first().click()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    note('open the list', await timeOf(page, 'Recipients', 'link'))
    note('next page', await timeOf(page, 'Next page'))
    note('next page', await timeOf(page, 'Next page'))
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Company', exact: true }).fill('Travel')
    note('apply a filter', await timeOf(page, 'Apply'))
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    note('next page of what matches', await timeOf(page, 'Next page'))
    note('clear the filters', await timeOf(page, 'Clear all'))
    await context.close()
  }
  const lines = [...times].map(([work, values]): BenchLine => ({ work, unit: 'ms', ours: median(values), limit: longest }))
  printReport(`A list of 100,000 rows, processor ${slowdown} times slower, medians of ${repeats}`, lines)
} finally {
  await browser.close()
  await product.stop()
}
