// Compares a drag of a slot in ScheduleEditor with a drag by bare pointer events:
// `node tests/bench/schedule.bench.ts [--repeats=5]`.
import { type Browser } from 'playwright-core'
import { launchChromium, openPage } from './support/chromium.ts'
import { isQuick } from './support/quick.ts'
import { type BenchLine, median, printReport } from './support/report.ts'
import { benchFlags, interleaved } from './support/rounds.ts'
import { serveBenchPages } from './support/site.ts'

const { repeats } = benchFlags(5)
const [slotCount, steps, slowdown] = [200, isQuick ? 12 : 120, 4]

const site = await serveBenchPages([
  { name: 'tandem', side: 'ours', module: 'schedule.tsx' },
  { name: 'bare', side: 'peer', module: 'barePointer.ts' },
])
const atScreenPace = await launchChromium()
const hurried = isQuick ? atScreenPace : await launchChromium('hurried')

/** Measures one drag on a slowed processor: the median time to paint, and the main thread's time per frame. */
async function dragged(browser: Browser, name: string) {
  const { context, page, work, slowDown, idle } = await openPage(browser)
  await page.goto(site.url(name))
  await page.waitForFunction(() => window.slotBench !== undefined)
  await page.evaluate((count) => window.slotBench?.open(count), slotCount)
  await idle()
  await slowDown(slowdown)
  const before = await work()
  const result = await page.evaluate((count) => window.slotBench?.drag(count), steps)
  const task = ((await work()) - before) / steps
  await context.close()
  if (!result) throw new Error('the page has no window.slotBench')
  return { time: median(result.times), task, rendered: result.rendered }
}

try {
  const figure = await interleaved(repeats, ['tandem', 'bare'], async (name) => {
    const { time } = await dragged(hurried, name)
    return { ...(await dragged(atScreenPace, name)), time }
  })
  const against = (name: 'time' | 'task') => ({
    ours: median(figure('tandem', name)),
    peer: { name: 'bare pointer events and transform', value: median(figure('bare', name)) },
    limit: 1.4,
  })
  const lines: readonly BenchLine[] = [
    {
      work: `drag a slot in a week with ${slotCount} slots`,
      unit: `ms input to paint, CPU x${slowdown}`,
      ...against('time'),
    },
    {
      work: `drag a slot in a week with ${slotCount} slots`,
      unit: `ms task a frame, CPU x${slowdown}`,
      ...against('task'),
    },
    {
      work: 'drag a slot: renders by React',
      unit: 'renders',
      ours: Math.max(...figure('tandem', 'rendered')),
      limit: 0,
    },
  ]
  printReport(`ScheduleEditor, medians of ${repeats}`, lines)
} finally {
  await atScreenPace.close()
  await hurried.close()
  await site.close()
}
