import { type ChartData } from '@tandem/components'
import { bucketStats, type IsoDay } from '@tandem/contract'

/** A day's figures, or those of a group of days. */
export interface StatsDay {
  readonly date: IsoDay
  readonly requestsCount: number
  readonly repliedCount: number
  readonly callsCount: number
}

export type ChartLabels = Readonly<Record<'requests' | 'answers' | 'calls', string>>

/** The chart of a range: a point a day, or a point a group of days in long ranges (DASH-25). */
export function statsChart(days: readonly StatsDay[], labels: ChartLabels): ChartData {
  const points = bucketStats(days)
  return {
    dates: points.map(({ date }) => date),
    until: days.at(-1)?.date,
    series: [
      { id: 'requests', label: labels.requests, values: points.map(({ requestsCount }) => requestsCount) },
      { id: 'answers', label: labels.answers, values: points.map(({ repliedCount }) => repliedCount) },
      { id: 'calls', label: labels.calls, values: points.map(({ callsCount }) => callsCount) },
    ],
  }
}
