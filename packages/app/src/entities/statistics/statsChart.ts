import { type ChartData, type ChartSeries } from '@tandem/components'
import { bucketDaysOf, bucketStats, type IsoDate } from '@tandem/contract'
import { statsMessages as texts } from './messages.ts'

export interface StatsDay {
  readonly date: IsoDate
  readonly requestsCount: number
  readonly repliedCount: number
  readonly callsCount: number
}

export type StatsSeries = 'requests' | 'answers' | 'calls'

export type ChartLabels = Readonly<Record<StatsSeries, string>>

export interface StatsChartOptions {
  readonly labels: ChartLabels
  readonly today: IsoDate
  /** Default: all series. */
  readonly only?: StatsSeries | undefined
  /** In a chart of at least this number of days, each point is a week or more. */
  readonly weeklyFrom?: number | undefined
  /**
   * The days before the range. The chart shows these days as a second series if `only` is set and both periods have the
   * same number of days.
   */
  readonly previousDays?: readonly StatsDay[] | undefined
}

const valueKeys = { requests: 'requestsCount', answers: 'repliedCount', calls: 'callsCount' } as const

/** A point is a day, or a group of days in long ranges (DASH-25, DASH-35). */
export function statsChart(days: readonly StatsDay[], options: StatsChartOptions): ChartData {
  const { labels, today, only, weeklyFrom, previousDays } = options
  const points = bucketStats(days, weeklyFrom)
  const size = bucketDaysOf(days.length, weeklyFrom)
  const until = days.at(-1)?.date
  // The last point is marked if it contains the present day, or if its group of days is incomplete. Without the mark,
  // the low figure would look like a decrease (DASH-35).
  const isLastOpen = (until !== undefined && until >= today) || days.length % size !== 0
  const valuesOf = (id: StatsSeries, of: readonly StatsDay[]) => of.map((point) => point[valueKeys[id]])
  const seriesOf = (id: StatsSeries): ChartSeries => ({ id, label: labels[id], values: valuesOf(id, points) })
  const last = points.at(-1)
  return {
    dates: points.map(({ date }) => date),
    until,
    provisional: isLastOpen && last ? { from: last.date, label: texts.soFar } : undefined,
    series:
      only === undefined
        ? [seriesOf('requests'), seriesOf('answers'), seriesOf('calls')]
        : previousDays?.length === days.length
          ? [seriesOf(only), earlierOf(valuesOf(only, bucketStats(previousDays, weeklyFrom)), days.length)]
          : [seriesOf(only)],
  }
}

const earlierOf = (values: readonly number[], length: number): ChartSeries => ({
  id: 'earlier',
  label: texts.previous(length),
  values,
  isEarlier: true,
})
