import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { useRangeSliderStyles } from './RangeSlider.styles.ts'
import { percentAt, thumbFor, valueAfterKey, valueAt, withThumb } from './rangeSteps.ts'

type Range = readonly [number, number]

interface RangeSliderProps {
  /** The accessible name, 'Messages'. */
  readonly label: string
  readonly bounds: Range
  readonly range: Range
  readonly onChange: (range: Range) => void
}

const names = ['from', 'to'] as const

/**
 * A track with two thumbs. Pressing anywhere on it moves the nearer one. Keyboard: arrows move a thumb by a step, Page
 * Up and Down by ten, Home and End as far as possible.
 */
export function RangeSlider({ label, bounds, range, onChange }: RangeSliderProps) {
  const styles = useRangeSliderStyles()
  const track = useRef<HTMLDivElement>(null)
  const thumbs = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)] as const
  const [dragged, setDragged] = useState<0 | 1>()
  const valueUnder = (clientX: number) => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {}
    return valueAt((clientX - left) / width, bounds)
  }
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    // Else the browser would select text and move focus off the thumb.
    event.preventDefault()
    const value = valueUnder(event.clientX)
    const thumb = thumbFor(value, range)
    event.currentTarget.setPointerCapture(event.pointerId)
    thumbs[thumb].current?.focus()
    setDragged(thumb)
    onChange(withThumb(range, thumb, value, bounds))
  }
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (dragged !== undefined) onChange(withThumb(range, dragged, valueUnder(event.clientX), bounds))
  }
  const handleKey = (event: KeyboardEvent, thumb: 0 | 1) => {
    const value = valueAfterKey(event.key, range[thumb], bounds)
    if (value === undefined) return
    event.preventDefault()
    onChange(withThumb(range, thumb, value, bounds))
  }
  const [start, end] = [percentAt(range[0], bounds), percentAt(range[1], bounds)]
  return (
    <div
      className={styles.root}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => setDragged(undefined)}
      onPointerCancel={() => setDragged(undefined)}
    >
      <div ref={track} className={styles.track}>
        <div className={styles.chosen} style={{ left: `${start}%`, width: `${end - start}%` }} />
        {([0, 1] as const).map((thumb) => (
          <span
            key={names[thumb]}
            ref={thumbs[thumb]}
            role="slider"
            tabIndex={0}
            aria-label={`${label}: ${names[thumb]}, slider`}
            aria-valuemin={thumb === 0 ? bounds[0] : range[0]}
            aria-valuemax={thumb === 0 ? range[1] : bounds[1]}
            aria-valuenow={range[thumb]}
            aria-valuetext={formatCount(range[thumb])}
            className={styles.thumb}
            style={{ left: `${thumb === 0 ? start : end}%` }}
            onKeyDown={(event) => handleKey(event, thumb)}
          />
        ))}
      </div>
    </div>
  )
}
