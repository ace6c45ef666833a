import { addDays, type IsoDate } from '../../dates/dates.ts'
import { rangeTextOf } from '../../scheduling/DateRangePicker/dateRange.ts'

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
  /** Last day that the last point stands for, where points are buckets of several days. Default: the last date. */
  readonly until?: IsoDate | undefined
}

/** Last day of the whole range. */
export function lastDayOf({ dates, until }: Pick<ChartData, 'dates' | 'until'>): IsoDate | undefined {
  return until ?? dates.at(-1)
}

/** What the point at `index` is called: its day, or the first and last day of its bucket. */
export function pointLabel({ dates, until }: Pick<ChartData, 'dates' | 'until'>, index: number): string {
  const start = dates[index] ?? ''
  const next = dates[index + 1]
  const end = until === undefined ? start : next === undefined ? until : addDays(next, -1)
  return rangeTextOf({ start, end })
}

/** The highest value of all series; 0 when there is none. */
export function highestOf(series: ChartSeriesList): number {
  return series.reduce((highest, { values }) => values.reduce((most, value) => Math.max(most, value), highest), 0)
}
