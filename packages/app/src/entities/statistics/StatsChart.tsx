import { EmptyState, TimeSeriesChart } from '@tandem/components'
import { bucketDaysOf } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { statsMessages } from './messages.ts'
import { utcTodayAtom } from '../../shared/time/today.ts'
import { type ChartLabels, statsChart, type StatsDay, type StatsSeries } from './statsChart.ts'

interface StatsChartProps {
  /** The name of the counts. The chart adds the period of a point: 'Answers per week'. */
  readonly title: string
  /** Undefined while they load. */
  readonly days: readonly StatsDay[] | undefined
  readonly labels: ChartLabels
  /** The only series to show. Default: all three. */
  readonly only?: StatsSeries
  /** If the range has at least this number of days, each point shows a week or more. */
  readonly weeklyFrom?: number
  /** The days before the range. With `only`, a dashed line shows them. */
  readonly previousDays?: readonly StatsDay[] | undefined
  /** Height of the drawing in px. */
  readonly height?: number
  /** Shown if all counts are zero. */
  readonly empty: string
}

/** Requests, answers and calls of a range of days. */
export function StatsChart(props: StatsChartProps) {
  const { title, days, labels, only, weeklyFrom, previousDays, height, empty } = props
  const today = useAtomValue(utcTodayAtom)
  const chart = useMemo(
    () => days && statsChart(days, { labels, today, only, weeklyFrom, previousDays }),
    [days, labels, today, only, weeklyFrom, previousDays],
  )
  const nothing = useMemo(() => <EmptyState isCompact headingLevel={3} illustration="chart" title={empty} />, [empty])
  const step = statsMessages.perDays(bucketDaysOf(days?.length ?? 0, weeklyFrom))
  return (
    <TimeSeriesChart
      title={`${title} ${step}`}
      data={chart}
      hasLegend={chart !== undefined && chart.series.length > 1}
      empty={nothing}
      height={height}
    />
  )
}
