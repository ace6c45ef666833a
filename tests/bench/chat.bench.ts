// Measures MessageList, Composer and the editors of message steps against their peers:
// `node tests/bench/chat.bench.ts [--repeats=5] [--only=thread,type,steps]`.
import { parseArgs } from 'node:util'
import { type Page } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { type BenchLine, median, printReport } from './support/report.ts'
import { type BenchPage, serveBenchPages } from './support/site.ts'

const { values: flags } = parseArgs({
  options: { repeats: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const repeats = Number(flags.repeats)
const wanted = (name: string) => flags.only === undefined || flags.only.split(',').includes(name)
const count = 10_000

const pages: readonly BenchPage[] = [
  { name: 'tandem', side: 'ours', module: 'chat.tsx' },
  { name: 'virtuoso', side: 'peer', module: 'virtuoso.tsx' },
  { name: 'textarea', side: 'peer', module: 'textarea.tsx' },
  { name: 'steps', side: 'ours', module: 'steps.tsx' },
  { name: 'textareas', side: 'peer', module: 'textareas.tsx' },
]
const site = await serveBenchPages(pages)
const browser = await launchChromium('hurried')
const lines: BenchLine[] = []

/** Repeats a measurement on each page in turn, each time in a fresh context; all values by page and figure. */
async function interleaved(
  names: readonly string[],
  query: string,
  measure: (page: Page, name: string) => Promise<Record<string, number>>,
) {
  const values = new Map<string, number[]>()
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const name of names) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      page.on('pageerror', (error) => {
        throw error
      })
      await page.goto(site.url(name, query))
      await page.waitForFunction(() => window.chatBench !== undefined)
      for (const [figure, value] of Object.entries(await measure(page, name))) {
        values.set(`${name} ${figure}`, [...(values.get(`${name} ${figure}`) ?? []), value])
      }
      await context.close()
    }
  }
  return (name: string, figure: string) => values.get(`${name} ${figure}`) ?? []
}

const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
const open = (page: Page) => page.evaluate((size) => window.chatBench?.open(size), count)
const orNone = (value: number | undefined) => value ?? Number.NaN

/** Types keys on a slowed processor; medians of the time to paint and of the main thread's work. */
async function type(page: Page, keys: number, slowdown = 1) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  const task = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return orNone(metrics.find(({ name }) => name === 'TaskDuration')?.value) * 1000
  }
  await page.waitForFunction(() => window.chatBench?.hasField())
  await idle(page)
  await page.evaluate(() => window.chatBench?.startTyping())
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const before = await task()
  const times: number[] = []
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e')
    times.push(orNone(await page.evaluate(() => window.chatBench?.typed())))
  }
  const work = ((await task()) - before) / keys
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { time: median(times), task: work }
}

const printTaskTime = (where: string, ours: number, peers: number) =>
  console.log(`Main thread's work a key ${where}: ${ours.toFixed(2)} ms, bare textarea ${peers.toFixed(2)} ms`)

try {
  if (wanted('thread')) {
    const figure = await interleaved(['tandem', 'virtuoso'], '', async (page) => {
      await idle(page)
      const opened = orNone(await open(page))
      const [times, drifts]: [number[], number[]] = [[], []]
      for (const place of [0.5, 0.001, 0]) {
        await idle(page)
        const prepended = await page.evaluate((at) => window.chatBench?.prepend(at), place)
        times.push(orNone(prepended?.time))
        drifts.push(orNone(prepended?.drift))
      }
      const appends: number[] = []
      for (let turn = 0; turn < 3; turn++) {
        await idle(page)
        appends.push(orNone(await page.evaluate(() => window.chatBench?.append())))
      }
      return { open: opened, prepend: median(times), append: median(appends), drift: Math.max(...drifts) }
    })
    for (const [work, name] of [
      ['10,000 messages: open', 'open'],
      ['10,000 messages: prepend 50', 'prepend'],
      ['10,000 messages: append', 'append'],
    ] as const) {
      const peer = { name: 'react-virtuoso', value: median(figure('virtuoso', name)) }
      lines.push({ work, unit: 'ms', limit: 1, ours: median(figure('tandem', name)), peer })
    }
    lines.push({
      work: 'prepend 50: anchor drift, worst',
      unit: 'px',
      limit: 0,
      ours: Math.max(...figure('tandem', 'drift')),
    })
    console.log(`react-virtuoso's worst drift: ${Math.max(...figure('virtuoso', 'drift'))} px`)
  }
  if (wanted('type')) {
    const figure = await interleaved(['tandem', 'textarea'], '?composer', async (page, name) => {
      if (name === 'tandem') await open(page)
      const typed = await type(page, 60)
      return { ...typed, redrawn: orNone(await page.evaluate(() => window.chatBench?.redrawn())) }
    })
    const peer = (name: string) => ({ name: 'bare textarea', value: median(figure('textarea', name)) })
    lines.push({
      work: 'type beside 10,000 messages',
      unit: 'ms to paint',
      limit: 1.5,
      ours: median(figure('tandem', 'time')),
      peer: peer('time'),
    })
    lines.push({
      work: 'type: messages re-rendered',
      unit: 'messages',
      limit: 0,
      ours: Math.max(...figure('tandem', 'redrawn')),
    })
    printTaskTime('beside 10,000 messages', median(figure('tandem', 'task')), peer('task').value)
  }
  if (wanted('steps')) {
    const figure = await interleaved(['steps', 'textareas'], '', async (page) => {
      const { time, task } = await type(page, 60)
      const slow = await type(page, 30, 4)
      return { time, task, slowTime: slow.time, slowTask: slow.task }
    })
    const peer = (name: string) => ({ name: 'bare textareas', value: median(figure('textareas', name)) })
    lines.push({
      work: 'type in 1 of 20 message steps',
      unit: 'ms to paint',
      limit: 1.5,
      ours: median(figure('steps', 'time')),
      peer: peer('time'),
    })
    lines.push({
      work: 'type in 1 of 20 message steps, CPU x4',
      unit: "ms of the main thread's work",
      limit: 1.5,
      ours: median(figure('steps', 'slowTask')),
      peer: peer('slowTask'),
    })
    printTaskTime('in message steps', median(figure('steps', 'task')), peer('task').value)
  }
  printReport(`Chat, medians of ${repeats}`, lines)
} finally {
  await browser.close()
  await site.close()
}
