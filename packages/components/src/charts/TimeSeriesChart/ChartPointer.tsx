import { mergeClasses } from '@fluentui/react-components'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { useChartStyles } from '../charts.styles.ts'
import { type ChartData, markLabelsOf, pointLabel } from './chartData.ts'
import { nearestIndex, plotPadding, type PlotSize, pointDomainOf, pointX, pointY } from './chartGeometry.ts'
import { SeriesSample, seriesClass } from './SeriesSample.tsx'
import { useTimeSeriesChartStyles } from './TimeSeriesChart.styles.ts'

interface ChartPointerProps {
  readonly title: string
  readonly data: ChartData
  /** The value at the top of the axis. */
  readonly highest: number
  readonly size: PlotSize
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: -Infinity,
  End: Infinity,
}

/** In px. */
const tooltipGap = 12

/** A layer over the chart. It shows the figures of one point. */
export function ChartPointer({ title, data, highest, size }: ChartPointerProps) {
  const { dates, series } = data
  const chart = useChartStyles()
  const styles = useTimeSeriesChartStyles()
  const lastIndex = dates.length - 1
  const [chosen, setChosen] = useState(lastIndex)
  const [isShown, setIsShown] = useState(false)
  const index = Math.min(chosen, lastIndex)
  const domain = pointDomainOf(data)
  const x = pointX(index, domain, size.width)
  const label = [pointLabel(data, index), ...markLabelsOf(data, index)].join(', ')
  const figures = series.map((each) => ({ ...each, figure: formatCount(each.values[index] ?? 0) }))

  const choose = (next: number) => {
    setChosen(Math.min(lastIndex, Math.max(0, next)))
    setIsShown(true)
  }
  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    choose(nearestIndex(event.clientX - left, dates.length, domain, size.width))
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Escape') setIsShown(false)
    if (step === undefined) return
    event.preventDefault()
    choose(index + step)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`${title}, day`}
      aria-valuemin={0}
      aria-valuemax={lastIndex}
      aria-valuenow={index}
      aria-valuetext={`${label}: ${figures.map((each) => `${each.label} ${each.figure}`).join(', ')}`}
      className={chart.pointer}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={() => setIsShown(false)}
      onFocus={() => setIsShown(true)}
      onBlur={() => setIsShown(false)}
      onKeyDown={handleKey}
    >
      {isShown && (
        <>
          <svg aria-hidden width={size.width} height={size.height} className={styles.marks}>
            <path d={`M${x} ${plotPadding.top}V${size.height - plotPadding.bottom}`} className={styles.guide} />
            {series.map((each, position) =>
              each.kind === 'bar' ? undefined : (
                <circle
                  key={each.id}
                  cx={x}
                  cy={pointY(each.values[index] ?? 0, highest, size)}
                  r="4"
                  className={mergeClasses(seriesClass(styles, each, position), styles.mark)}
                />
              ),
            )}
          </svg>
          <div
            aria-hidden
            className={chart.tooltip}
            style={{
              top: plotPadding.top,
              ...(x > size.width / 2 ? { right: size.width - x + tooltipGap } : { left: x + tooltipGap }),
            }}
          >
            <div className={chart.tooltipTitle}>{label}</div>
            {figures.map((each, position) => (
              <div key={each.id} className={chart.tooltipRow}>
                <span className={chart.tooltipLabel}>
                  <SeriesSample series={each} index={position} />
                </span>
                <span className={chart.tooltipValue}>{each.figure}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
