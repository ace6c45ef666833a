import { tokens } from '@fluentui/react-components'
import { memo } from 'react'
import {
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryGroup,
  VictoryLine,
  VictoryScatter,
} from 'victory'
import { formatFigure } from '../../format/formatFigure.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'
import { type ChartData, firstProvisionalOf } from './chartData.ts'
import { plotPadding, type PlotSize, pointDomainOf, pointX, positionOf } from './chartGeometry.ts'
import { type ChartTick, labelStepOf } from './chartTicks.ts'

export interface TimeSeriesPlotProps {
  readonly data: ChartData
  readonly ticks: readonly ChartTick[]
  readonly valueTicks: readonly number[]
  readonly size: PlotSize
}

/** Each line has a different pattern, so that users can distinguish the lines if they cannot see the colours. */
const looks = [
  { color: tandemTokens.chartSeries1, dashes: '' },
  { color: tandemTokens.chartSeries2, dashes: '7 3' },
  { color: tandemTokens.chartSeries3, dashes: '2 3' },
] as const
const earlierLook = { color: tokens.colorNeutralStrokeAccessible, dashes: '5 4' } as const

const tickLabels = { fill: tokens.colorNeutralForeground2, fontFamily: tokens.fontFamilyBase, fontSize: 12, padding: 8 }
const gridStyle = { stroke: tandemTokens.chartGrid, strokeDasharray: 'none' }
const axisLine = { stroke: tokens.colorNeutralStroke1 }
const timeAxisStyle = { axis: axisLine, grid: gridStyle, ticks: { ...axisLine, size: 4 }, tickLabels }
const valueAxisStyle = { axis: { stroke: 'none' }, grid: gridStyle, ticks: { stroke: 'none', size: 0 }, tickLabels }

interface Point {
  readonly x: number
  readonly y: number
}

/** The chunk of this module contains Victory. `useTimeSeriesPlot` loads the chunk when a chart needs it. */
export const TimeSeriesPlot = memo(function TimeSeriesPlot({ data, ticks, valueTicks, size }: TimeSeriesPlotProps) {
  const { dates, series } = data
  const [start, end] = pointDomainOf(data)
  const firstProvisional = firstProvisionalOf(data)
  const step = labelStepOf(ticks.length, size.width - plotPadding.left - plotPadding.right)
  const drawn = series.map(({ id, kind, values, isEarlier = false }, index) => ({
    id,
    kind,
    points: values.map((y, x): Point => ({ x, y })),
    isEarlier,
    look: isEarlier ? earlierLook : (looks[index] ?? looks[0]),
  }))
  const bars = drawn.filter(({ kind }) => kind === 'bar')
  const stepWidth = pointX(1, [start, end], size.width) - pointX(0, [start, end], size.width)
  const barWidth = Math.min(24, (stepWidth * 0.7) / Math.max(1, bars.length))
  return (
    <VictoryChart
      width={size.width}
      height={size.height}
      padding={plotPadding}
      domain={{ x: [start, end], y: [0, valueTicks.at(-1) ?? 1] }}
      // By default, Victory moves bars away from the positions of `pointX`.
      domainPadding={0}
      containerComponent={<VictoryContainer responsive={false} />}
    >
      <VictoryAxis
        dependentAxis
        // Without this offset, the axis of a chart with bars is inside the plot.
        offsetX={plotPadding.left}
        tickValues={[...valueTicks]}
        tickFormat={formatFigure}
        style={valueAxisStyle}
      />
      <VictoryAxis
        tickValues={ticks.map(({ date }) => positionOf(date, dates))}
        tickFormat={(_: number, index: number) =>
          (ticks.length - 1 - index) % step === 0 ? (ticks[index]?.label ?? '') : ''
        }
        style={timeAxisStyle}
      />
      {bars.length > 0 && (
        <VictoryGroup offset={barWidth}>
          {bars.map(({ id, points, look }) => (
            <VictoryBar
              key={id}
              data={points}
              barWidth={barWidth}
              style={{
                data: { fill: look.color, fillOpacity: ({ index }) => (Number(index) < firstProvisional ? 1 : 0.4) },
              }}
            />
          ))}
        </VictoryGroup>
      )}
      {drawn
        .filter(({ kind }) => kind !== 'bar')
        // In an SVG, later lines cover earlier lines. The first series must be on top.
        .toReversed()
        .flatMap(({ id, points, isEarlier, look: { color, dashes } }) => {
          const finalCount = isEarlier ? points.length : firstProvisional
          const line = { stroke: color, strokeWidth: isEarlier ? 1.5 : 2, strokeDasharray: dashes }
          const hollow = { fill: tokens.colorNeutralBackground1, stroke: color, strokeWidth: 2 }
          const final = points.slice(0, finalCount)
          const open = points.slice(finalCount)
          const dotted = { stroke: color, strokeWidth: 2, strokeDasharray: '0 5', strokeLinecap: 'round' } as const
          return [
            final.length === 1 ? (
              <VictoryScatter key={id} data={final} size={4} style={{ data: { fill: color } }} />
            ) : (
              <VictoryLine key={id} data={final} style={{ data: line }} />
            ),
            open.length > 0 && finalCount > 0 && (
              <VictoryLine key={`${id} link`} data={[...final.slice(-1), ...open]} style={{ data: dotted }} />
            ),
            open.length > 0 && <VictoryScatter key={`${id} open`} data={open} size={4} style={{ data: hollow }} />,
          ]
        })}
    </VictoryChart>
  )
})
