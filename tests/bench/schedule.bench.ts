// Measures dragging a slot of ScheduleEditor against its peer: `node tests/bench/schedule.bench.ts [--repeats=5]`.
import { parseArgs } from 'node:util'
import { type Browser, type Page } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { type BenchLine, median, printReport } from './support/report.ts'
import { type BenchPage, serveBenchPages } from './support/site.ts'

const { values: flags } = parseArgs({ options: { repeats: { type: 'string', default: '5' } } })
const repeats = Number(flags.repeats)
const [slotCount, steps, slowdown] = [200, 120, 4]

const pages: readonly BenchPage[] = [
  { name: 'tandem', side: 'ours', module: 'schedule.tsx' },
  { name: 'bare', side: 'peer', module: 'barePointer.ts' },
]
const site = await serveBenchPages(pages)
const atScreenPace = await launchChromium()
const hurried = await launchChromium('hurried')

/** One drag in a fresh context on a slowed processor: times to paint, and the main thread's time a frame. */
async function dragged(browser: Browser, name: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page: Page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(site.url(name))
  await page.waitForFunction(() => window.slotBench !== undefined)
  await page.evaluate((count) => window.slotBench?.open(count), slotCount)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  const protocol = await context.newCDPSession(page)
  // Ticks of the thread itself: what other programs of the machine do in the meantime does not count.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskTime = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN
  }
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const before = await taskTime()
  const result = await page.evaluate((count) => window.slotBench?.drag(count), steps)
  const task = (((await taskTime()) - before) * 1000) / steps
  await context.close()
  if (!result) throw new Error('the page offers no bench')
  return { time: median(result.times), task, rendered: result.rendered }
}

const figures = new Map<string, number[]>()
const keep = (key: string, value: number) => figures.set(key, [...(figures.get(key) ?? []), value])
const figure = (key: string) => median(figures.get(key) ?? [])

try {
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const { name } of pages) {
      keep(`${name} time`, (await dragged(hurried, name)).time)
      const { task, rendered } = await dragged(atScreenPace, name)
      keep(`${name} task`, task)
      keep(`${name} rendered`, rendered)
    }
  }
  const against = (name: string) => ({
    ours: figure(`tandem ${name}`),
    peer: { name: 'bare pointer events and transform', value: figure(`bare ${name}`) },
    limit: 1.4,
  })
  const lines: readonly BenchLine[] = [
    {
      work: `drag a slot over a week of ${slotCount}`,
      unit: `ms input to paint, CPU x${slowdown}`,
      ...against('time'),
    },
    { work: `drag a slot over a week of ${slotCount}`, unit: `ms task a frame, CPU x${slowdown}`, ...against('task') },
    {
      work: 'drag: drawings by React',
      unit: 'drawings',
      ours: Math.max(...(figures.get('tandem rendered') ?? [])),
      limit: 0,
    },
  ]
  printReport(`ScheduleEditor, medians of ${repeats}`, lines)
} finally {
  await atScreenPace.close()
  await hurried.close()
  await site.close()
}
