import { addDays, type IsoDate } from '../../dates/dates.ts'
import { rangeTextOf } from '../../scheduling/DateRangePicker/dateRange.ts'

/** A line, or a group of bars. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  /** Default: `line`. */
  readonly kind?: 'line' | 'bar' | undefined
  /** One value for each date. */
  readonly values: readonly number[]
  /** True if the values belong to an earlier period, for a comparison. The chart draws a thin dashed line. */
  readonly isEarlier?: boolean | undefined
}

/** At most three series, because more are hard to tell apart. */
export type ChartSeriesList =
  | readonly []
  | readonly [ChartSeries]
  | readonly [ChartSeries, ChartSeries]
  | readonly [ChartSeries, ChartSeries, ChartSeries]

/** Dates in ascending order, and a value of each series for each date. */
export interface ChartData {
  /** Days, or the first days of buckets. */
  readonly dates: readonly IsoDate[]
  readonly series: ChartSeriesList
  /** Last day of the last bucket. Undefined if each point is a single day. */
  readonly until?: IsoDate | undefined
  /** Values from this date on are not final. */
  readonly provisional?: { readonly from: IsoDate; readonly label?: string | undefined } | undefined
  /** Days with a name. Each of these days must be in `dates`. */
  readonly marks?: readonly ChartMark[] | undefined
}

export interface ChartMark {
  readonly date: IsoDate
  /** For example 'Last recipient'. */
  readonly label: string
}

export function markLabelsOf(data: Pick<ChartData, 'dates' | 'marks' | 'provisional'>, index: number): string[] {
  const { dates, marks = [], provisional } = data
  const names = marks.filter(({ date }) => date === dates[index]).map(({ label }) => label)
  return provisional?.label !== undefined && index >= firstProvisionalOf(data) ? [...names, provisional.label] : names
}

export function lastDayOf({ dates, until }: Pick<ChartData, 'dates' | 'until'>): IsoDate | undefined {
  return until ?? dates.at(-1)
}

/** Returns the text of a day, or of the first and last day of a bucket. */
export function pointLabel({ dates, until }: Pick<ChartData, 'dates' | 'until'>, index: number): string {
  const start = dates[index] ?? ''
  const next = dates[index + 1]
  const end = until === undefined ? start : next === undefined ? until : addDays(next, -1)
  return rangeTextOf({ start, end })
}

export function highestOf(series: ChartSeriesList): number {
  return series.reduce((highest, { values }) => values.reduce((most, value) => Math.max(most, value), highest), 0)
}

/** Returns the index of the first date whose values are not final, or the number of dates if all values are final. */
export function firstProvisionalOf({ dates, provisional }: Pick<ChartData, 'dates' | 'provisional'>): number {
  const index = provisional === undefined ? -1 : dates.findIndex((date) => date >= provisional.from)
  return index < 0 ? dates.length : index
}
