import { benchCharts, type BenchChart } from './chartData.ts'
import { settled, untilShown } from './pageBench.ts'

export interface ChartPage {
  /** Loads the lazy parts of the charts. */
  readonly load: () => Promise<unknown>
  /** The first call adds the charts to the page. A later call shows new figures in these charts. */
  readonly show: (charts: readonly BenchChart[]) => void
  /** One path per series of each chart. */
  readonly lines: () => readonly Element[]
}

export interface ChartBench {
  /** Mounts six charts on an empty page. Returns milliseconds until the paint. */
  readonly mount: () => Promise<number>
  /** Shows another year in all charts. Returns milliseconds until the paint. */
  readonly change: () => Promise<number>
}

declare global {
  interface Window {
    chartBench?: ChartBench
  }
}

const firstYear = 2021
const seriesCount = 3

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
        // With any kind of curve, a path has more than four characters for each of its 365 points.
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
