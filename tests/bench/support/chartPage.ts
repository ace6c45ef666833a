import { benchCharts, type BenchChart } from './chartData.ts'
import { settled, untilShown } from './pageBench.ts'

/** What a page with charts offers to the measuring side. */
export interface ChartPage {
  /** Loads what the charts load lazily. */
  readonly load: () => Promise<unknown>
  /** Puts the charts on the page, or shows these figures in them. */
  readonly show: (charts: readonly BenchChart[]) => void
  /** The drawn lines: one path a series of each chart. */
  readonly lines: () => readonly Element[]
}

export interface ChartBench {
  /** Six charts of 365 points on an empty page: milliseconds to their paint. */
  readonly mount: () => Promise<number>
  /** Another year in all of them: milliseconds to its paint. */
  readonly change: () => Promise<number>
}

declare global {
  interface Window {
    chartBench?: ChartBench
  }
}

const firstYear = 2021
const seriesCount = 3

/** Makes a page of charts measurable from outside. */
export async function offerCharts(page: ChartPage): Promise<void> {
  await page.load()
  let year = firstYear
  const show = async () => {
    const charts = benchCharts(year)
    const pathsOf = () => page.lines().map((line) => line.getAttribute('d') ?? '')
    const before = new Set(pathsOf())
    const time = await untilShown(
      () => page.show(charts),
      () => {
        const paths = pathsOf()
        // Each line holds as many points as there are days, whatever the kind of curve.
        return (
          paths.length === charts.length * seriesCount &&
          paths.every((path) => path.length > 365 * 4 && !before.has(path))
        )
      },
    )
    await settled()
    return time
  }
  window.chartBench = {
    mount: show,
    change: () => {
      year += 1
      return show()
    },
  }
}
