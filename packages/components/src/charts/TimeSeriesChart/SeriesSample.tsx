import { mergeClasses } from '@fluentui/react-components'
import { type ChartSeries } from './chartData.ts'
import { useTimeSeriesChartStyles } from './TimeSeriesChart.styles.ts'

export const seriesClass = (
  { earlier, line1, line2, line3 }: ReturnType<typeof useTimeSeriesChartStyles>,
  { isEarlier = false }: ChartSeries,
  index: number,
): string | undefined => (isEarlier ? earlier : [line1, line2, line3][index])

interface SeriesSampleProps {
  readonly series: ChartSeries
  readonly index: number
}

export function SeriesSample({ series, index }: SeriesSampleProps) {
  const styles = useTimeSeriesChartStyles()
  const { kind, label } = series
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 20 8"
        className={mergeClasses(styles.sample, seriesClass(styles, series, index), kind === 'bar' && styles.barSample)}
      >
        <path d="M0 4h20" />
      </svg>
      {label}
    </>
  )
}
