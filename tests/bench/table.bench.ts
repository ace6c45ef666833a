// Measures DataTable against its peers: `node tests/bench/table.bench.ts [--repeats=5]
// [--only=mount,scroll,page,toggle]`.
import { type Browser } from 'playwright-core'
import { launchChromium, type MeasuredPage, openMeasured } from './support/chromium.ts'
import { isQuick } from './support/quick.ts'
import { type BenchLine, median, printReport } from './support/report.ts'
import { benchFlags, interleaved } from './support/rounds.ts'
import { serveBenchPages } from './support/site.ts'

const { repeats, wanted } = benchFlags(5)
const [rowCount, frames] = isQuick ? [1000, 24] : [10_000, 240]

const site = await serveBenchPages([
  { name: 'tandem', side: 'ours', module: 'table.tsx' },
  { name: 'agGrid', side: 'peer', module: 'agGrid.ts' },
  { name: 'tanstackVirtual', side: 'peer', module: 'tanstackVirtual.tsx' },
  { name: 'muiDataGrid', side: 'peer', module: 'muiDataGrid.tsx' },
  { name: 'fluentDataGrid', side: 'peer', module: 'fluentDataGrid.tsx' },
])
const atScreenPace = await launchChromium()
const hurried = isQuick ? atScreenPace : await launchChromium('hurried')
const lines: BenchLine[] = []

/** Repeats a measurement on each page, each time in a new context. Returns the medians by page and figure. */
async function measured<Figure extends string>(
  browser: Browser,
  names: readonly string[],
  query: string,
  measure: (page: MeasuredPage) => Promise<Record<Figure, number>>,
) {
  const values = await interleaved(repeats, names, async (name) => {
    const page = await openMeasured(browser, site.url(name, query))
    const figures = await measure(page)
    await page.close()
    return figures
  })
  return (name: string, figure: Figure) => median(values(name, figure))
}

try {
  if (wanted('mount')) {
    const figure = await measured(hurried, ['tandem', 'agGrid'], '', async (page) => {
      await page.prepare(rowCount)
      const before = await page.heap()
      const time = await page.mount()
      // `before` contains the rows and the loaded code. The difference is the heap of the table.
      return { time, heap: (await page.heap()) - before, before }
    })
    for (const [work, name, unit, limit] of [
      ['10,000 x 12, data to first paint', 'time', 'ms', 0.5],
      ['10,000 x 12, heap', 'heap', 'MB', 0.6],
    ] as const) {
      lines.push({
        work,
        unit,
        limit,
        ours: figure('tandem', name),
        peer: { name: 'AG Grid', value: figure('agGrid', name) },
      })
    }
  }
  if (wanted('scroll')) {
    const figure = await measured(atScreenPace, ['tandem', 'agGrid', 'tanstackVirtual'], '', async (page) => {
      await page.prepare(rowCount)
      await page.mount()
      return page.scroll(frames, 80, 4)
    })
    const ours = figure('tandem', 'task')
    const unit = 'ms task a frame, CPU x4'
    lines.push({
      work: 'scroll 10,000 rows',
      unit,
      limit: 0.7,
      ours,
      peer: { name: 'AG Grid', value: figure('agGrid', 'task') },
    })
    lines.push({
      work: 'scroll 10,000 rows',
      unit,
      limit: 1.4,
      ours,
      peer: { name: 'TanStack Virtual', value: figure('tanstackVirtual', 'task') },
    })
    // If the frames of the peers are also late, the machine is too busy.
    const others = `AG Grid ${figure('agGrid', 'late').toFixed(0)} %, TanStack Virtual ${figure('tanstackVirtual', 'late').toFixed(0)} %`
    lines.push({ work: 'scroll: frames over 25 ms', unit: `% (${others})`, limit: 5, ours: figure('tandem', 'late') })
  }
  if (wanted('page')) {
    const figure = await measured(hurried, ['tandem', 'muiDataGrid'], '?mode=pages', async (page) => {
      await page.prepare(rowCount)
      await page.mount()
      const times = []
      for (let turn = 0; turn < 5; turn++) times.push(await page.act('nextPage'))
      return { time: median(times) }
    })
    const peer = { name: 'MUI X DataGrid', value: figure('muiDataGrid', 'time') }
    lines.push({
      work: 'page of 100 rows, click to paint',
      unit: 'ms',
      limit: 0.6,
      ours: figure('tandem', 'time'),
      peer,
    })
  }
  if (wanted('toggle')) {
    const figure = await measured(hurried, ['tandem', 'fluentDataGrid'], '?mode=select', async (page) => {
      await page.prepare(1000)
      await page.mount()
      await page.takeRendered()
      const times = [await page.act('toggleRow')]
      const rendered = await page.takeRendered()
      for (let turn = 0; turn < 5; turn++) times.push(await page.act('toggleRow'))
      return { time: median(times), rendered }
    })
    const peer = { name: 'Fluent DataGrid', value: figure('fluentDataGrid', 'time') }
    lines.push({ work: 'toggle one of 1,000 rows', unit: 'ms', limit: 0.3, ours: figure('tandem', 'time'), peer })
    lines.push({ work: 'toggle: rows re-rendered', unit: 'rows', limit: 1, ours: figure('tandem', 'rendered') })
  }
  printReport(`DataTable, medians of ${repeats}`, lines)
} finally {
  await atScreenPace.close()
  await hurried.close()
  await site.close()
}
