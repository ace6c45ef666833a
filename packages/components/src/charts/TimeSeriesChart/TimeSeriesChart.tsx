import { mergeClasses, Skeleton, SkeletonItem, ToggleButton } from '@fluentui/react-components'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { Table20Regular } from '@fluentui/react-icons/svg/table'
import { memo, type ReactNode, useId, useMemo, useState } from 'react'
import { useChartStyles } from '../charts.styles.ts'
import { type ChartData, type ChartSeriesList, highestOf, lastDayOf } from './chartData.ts'
import { ChartPointer } from './ChartPointer.tsx'
import { ChartTable } from './ChartTable.tsx'
import { type ChartTick, ticksOf, valueTicksOf } from './chartTicks.ts'
import { useElementWidth } from './useElementWidth.ts'
import { useTimeSeriesPlot } from './useTimeSeriesPlot.ts'
import { useTimeSeriesChartStyles } from './TimeSeriesChart.styles.ts'

export interface TimeSeriesChartProps {
  readonly title: string
  /** What is shown; undefined while it loads. */
  readonly data: ChartData | undefined
  /** Marks of the time axis. Default: by the length of the range (DASH-22). Labels that don't fit are left out. */
  readonly ticks?: readonly ChartTick[]
  /** Of the drawing, in pixels. Default: 280. */
  readonly height?: number
  /** Shows when there are no dates, or nothing has been counted on any of them yet. */
  readonly empty?: ReactNode
  /** Shows in place of the figures that could not be loaded: a compact `ErrorState` with a way to try again. */
  readonly error?: ReactNode
  /** Levels the heading in the page. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4
}

const noTicks: readonly ChartTick[] = []
/** As many lines as an axis usually has. */
const gridLines = [0, 1, 2, 3, 4]

/**
 * Lines over days, y from zero, at most three series, told apart by colour and dashes. Hover or focus shows a day's figures; left and
 * right, Home and End move between days; 'Show as table' gives the same figures as a table.
 */
export const TimeSeriesChart = memo(function TimeSeriesChart({
  title,
  data,
  ticks,
  height = 280,
  empty,
  error,
  headingLevel = 3,
}: TimeSeriesChartProps) {
  const chart = useChartStyles()
  const styles = useTimeSeriesChartStyles()
  const titleId = useId()
  const [width, frame] = useElementWidth()
  const [isTable, setIsTable] = useState(false)
  const drawPlot = useTimeSeriesPlot()
  const [first, lastPoint, last] = [data?.dates[0], data?.dates.at(-1), data && lastDayOf(data)]
  const shownTicks = useMemo(
    () => ticks ?? (first === undefined || last === undefined ? noTicks : ticksOf(first, last, lastPoint)),
    [ticks, first, last, lastPoint],
  )
  const highest = useMemo(() => highestOf(data?.series ?? []), [data])
  const valueTicks = useMemo(() => valueTicksOf(highest), [highest])
  const Heading = `h${headingLevel}` as const
  const hasError = error !== undefined
  const isEmpty = !hasError && data !== undefined && (data.dates.length === 0 || (highest === 0 && empty !== undefined))
  const shown = hasError || isEmpty ? undefined : data
  const size = { width: width ?? 0, height }
  return (
    <section aria-labelledby={titleId} aria-busy={data === undefined && !hasError} className={chart.root}>
      <header className={chart.head}>
        <Heading id={titleId} className={chart.title}>
          {title}
        </Heading>
        <Legend series={shown?.series ?? []} />
        <ToggleButton
          size="small"
          appearance="subtle"
          className={styles.toggle}
          icon={isTable ? <DataTrending20Regular /> : <Table20Regular />}
          checked={isTable}
          disabled={shown === undefined}
          onClick={() => setIsTable(!isTable)}
        >
          Show as table
        </ToggleButton>
      </header>
      <div ref={frame} className={chart.frame} style={isEmpty || hasError ? { minHeight: height } : { height }}>
        {((data === undefined && !hasError) || (shown && !isTable && !drawPlot)) && (
          <Skeleton aria-label={`Loading ${title}`} className={styles.skeleton}>
            {gridLines.map((line) => (
              <SkeletonItem key={line} className={styles.skeletonLine} />
            ))}
          </Skeleton>
        )}
        {hasError && <div className={chart.empty}>{error}</div>}
        {isEmpty && <div className={chart.empty}>{empty}</div>}
        {shown && isTable && <ChartTable title={title} data={shown} />}
        {shown && !isTable && width !== undefined && drawPlot && (
          <>
            <div aria-hidden className={styles.plot}>
              {drawPlot({ data: shown, ticks: shownTicks, valueTicks, size })}
            </div>
            <ChartPointer title={title} data={shown} highest={valueTicks.at(-1) ?? 1} size={size} />
          </>
        )}
      </div>
    </section>
  )
})

function Legend({ series }: { readonly series: ChartSeriesList }) {
  const chart = useChartStyles()
  const styles = useTimeSeriesChartStyles()
  const lines = [styles.line1, styles.line2, styles.line3]
  return (
    <ul aria-label="Legend" className={chart.legend}>
      {series.map(({ id, label }, index) => (
        <li key={id} className={chart.legendItem}>
          <svg aria-hidden viewBox="0 0 20 4" className={mergeClasses(styles.sample, lines[index])}>
            <path d="M0 2h20" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
