import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** `dur` is the duration, and `tdur` is the work of the thread, both in microseconds. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Length of one piece of a trace in ms. A piece stays in memory until it is read. */
const pieceMs = 5000

/** Times in ms. */
export interface LongestTask {
  /** Time in which the thread worked, without the time of other programs. */
  readonly worked: number
  /** Time by the clock. */
  readonly passed: number
}

function longestOf(trace: Buffer): LongestTask {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString())
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  )
  let [worked, passed] = [0, 0]
  for (const event of traceEvents) {
    if (event.ph !== 'X' || !event.name.endsWith('RunTask') || !mains.has(threadOf(event))) continue
    const { dur = 0, tdur = dur } = event
    worked = Math.max(worked, tdur / 1000)
    passed = Math.max(passed, dur / 1000)
  }
  return { worked, passed }
}

export async function longestTaskOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<LongestTask> {
  let longest: LongestTask = { worked: 0, passed: 0 }
  let isOver = false
  await browser.startTracing(page, { categories: ['toplevel'] })
  const acting = act().finally(() => {
    isOver = true
  })
  for (;;) {
    await Promise.race([acting, delay(pieceMs)])
    const { worked, passed } = longestOf(await browser.stopTracing())
    longest = { worked: Math.max(longest.worked, worked), passed: Math.max(longest.passed, passed) }
    if (isOver) return longest
    await browser.startTracing(page, { categories: ['toplevel'] })
  }
}
