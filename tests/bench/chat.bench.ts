// Measures MessageList, Composer and the editors of message steps against their peers:
// `node tests/bench/chat.bench.ts [--repeats=5] [--only=thread,type,steps]`.
import { type Page } from 'playwright-core'
import { launchChromium, type OpenPage, openPage } from './support/chromium.ts'
import { isQuick } from './support/quick.ts'
import { type BenchLine, median, printReport } from './support/report.ts'
import { benchFlags, interleaved } from './support/rounds.ts'
import { serveBenchPages } from './support/site.ts'

const { repeats, wanted } = benchFlags(5)
const [count, keys] = isQuick ? [500, 6] : [10_000, 60]

const site = await serveBenchPages([
  { name: 'tandem', side: 'ours', module: 'chat.tsx' },
  { name: 'virtuoso', side: 'peer', module: 'virtuoso.tsx' },
  { name: 'textarea', side: 'peer', module: 'textarea.tsx' },
  { name: 'steps', side: 'ours', module: 'steps.tsx' },
  { name: 'textareas', side: 'peer', module: 'textareas.tsx' },
])
const browser = await launchChromium('hurried')
const lines: BenchLine[] = []

/** Repeats a measurement on each page, each time in a new context. Returns all values by page and figure. */
const measured = <Figure extends string>(
  names: readonly string[],
  query: string,
  measure: (opened: OpenPage, name: string) => Promise<Record<Figure, number>>,
) =>
  interleaved(repeats, names, async (name) => {
    const opened = await openPage(browser)
    await opened.page.goto(site.url(name, query))
    await opened.page.waitForFunction(() => window.chatBench !== undefined)
    const figures = await measure(opened, name)
    await opened.context.close()
    return figures
  })

const open = (page: Page) => page.evaluate((size) => window.chatBench?.open(size), count)
const orNone = (value: number | undefined) => value ?? Number.NaN

/** Types keys. Returns the median time from a key press to its paint, and the main thread's work per key, in ms. */
async function type({ page, work, idle, slowDown }: OpenPage, keyCount: number, slowdown = 1) {
  await page.waitForFunction(() => window.chatBench?.hasField())
  await idle()
  await page.evaluate(() => window.chatBench?.startTyping())
  await slowDown(slowdown)
  const before = await work()
  const times: number[] = []
  for (let key = 0; key < keyCount; key++) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e')
    times.push(orNone(await page.evaluate(() => window.chatBench?.typed())))
  }
  const task = ((await work()) - before) / keyCount
  await slowDown(1)
  return { time: median(times), task }
}

const printTaskTime = (where: string, ours: number, peers: number) =>
  console.log(`Work of the main thread per key ${where}: ${ours.toFixed(2)} ms, bare textarea ${peers.toFixed(2)} ms`)

try {
  if (wanted('thread')) {
    const figure = await measured(['tandem', 'virtuoso'], '', async ({ page, idle }) => {
      await idle()
      const opened = orNone(await open(page))
      const [times, drifts]: [number[], number[]] = [[], []]
      for (const place of [0.5, 0.001, 0]) {
        await idle()
        const prepended = await page.evaluate((at) => window.chatBench?.prepend(at), place)
        times.push(orNone(prepended?.time))
        drifts.push(orNone(prepended?.drift))
      }
      const appends: number[] = []
      for (let turn = 0; turn < 3; turn++) {
        await idle()
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
    const figure = await measured(['tandem', 'textarea'], '?composer', async (opened, name) => {
      const { page } = opened
      if (name === 'tandem') await open(page)
      const typed = await type(opened, keys)
      return { ...typed, redrawn: orNone(await page.evaluate(() => window.chatBench?.redrawn())) }
    })
    const peer = (name: 'time' | 'task') => ({ name: 'bare textarea', value: median(figure('textarea', name)) })
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
    const figure = await measured(['steps', 'textareas'], '', async (opened) => {
      const { time, task } = await type(opened, keys)
      const slow = await type(opened, keys / 2, 4)
      return { time, task, slowTime: slow.time, slowTask: slow.task }
    })
    const peer = (name: 'time' | 'task' | 'slowTask') => ({
      name: 'bare textareas',
      value: median(figure('textareas', name)),
    })
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
