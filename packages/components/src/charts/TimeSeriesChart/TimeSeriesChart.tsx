import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { Table20Regular } from '@fluentui/react-icons/svg/table'
import { memo, type ReactNode, useId, useMemo, useState, type RefCallback, useCallback } from 'react'
import { useChartStyles } from '../charts.styles.ts'
import { type ChartData, type ChartSeriesList, highestOf } from './chartData.ts'
import { ChartPointer } from './ChartPointer.tsx'
import { ChartTable } from './ChartTable.tsx'
import { ticksOf, valueTicksOf } from './chartTicks.ts'
import { SeriesSample } from './SeriesSample.tsx'
import { useTimeSeriesPlot } from './useTimeSeriesPlot.ts'
import { useTimeSeriesChartStyles } from './TimeSeriesChart.styles.ts'
import { plotPadding, type PlotSize, pointDomainOf, pointX } from './chartGeometry.ts'

interface ChartMarksProps {
  readonly data: ChartData
  readonly size: PlotSize
}

function ChartMarks({ data, size }: ChartMarksProps) {
  const styles = useTimeSeriesChartStyles()
  const domain = pointDomainOf(data)
  return data.marks?.map(({ date, label }) => {
    const index = data.dates.indexOf(date)
    if (index < 0) return undefined
    const x = pointX(index, domain, size.width)
    const isRight = x > size.width / 2
    const side = isRight ? { right: size.width - x } : { left: x }
    return (
      <div key={`${date} ${label}`}>
        <div
          className={styles.dayLine}
          style={{ left: x, top: plotPadding.top, height: size.height - plotPadding.top - plotPadding.bottom }}
        />
        <span className={styles.dayLabel} style={{ top: plotPadding.top, ...side }}>
          {label}
        </span>
      </div>
    )
  })
}

/** Width of an element in px. 0 while the element is hidden. */
function useElementWidth(): readonly [width: number, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref]
}

export interface TimeSeriesChartProps {
  readonly title: string
  /** Undefined while the data loads. */
  readonly data: ChartData | undefined
  /** Height of the drawing in px. Default: 280. */
  readonly height?: number | undefined
  /** Shows the legend. Default: true. */
  readonly hasLegend?: boolean | undefined
  /** Shown if there are no dates, or all values are 0. */
  readonly empty?: ReactNode | undefined
  /** Shown if the figures failed to load. */
  readonly error?: ReactNode | undefined
  /** The day at the top of the table. Default: latest. */
  readonly firstRow?: 'latest' | 'earliest' | undefined
  /** Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

const skeletonLines = [0, 1, 2, 3, 4]

/** A chart of at most three series over days, as lines or bars. 'Show as table' shows the same figures as a table. */
export const TimeSeriesChart = memo(function TimeSeriesChart({
  title,
  data,
  height = 280,
  hasLegend = true,
  empty,
  error,
  firstRow = 'latest',
  headingLevel = 3,
}: TimeSeriesChartProps) {
  const chart = useChartStyles()
  const styles = useTimeSeriesChartStyles()
  const titleId = useId()
  const [width, frame] = useElementWidth()
  const [isTable, setIsTable] = useState(false)
  const drawPlot = useTimeSeriesPlot()
  const ticks = useMemo(() => (data ? ticksOf(data) : []), [data])
  const highest = useMemo(() => highestOf(data?.series ?? []), [data])
  const valueTicks = useMemo(() => valueTicksOf(highest), [highest])
  const Heading = `h${headingLevel}` as const
  const hasError = error !== undefined
  const isEmpty = !hasError && data !== undefined && (data.dates.length === 0 || (highest === 0 && empty !== undefined))
  const shown = hasError || isEmpty ? undefined : data
  const size = { width, height }
  return (
    <section aria-labelledby={titleId} aria-busy={data === undefined && !hasError} className={chart.root}>
      <header className={chart.head}>
        <Heading id={titleId} className={chart.title}>
          {title}
        </Heading>
        {hasLegend && <Legend series={shown?.series ?? []} />}
        <Button
          size="small"
          appearance="subtle"
          className={styles.toggle}
          icon={isTable ? <DataTrending20Regular /> : <Table20Regular />}
          disabled={shown === undefined}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </header>
      <div ref={frame} className={chart.frame} style={isEmpty || hasError ? { minHeight: height } : { height }}>
        {((data === undefined && !hasError) || (shown && !isTable && !drawPlot)) && (
          <Skeleton aria-label={`Loading ${title}`} className={styles.skeleton}>
            {skeletonLines.map((line) => (
              <SkeletonItem key={line} className={styles.skeletonLine} />
            ))}
          </Skeleton>
        )}
        {hasError && <div className={chart.empty}>{error}</div>}
        {isEmpty && <div className={chart.empty}>{empty}</div>}
        {shown && isTable && <ChartTable title={title} data={shown} firstRow={firstRow} />}
        {shown && !isTable && width > 0 && drawPlot && (
          <>
            <div aria-hidden className={styles.plot}>
              {drawPlot({ data: shown, ticks, valueTicks, size })}
              <ChartMarks data={shown} size={size} />
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
  return (
    <ul aria-label="Legend" className={chart.legend}>
      {series.map((each, index) => (
        <li key={each.id} className={chart.legendItem}>
          <SeriesSample series={each} index={index} />
        </li>
      ))}
    </ul>
  )
}
