import { type IsoDate } from '../dates/isoDate.ts'

/** A line of the chart. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  /** One value a day (or bucket), in the order of the dates. */
  readonly values: readonly number[]
}

/** At most three series (look: charts): one has, one or two compare; more is a table. */
export type ChartSeriesList =
  | readonly []
  | readonly [ChartSeries]
  | readonly [ChartSeries, ChartSeries]
  | readonly [ChartSeries, ChartSeries, ChartSeries]

/** What a chart shows: days (or the first days of buckets) in ascending order, and a value of each series for each. */
export interface ChartData {
  readonly dates: readonly IsoDate[]
  readonly series: ChartSeriesList
}

/** The highest value of all series; 0 when there is none. */
export function highestOf(series: ChartSeriesList): number {
  return series.reduce((highest, { values }) => values.reduce((most, value) => Math.max(most, value), highest), 0)
}
