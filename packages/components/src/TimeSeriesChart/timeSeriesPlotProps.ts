import { type ChartData } from './chartData.ts'
import { type PlotSize } from './chartGeometry.ts'
import { type ChartTick } from './chartTicks.ts'

/** What the drawing is made of. Apart from it, as whoever names this type must not load the drawing. */
export interface TimeSeriesPlotProps {
  readonly data: ChartData
  readonly ticks: readonly ChartTick[]
  readonly valueTicks: readonly number[]
  readonly size: PlotSize
}
