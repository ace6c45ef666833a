import { EmptyState, TimeSeriesChart } from '@tandem/components'
import { useMemo } from 'react'
import { type ChartLabels, type StatsDay, statsChart } from './statsChart.ts'

interface StatsChartProps {
  readonly title: string
  /** Undefined while they load. */
  readonly days: readonly StatsDay[] | undefined
  readonly labels: ChartLabels
  /** Shows when nothing has been counted on any day. */
  readonly empty: string
}

/** Requests, answers and calls of a range of days. */
export function StatsChart({ title, days, labels, empty }: StatsChartProps) {
  const chart = useMemo(() => days && statsChart(days, labels), [days, labels])
  const nothing = useMemo(() => <EmptyState isCompact headingLevel={3} illustration="chart" title={empty} />, [empty])
  return <TimeSeriesChart title={title} data={chart} empty={nothing} />
}
