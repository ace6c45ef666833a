// Measures cold starts over slow 4G: `npm run build && node tests/bench/start.bench.ts [--repeats=5]`.
import { type Page } from 'playwright-core'
import { startProduct } from '../support/productServer.ts'
import { launchChromium, openPage } from './support/chromium.ts'
import { isQuick } from './support/quick.ts'
import { type BenchLine, median, printReport } from './support/report.ts'
import { benchFlags } from './support/rounds.ts'
import { openSignedIn } from './support/signedInPage.ts'
import { serveBenchPages } from './support/site.ts'

const { repeats } = benchFlags(5)

/** Slow 4G: 1.6 Mbit/s download, 150 ms latency. */
const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
/** The benchmark slows down the processor by this factor. */
const slowdown = 4

interface Start {
  /** From the navigation until the page is usable, in ms. */
  readonly shown: number
  /** First contentful paint, in ms. */
  readonly first: number
  /** Largest contentful paint, in ms. */
  readonly largest: number
  /** kB over the network until the page is usable. */
  readonly wire: number
  readonly waterfall: readonly Entry[]
}

/** A request: times in ms, size in kB. */
interface Entry {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly size: number
}

const site = await serveBenchPages([{ name: 'bare', side: 'ours', module: 'bare.tsx' }])
const product = await startProduct(['--scenario', 'agency'])
const browser = await launchChromium()

/** A page is usable once it has `count` elements of `selector`. */
const pages = [
  { name: 'bare page', url: site.url('bare'), selector: 'h1', count: 1, limit: 1300, isSignedIn: false },
  { name: 'login', url: `${product.origin}/login`, selector: 'form input', count: 2, limit: 1800, isSignedIn: false },
  {
    name: 'dashboard',
    url: `${product.origin}/`,
    selector: 'main [role="group"][aria-busy="false"]',
    count: 3,
    limit: 2800,
    isSignedIn: true,
  },
  {
    name: 'recipients',
    url: `${product.origin}/recipients`,
    selector: '[role="grid"] [data-row="0"]',
    count: 1,
    limit: 2800,
    isSignedIn: true,
  },
]

/** One start with an empty cache. */
async function visit({ url, selector, count, isSignedIn }: (typeof pages)[number]) {
  const opened = isSignedIn ? await openSignedIn(browser, product) : await openPage(browser)
  const { context, page, protocol, slowDown } = opened
  await protocol.send('Network.enable')
  if (!isQuick) await protocol.send('Network.emulateNetworkConditions', network)
  await slowDown(slowdown)
  await page.goto(url, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(
    ([wanted, least]) => document.querySelectorAll(wanted).length >= least && performance.now(),
    [selector, count] as const,
    { polling: 'raf', timeout: 60_000 },
  )
  const start: Start = { shown: Number(await shown.jsonValue()), ...(await paintedIn(page)) }
  await context.close()
  return start
}

const paintedIn = (page: Page): Promise<Pick<Start, 'first' | 'largest' | 'wire' | 'waterfall'>> =>
  page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    const loaded = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest,
      wire: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      waterfall: loaded.map(({ name, startTime, responseEnd, transferSize }) => ({
        name: new URL(name).pathname,
        start: startTime,
        end: responseEnd,
        size: transferSize / 1000,
      })),
    }
  })

function printWaterfall(name: string, waterfall: readonly Entry[]): void {
  const msPerColumn = 100
  console.log(`\n${name}`)
  for (const { name: path, start, end, size } of waterfall) {
    const bar = ' '.repeat(start / msPerColumn) + '█'.repeat(Math.max(1, (end - start) / msPerColumn))
    const times = `${Math.round(start)}-${Math.round(end)} ms`
    console.log(`  ${times.padEnd(14)} ${size.toFixed(1).padStart(6)} kB  ${path.slice(-44).padEnd(44)} ${bar}`)
  }
}

try {
  const lines: BenchLine[] = []
  for (const page of pages) {
    const starts: Start[] = []
    for (let repeat = 0; repeat < repeats; repeat++) starts.push(await visit(page))
    const middle = (key: 'shown' | 'first' | 'largest' | 'wire') => median(starts.map((each) => each[key]))
    printWaterfall(page.name, starts.at(-1)?.waterfall ?? [])
    lines.push(
      { work: `${page.name}: usable`, unit: 'ms', ours: middle('shown'), limit: page.limit },
      { work: `${page.name}: first paint`, unit: 'ms', ours: middle('first'), limit: 1000 },
      { work: `${page.name}: largest paint`, unit: 'ms', ours: middle('largest'), limit: page.limit },
      { work: `${page.name}: on the wire`, unit: 'kB', ours: middle('wire'), limit: Infinity },
    )
  }
  printReport(`Cold starts over slow 4G, processor ${slowdown} times slower, medians of ${repeats}`, lines)
} finally {
  await browser.close()
  await product.stop()
  await site.close()
}
