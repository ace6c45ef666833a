import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useChartStyles } from '../charts.styles.ts'
import { formatCount, formatPercent } from '../../format/formatFigure.ts'
import { type ConversionRow } from './conversion.ts'

interface StagePointerProps {
  readonly title: string
  readonly rows: readonly ConversionRow[]
  readonly baseLabel: string
  /** In px. */
  readonly headHeight: number
  readonly rowHeight: number
  /** Index of the stage with visible figures. */
  readonly marked: number | undefined
  readonly onMark: (index: number | undefined) => void
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/** A layer over the bars. It shows the figures of one stage. */
export function StagePointer({ title, rows, baseLabel, headHeight, rowHeight, marked, onMark }: StagePointerProps) {
  const chart = useChartStyles()
  const [last, setLast] = useState(0)
  const at = Math.min(last, rows.length - 1)
  const row = rows[at]
  const figures = row && [
    { label: 'Count', text: formatCount(row.count) },
    ...(row.share === undefined ? [] : [{ label: `Of ${baseLabel}`, text: formatPercent(row.share) }]),
    ...(row.shareOfBefore === undefined
      ? []
      : [{ label: `Of ${rows[at - 1]?.label ?? ''}`, text: formatPercent(row.shareOfBefore) }]),
  ]
  const mark = (index: number) => {
    const target = Math.max(0, Math.min(rows.length - 1, index))
    setLast(target)
    onMark(target)
  }
  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    mark(Math.floor((event.clientY - event.currentTarget.getBoundingClientRect().top - headHeight) / rowHeight))
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onMark(undefined)
    const by = steps.get(event.key)
    if (by === undefined) return
    event.preventDefault()
    mark(at + by)
  }
  // In the lower half of the chart, the figures are above the row, because there is not enough space below the row.
  const isUpper = at < rows.length / 2
  const place = isUpper ? { top: headHeight + (at + 1) * rowHeight } : { bottom: (rows.length - at) * rowHeight }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`${title}, stage`}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={rows.length - 1}
      aria-valuenow={at}
      aria-valuetext={`${row?.label ?? ''}: ${(figures ?? []).map(({ label, text }) => `${label} ${text}`).join(', ')}`}
      className={chart.pointer}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={() => onMark(undefined)}
      onFocus={() => onMark(at)}
      onBlur={() => onMark(undefined)}
      onKeyDown={handleKey}
    >
      {marked !== undefined && row && (
        <div aria-hidden className={chart.tooltip} style={{ ...place, left: '36%' }}>
          <div className={chart.tooltipTitle}>{row.label}</div>
          {figures?.map(({ label, text }) => (
            <div key={label} className={chart.tooltipRow}>
              <span className={chart.tooltipLabel}>{label}</span>
              <span className={chart.tooltipValue}>{text}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
