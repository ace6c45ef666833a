import { type Browser, chromium } from 'playwright-core'
import { findOrInstallChromium, ignoredFlags } from '../../../scripts/browser/chromium.ts'
import { type BenchApi } from './pageBench.ts'
import { isQuick } from './quick.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-precise-memory-info',
]

/** With `screen`, each measured time includes a wait of up to 16.7 ms for the next frame of the screen. */
export const launchChromium = (pace: 'screen' | 'hurried' = 'screen'): Promise<Browser> =>
  chromium.launch({
    args: pace === 'hurried' ? [...flags, '--disable-frame-rate-limit', '--disable-gpu-vsync'] : flags,
    ignoreDefaultArgs: ignoredFlags,
    executablePath: findOrInstallChromium(),
  })

/** A page in a new context. An error of the page fails the bench. */
export async function openPage(browser: Browser, height = 900) {
  const context = await browser.newContext({ viewport: { width: 1440, height } })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  const protocol = await context.newCDPSession(page)
  // Thread ticks exclude the time of other programs.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metric = async (name: string) => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return metrics.find((each) => each.name === name)?.value ?? Number.NaN
  }
  return {
    context,
    page,
    protocol,
    metric,
    /** The work of the main thread so far, in ms. */
    work: async () => (await metric('TaskDuration')) * 1000,
    /** Makes the processor slower by this factor, except in a quick run. */
    slowDown: (rate: number) => protocol.send('Emulation.setCPUThrottlingRate', { rate: isQuick ? 1 : rate }),
    idle: () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))),
  }
}

export type OpenPage = Awaited<ReturnType<typeof openPage>>
export type MeasuredPage = Awaited<ReturnType<typeof openMeasured>>

export async function openMeasured(browser: Browser, url: string) {
  const { context, page, protocol, metric, work, slowDown, idle } = await openPage(browser)
  await page.goto(url)
  await page.waitForFunction(() => window.bench !== undefined)
  const settledBench = async () => {
    await idle()
    return page.evaluateHandle(() => {
      if (!window.bench) throw new Error('the page offers no bench')
      return window.bench
    })
  }
  return {
    prepare: (count: number) => page.evaluate((rowCount) => window.bench?.prepare(rowCount), count),
    mount: async () => (await settledBench()).evaluate((bench) => bench.mount()),
    act: async (name: Parameters<BenchApi['act']>[0]) =>
      (await settledBench()).evaluate((bench, action) => bench.act(action), name),
    takeRendered: async () => (await settledBench()).evaluate((bench) => bench.takeRendered()),
    /** Used heap in megabytes. */
    heap: async () => {
      await protocol.send('HeapProfiler.enable')
      await protocol.send('HeapProfiler.collectGarbage')
      return (await metric('JSHeapUsedSize')) / 1_000_000
    },
    /** Scrolls by `step` px per frame. Returns the work per frame in ms, and the percentage of late frames. */
    scroll: async (frames: number, step: number, slowdown: number) => {
      await slowDown(slowdown)
      const before = await work()
      const gaps = await page.evaluate(([count, by]) => window.bench?.scroll(count, by) ?? [], [frames, step] as const)
      const task = (await work()) - before
      await slowDown(1)
      return { task: task / frames, late: (gaps.filter((gap) => gap > 25).length / gaps.length) * 100 }
    },
    close: () => context.close(),
  }
}
