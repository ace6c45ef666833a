import { TimeSeriesChart } from '@tandem/components'
import { useMemo } from 'react'
import { type ChartLabels, type StatsDay, statsChart } from './statsChart.ts'

interface StatsChartProps {
  readonly title: string
  /** Undefined while they load. */
  readonly days: readonly StatsDay[] | undefined
  readonly labels: ChartLabels
  /** Shows when there are no days. */
  readonly empty: string
}

/** Requests, answers and calls of a range of days. */
export function StatsChart({ title, days, labels, empty }: StatsChartProps) {
  const chart = useMemo(() => days && statsChart(days, labels), [days, labels])
  return <TimeSeriesChart title={title} data={chart} empty={empty} />
}
