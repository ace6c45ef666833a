import { tokens } from '@fluentui/react-components'
import { memo, useMemo } from 'react'
import { VictoryAxis, VictoryChart, VictoryLine, VictoryScatter } from 'victory'
import { daysBetween } from '../dates/isoDate.ts'
import { formatFigure } from '../format/formatFigure.ts'
import { type ChartData } from './chartData.ts'
import { plotPadding, type PlotSize } from './chartGeometry.ts'
import { type ChartTick, fittingTicks } from './chartTicks.ts'
import { tandemTokens } from '../theme/tandemTokens.ts'

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

const tickLabels = {
  fontFamily: tokens.fontFamilyBase,
  // caption1, in pixels: victory measures texts with it.
  fontSize: 12,
  fill: tokens.colorNeutralForeground2,
  padding: 8,
}
const timeAxisStyle = {
  axis: { stroke: tokens.colorNeutralStroke1 },
  ticks: { stroke: tokens.colorNeutralStroke1, size: 4 },
  grid: { stroke: 'none' },
  tickLabels,
}
const valueAxisStyle = {
  axis: { stroke: 'none' },
  ticks: { stroke: 'none' },
  grid: { stroke: tandemTokens.chartGrid },
  tickLabels,
}

/** The drawing itself, the only part that needs victory: axes and lines, y from zero. Loaded when a chart first shows. */
export const TimeSeriesPlot = memo(function TimeSeriesPlot({ data, ticks, valueTicks, size }: TimeSeriesPlotProps) {
  const { dates, series } = data
  const first = dates[0] ?? ''
  const count = dates.length
  const lines = useMemo(() => series.map(({ values }) => values.map((value, index) => ({ x: index, y: value }))), [series])
  const { labelByPosition, positions } = useMemo(() => {
    // Dates may be buckets of several days: a tick stands where its day falls between them.
    const span = daysBetween(first, dates.at(-1) ?? first)
    const shown = fittingTicks(ticks, size.width - plotPadding.left - plotPadding.right)
    const placed = shown.map(({ date, label }) => [span === 0 ? 0 : (daysBetween(first, date) / span) * (count - 1), label] as const)
    return { labelByPosition: new Map(placed), positions: placed.map(([position]) => position) }
  }, [ticks, size.width, dates, first, count])
  const highest = valueTicks.at(-1) ?? 1
  return (
    <VictoryChart
      width={size.width}
      height={size.height}
      padding={plotPadding}
      domain={{ x: count > 1 ? [0, count - 1] : [-1, 1], y: [0, highest] }}
    >
      <VictoryAxis dependentAxis tickValues={[...valueTicks]} tickFormat={(value: number) => formatFigure(value)} style={valueAxisStyle} />
      <VictoryAxis tickValues={positions} tickFormat={(position: number) => labelByPosition.get(position) ?? ''} style={timeAxisStyle} />
      {lines.map((line, index) =>
        count > 1 ? (
          <VictoryLine key={series[index]?.id} data={line} style={{ data: strokes[index] ?? {} }} />
        ) : (
          <VictoryScatter key={series[index]?.id} data={line} size={4} style={{ data: { fill: strokes[index]?.stroke ?? '' } }} />
        ),
      )}
    </VictoryChart>
  )
})
