import { type ChartData, type ChartSeries } from '@tandem/components'
import { bucketDaysOf, bucketStats, type IsoDate } from '@tandem/contract'

/** A day's figures, or those of a group of days. */
export interface StatsDay {
  readonly date: IsoDate
  readonly requestsCount: number
  readonly repliedCount: number
  readonly callsCount: number
}

/** The series that a chart of statistics can show. */
export type StatsSeries = 'requests' | 'answers' | 'calls'

export type ChartLabels = Readonly<Record<StatsSeries, string>>

export interface StatsChartOptions {
  readonly labels: ChartLabels
  readonly today: IsoDate
  /** The only series to show, with a scale of its own. Default: all three. */
  readonly only?: StatsSeries | undefined
  /** From this many days on, a point is a week. */
  readonly weeklyFrom?: number | undefined
}

const valueKeys = { requests: 'requestsCount', answers: 'repliedCount', calls: 'callsCount' } as const

/** The chart of a range: a point a day, or a point a group of days in long ranges (DASH-25, DASH-35). */
export function statsChart(days: readonly StatsDay[], options: StatsChartOptions): ChartData {
  const { labels, today, only, weeklyFrom } = options
  const points = bucketStats(days, weeklyFrom)
  const size = bucketDaysOf(days.length, weeklyFrom)
  const until = days.at(-1)?.date
  // The running day and a group that is not full yet would look like a fall.
  const isLastOpen = (until !== undefined && until >= today) || days.length % size !== 0
  const seriesOf = (id: StatsSeries): ChartSeries => ({
    id,
    label: labels[id],
    values: points.map((point) => point[valueKeys[id]]),
  })
  return {
    dates: points.map(({ date }) => date),
    until,
    dashedFrom: isLastOpen ? points.at(-1)?.date : undefined,
    series: only ? [seriesOf(only)] : [seriesOf('requests'), seriesOf('answers'), seriesOf('calls')],
  }
}
