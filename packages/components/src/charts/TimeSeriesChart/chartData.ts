import { addDays, type IsoDate } from '../../dates/dates.ts'
import { rangeTextOf } from '../../scheduling/DateRangePicker/dateRange.ts'

/** A line or a group of bars in the chart. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  /** Drawing style of the values. Default: `line`. */
  readonly kind?: 'line' | 'bar' | undefined
  /** One value for each date, in the order of the dates. */
  readonly values: readonly number[]
  /** Values of an earlier period, to compare with: a thin dashed line in grey. */
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
  /** Days, or the first days of buckets of several days. */
  readonly dates: readonly IsoDate[]
  readonly series: ChartSeriesList
  /** Last day of the last bucket. Undefined if each point is a single day. */
  readonly until?: IsoDate | undefined
  /** Values from this date on are not final: today's values, or a forecast. Points are hollow, bars are pale. */
  readonly provisional?: { readonly from: IsoDate; readonly label?: string | undefined } | undefined
  /** Named days, all among the dates. The drawing shows them as vertical lines with labels, the table as labels. */
  readonly marks?: readonly ChartMark[] | undefined
}

/** A named day. */
export interface ChartMark {
  readonly date: IsoDate
  /** Short: 'Last recipient'. */
  readonly label: string
}

/** The labels of the point at `index`: its marks, and the label of a provisional value. */
export function markLabelsOf(data: Pick<ChartData, 'dates' | 'marks' | 'provisional'>, index: number): string[] {
  const { dates, marks = [], provisional } = data
  const names = marks.filter(({ date }) => date === dates[index]).map(({ label }) => label)
  return provisional?.label !== undefined && index >= firstProvisionalOf(data) ? [...names, provisional.label] : names
}

/** Last day of the whole range. */
export function lastDayOf({ dates, until }: Pick<ChartData, 'dates' | 'until'>): IsoDate | undefined {
  return until ?? dates.at(-1)
}

/** Label of the point at `index`: its day, or the first and last day of its bucket. */
export function pointLabel({ dates, until }: Pick<ChartData, 'dates' | 'until'>, index: number): string {
  const start = dates[index] ?? ''
  const next = dates[index + 1]
  const end = until === undefined ? start : next === undefined ? until : addDays(next, -1)
  return rangeTextOf({ start, end })
}

/** The highest value of all series; 0 without values. */
export function highestOf(series: ChartSeriesList): number {
  return series.reduce((highest, { values }) => values.reduce((most, value) => Math.max(most, value), highest), 0)
}

/** Position of the first provisional point; the number of points if all are final. */
export function firstProvisionalOf({ dates, provisional }: Pick<ChartData, 'dates' | 'provisional'>): number {
  const index = provisional === undefined ? -1 : dates.findIndex((date) => date >= provisional.from)
  return index < 0 ? dates.length : index
}
