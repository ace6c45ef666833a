import { mergeClasses } from '@fluentui/react-components'
import { memo, useMemo } from 'react'
import { Curve } from 'victory'
import { formatFigure } from '../../format/formatFigure.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'
import { type ChartData } from './chartData.ts'
import { plotPadding, type PlotSize, pointX, pointY, xOfDate } from './chartGeometry.ts'
import { type ChartTick, labelledTicks } from './chartTicks.ts'
import { useTimeSeriesChartStyles } from './TimeSeriesChart.styles.ts'

/** What the drawing is made of. */
export interface TimeSeriesPlotProps {
  readonly data: ChartData
  readonly ticks: readonly ChartTick[]
  readonly valueTicks: readonly number[]
  readonly size: PlotSize
}

/** Colour and dashes of each series: told apart without colour, too. */
const strokes = [
  { stroke: tandemTokens.chartSeries1, strokeWidth: 2 },
  { stroke: tandemTokens.chartSeries2, strokeWidth: 2, strokeDasharray: '7 3' },
  { stroke: tandemTokens.chartSeries3, strokeWidth: 2, strokeDasharray: '2 3' },
]

/**
 * The drawing itself, loaded when a chart first shows. Each series is one path of victory's; axes and grid are a path each and plain texts,
 * because victory's own axes take longer than all lines together.
 */
export const TimeSeriesPlot = memo(function TimeSeriesPlot({
  data: { dates, series },
  ticks,
  valueTicks,
  size,
}: TimeSeriesPlotProps) {
  const styles = useTimeSeriesChartStyles()
  const { width, height } = size
  const highest = valueTicks.at(-1) ?? 1
  const [left, right, base] = [plotPadding.left, width - plotPadding.right, height - plotPadding.bottom]
  const scale = useMemo(
    () => ({
      x: (index: number) => pointX(index, dates.length, { width, height }),
      y: (value: number) => pointY(value, highest, { width, height }),
    }),
    [dates.length, highest, width, height],
  )
  const placeOf = ({ date, label }: ChartTick) => ({ label, x: xOfDate(date, dates, size) })
  const marks = ticks.map(placeOf)
  const labels = labelledTicks(ticks, right - left).map(placeOf)
  return (
    <svg width={width} height={height} className={styles.drawing}>
      <path
        className={styles.gridLines}
        d={[
          ...valueTicks.slice(1).map((value) => `M${left} ${scale.y(value)}H${right}`),
          ...marks.map(({ x }) => `M${x} ${plotPadding.top}V${base}`),
        ].join('')}
      />
      <path
        className={styles.axis}
        d={`M${left} ${base}H${right}${marks.map(({ x }) => `M${x} ${base}v4`).join('')}`}
      />
      <g textAnchor="end">
        {valueTicks.map((value) => (
          <text key={value} x={left - 8} y={scale.y(value)} dy="0.35em">
            {formatFigure(value)}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {labels.map(({ x, label }) => (
          <text key={x} x={x} y={base + 22}>
            {label}
          </text>
        ))}
      </g>
      {series.map(({ id, values }, each) =>
        dates.length > 1 ? (
          <Line key={id} values={values} scale={scale} style={strokes[each]} />
        ) : (
          <circle
            key={id}
            cx={scale.x(0)}
            cy={scale.y(values[0] ?? 0)}
            r="4"
            className={mergeClasses(styles.point, [styles.point1, styles.point2, styles.point3][each])}
          />
        ),
      )}
    </svg>
  )
})

interface LineProps {
  readonly values: readonly number[]
  readonly scale: { readonly x: (index: number) => number; readonly y: (value: number) => number }
  readonly style: (typeof strokes)[number] | undefined
}

function Line({ values, scale, style }: LineProps) {
  const points = useMemo(() => values.map((value, index) => ({ _x: index, _y: value })), [values])
  return <Curve data={points} scale={scale} style={style} interpolation="linear" />
}
