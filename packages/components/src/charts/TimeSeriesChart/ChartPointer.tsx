import { mergeClasses } from '@fluentui/react-components'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { useChartStyles } from '../charts.styles.ts'
import { type ChartData, pointLabel } from './chartData.ts'
import { nearestIndex, plotPadding, type PlotSize, pointX, pointY } from './chartGeometry.ts'
import { useTimeSeriesChartStyles } from './TimeSeriesChart.styles.ts'

export interface ChartPointerProps {
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
}

/** Lies over the drawing: picks the day under the pointer or the keyboard and shows its figures. Redraws nothing else. */
export function ChartPointer({ title, data, highest, size }: ChartPointerProps) {
  const { dates, series } = data
  const chart = useChartStyles()
  const styles = useTimeSeriesChartStyles()
  const [index, setIndex] = useState(dates.length - 1)
  const [isShown, setIsShown] = useState(false)
  const at = Math.min(index, dates.length - 1)
  const label = pointLabel(data, at)
  const x = pointX(at, dates.length, size)
  const markers = [styles.line1, styles.line2, styles.line3]

  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    setIndex(nearestIndex(event.clientX - event.currentTarget.getBoundingClientRect().left, dates.length, size))
    setIsShown(true)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsShown(false)
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? dates.length - 1 : at + (steps[event.key] ?? Number.NaN)
    if (Number.isNaN(target)) return
    event.preventDefault()
    setIndex(Math.min(dates.length - 1, Math.max(0, target)))
    setIsShown(true)
  }
  const spoken = `${label}: ${series.map(({ label: name, values }) => `${name} ${formatCount(values[at] ?? 0)}`).join(', ')}`
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`${title}, day`}
      aria-valuemin={0}
      aria-valuemax={dates.length - 1}
      aria-valuenow={at}
      aria-valuetext={spoken}
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
            {series.map(({ id, values }, each) => (
              <circle
                key={id}
                cx={x}
                cy={pointY(values[at] ?? 0, highest, size)}
                r="4"
                className={mergeClasses(styles.mark, markers[each])}
              />
            ))}
          </svg>
          <div
            aria-hidden
            className={chart.tooltip}
            style={
              x > size.width / 2
                ? { right: size.width - x + 12, top: plotPadding.top }
                : { left: x + 12, top: plotPadding.top }
            }
          >
            <div className={chart.tooltipTitle}>{label}</div>
            {series.map(({ id, label: name, values }, each) => (
              <div key={id} className={chart.tooltipRow}>
                <span className={chart.tooltipLabel}>
                  <svg viewBox="0 0 20 4" className={mergeClasses(styles.sample, markers[each])}>
                    <path d="M0 2h20" />
                  </svg>
                  {name}
                </span>
                <span className={chart.tooltipValue}>{formatCount(values[at] ?? 0)}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
