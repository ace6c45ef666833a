import { mergeClasses } from '@fluentui/react-components'
import { type ChartSeries } from './chartData.ts'
import { useTimeSeriesChartStyles } from './TimeSeriesChart.styles.ts'

interface SeriesSampleProps {
  readonly series: ChartSeries
  /** Position of the series, from 0. */
  readonly index: number
}

/** A short sample of a series, in its colour and dashes, with its label. */
export function SeriesSample({ series: { kind, label }, index }: SeriesSampleProps) {
  const styles = useTimeSeriesChartStyles()
  const line = [styles.line1, styles.line2, styles.line3][index]
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 20 8"
        className={mergeClasses(styles.sample, line, kind === 'bar' && styles.barSample)}
      >
        <path d="M0 4h20" />
      </svg>
      {label}
    </>
  )
}
