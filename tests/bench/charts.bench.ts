// Measures TimeSeriesChart against Recharts: `node tests/bench/charts.bench.ts [--repeats=7]`.
import { launchChromium, openPage } from './support/chromium.ts'
import { median, printReport } from './support/report.ts'
import { benchFlags, interleaved } from './support/rounds.ts'
import { serveBenchPages } from './support/site.ts'

const { repeats } = benchFlags(7)

const site = await serveBenchPages([
  { name: 'tandem', side: 'ours', module: 'charts.tsx' },
  { name: 'recharts', side: 'peer', module: 'recharts.tsx' },
])
const browser = await launchChromium('hurried')

/** Opens a page in a new browser context. Measures one mount, and the median of three changes. */
async function visit(name: string) {
  const { context, page, idle } = await openPage(browser, 1000)
  await page.goto(site.url(name))
  await page.waitForFunction(() => window.chartBench !== undefined)
  const run = async (work: 'mount' | 'change') => {
    await idle()
    return (await page.evaluate((which) => window.chartBench?.[which](), work)) ?? Number.NaN
  }
  const mount = await run('mount')
  const changes = [await run('change'), await run('change'), await run('change')]
  await context.close()
  return { mount, change: median(changes) }
}

try {
  const figure = await interleaved(repeats, ['tandem', 'recharts'], visit)
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
      ours: median(figure('tandem', work)),
      peer: { name: 'Recharts', value: median(figure('recharts', work)) },
    })),
  )
} finally {
  await browser.close()
  await site.close()
}
