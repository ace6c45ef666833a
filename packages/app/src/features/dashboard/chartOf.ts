import { type DashboardDay, bucketStats } from '@tandem/contract'
import { type ChartData } from '@tandem/components'
import { dashboardMessages } from './messages.ts'

const texts = dashboardMessages.statistics

/** The chart of a range: a point a day, or a point a group of days in long ranges (document 2, section 4). */
export function chartOf(days: readonly DashboardDay[]): ChartData {
  const points = bucketStats(days)
  return {
    dates: points.map(({ date }) => date),
    series: [
      { id: 'requests', label: texts.requests, values: points.map(({ requestsCount }) => requestsCount) },
      { id: 'answers', label: texts.answers, values: points.map(({ repliedCount }) => repliedCount) },
      { id: 'calls', label: texts.calls, values: points.map(({ callsCount }) => callsCount) },
    ],
  }
}
