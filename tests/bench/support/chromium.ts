import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { type BenchApi } from './pageBench.ts'

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

/**
 * The Chromium that `CHROMIUM_PATH` names, the system's where there is one, else the one that Playwright installed.
 * `hurried` makes each frame as soon as there is something to show: without it a wait of up to 16.7 ms for the screen
 * is part of every time from input to paint, the same for all.
 */
export function launchChromium(pace: 'screen' | 'hurried' = 'screen'): Promise<Browser> {
  const systemPath = [
    process.env['CHROMIUM_PATH'] ?? '',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => existsSync(path))
  return chromium.launch({
    args: pace === 'hurried' ? [...flags, '--disable-frame-rate-limit', '--disable-gpu-vsync'] : flags,
    ...(systemPath === undefined ? {} : { executablePath: systemPath }),
  })
}

export type MeasuredPage = Awaited<ReturnType<typeof openMeasured>>

/** A page in a fresh context, 1440x900, with the protocol's counters at hand. */
export async function openMeasured(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(url)
  await page.waitForFunction(() => window.bench !== undefined)
  const protocol = await context.newCDPSession(page)
  // Ticks of the thread itself: what other programs of the machine do in the meantime does not count.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metric = async (name: string) => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return metrics.find((each) => each.name === name)?.value ?? Number.NaN
  }
  /** Calls the page's side of the bench, after everything that is under way has settled. */
  const call = async <Result>(run: (api: BenchApi) => Promise<Result> | Result): Promise<Result> => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    const api = await page.evaluateHandle(() => {
      if (!window.bench) throw new Error('the page offers no bench')
      return window.bench
    })
    return api.evaluate(run)
  }
  return {
    prepare: (count: number) => api(count),
    mount: () => call((bench) => bench.mount()),
    act: (name: Parameters<BenchApi['act']>[0]) => named(name),
    takeRendered: () => call((bench) => bench.takeRendered()),
    /** Megabytes in use after garbage has been collected. */
    heap: async () => {
      await protocol.send('HeapProfiler.enable')
      await protocol.send('HeapProfiler.collectGarbage')
      return (await metric('JSHeapUsedSize')) / 1_000_000
    },
    /** Scrolls by px a frame: the main thread's ms a frame, and the percentage of frames over 25 ms. */
    scroll: async ({
      frames,
      step,
      slowdown,
    }: {
      readonly frames: number
      readonly step: number
      readonly slowdown: number
    }) => {
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const before = await metric('TaskDuration')
      const gaps = await page.evaluate(([count, by]) => window.bench?.scroll(count, by) ?? [], [frames, step] as const)
      const task = ((await metric('TaskDuration')) - before) * 1000
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      return { task: task / frames, late: (gaps.filter((gap) => gap > 25).length / gaps.length) * 100 }
    },
    close: () => context.close(),
  }

  function api(count: number) {
    return page.evaluate((rowCount) => window.bench?.prepare(rowCount), count)
  }
  async function named(name: Parameters<BenchApi['act']>[0]) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    const time = await page.evaluate((action) => window.bench?.act(action), name)
    if (time === undefined) throw new Error('the page offers no bench')
    return time
  }
}
