// Measures TimeSeriesChart against Recharts: `node tests/bench/charts.bench.ts [--repeats=7]`.
import { parseArgs } from 'node:util'
import { launchChromium } from './support/chromium.ts'
import { median, printReport } from './support/report.ts'
import { serveBenchPages } from './support/site.ts'

const { values: flags } = parseArgs({ options: { repeats: { type: 'string', default: '7' } } })
const repeats = Number(flags.repeats)

const site = await serveBenchPages([
  { name: 'tandem', side: 'ours', module: 'charts.tsx' },
  { name: 'recharts', side: 'peer', module: 'recharts.tsx' },
])
const browser = await launchChromium('hurried')

/** One visit in a fresh context: six charts mount, then each of three other years comes. */
async function visit(name: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(site.url(name))
  await page.waitForFunction(() => window.chartBench !== undefined)
  const run = async (work: 'mount' | 'change') => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    return (await page.evaluate((which) => window.chartBench?.[which](), work)) ?? Number.NaN
  }
  const mount = await run('mount')
  const changes = [await run('change'), await run('change'), await run('change')]
  await context.close()
  return { mount, change: median(changes) }
}

try {
  const values = { tandem: [], recharts: [] } as Record<'tandem' | 'recharts', { mount: number; change: number }[]>
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const name of ['tandem', 'recharts'] as const) values[name].push(await visit(name))
  }
  const figure = (name: 'tandem' | 'recharts', work: 'mount' | 'change') =>
    median(values[name].map((each) => each[work]))
  printReport(
    `TimeSeriesChart, medians of ${repeats}`,
    (
      [
        ['six charts of 365 points: mount', 'mount', 0.6],
        ['six charts of 365 points: new range', 'change', 0.75],
      ] as const
    ).map(([title, work, limit]) => ({
      work: title,
      unit: 'ms',
      limit,
      ours: figure('tandem', work),
      peer: { name: 'Recharts', value: figure('recharts', work) },
    })),
  )
} finally {
  await browser.close()
  await site.close()
}
