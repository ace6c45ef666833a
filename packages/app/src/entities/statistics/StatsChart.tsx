import { EmptyState, TimeSeriesChart } from '@tandem/components'
import { bucketDaysOf } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { statsMessages } from './messages.ts'
import { utcTodayAtom } from '../../shared/time/today.ts'
import { type ChartLabels, statsChart, type StatsDay, type StatsSeries } from './statsChart.ts'

interface StatsChartProps {
  /** The chart appends the period: for 'Answers', it shows the title 'Answers per week'. */
  readonly title: string
  /** Undefined while loading. */
  readonly days: readonly StatsDay[] | undefined
  readonly labels: ChartLabels
  /** Default: all series. */
  readonly only?: StatsSeries
  /** If the range has at least this number of days, each point of the chart represents a week or more. */
  readonly weeklyFrom?: number
  /** The days before the range, shown as a dashed line. Used only together with `only`. */
  readonly previousDays?: readonly StatsDay[] | undefined
  /** In px. */
  readonly height?: number
  readonly empty: string
}

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
