import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type FilterDefinition, type FilterValue, numberBoundsOf, type NumberRange } from '../FilterBar/filterValues.ts'
import { useFilterDrawerStyles } from './FilterDrawer.styles.ts'
import { hasSlider, percentAt, thumbFor, valueAfterKey, valueAt, withThumb } from './rangeSteps.ts'
import { formatCount } from '../../format/formatFigure.ts'

/** These sizes are the same as in Fluent's slider. */
const useRangeSliderStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    height: '32px',
    paddingInline: tokens.spacingHorizontalMNudge,
    cursor: 'pointer',
    touchAction: 'none',
    userSelect: 'none',
  },
  track: {
    position: 'relative',
    flexGrow: 1,
    height: '4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStrokeAccessible,
  },
  chosen: {
    position: 'absolute',
    insetBlock: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
  thumb: {
    position: 'absolute',
    top: '50%',
    boxSizing: 'border-box',
    width: '20px',
    height: '20px',
    transform: 'translate(-50%, -50%)',
    border: `${tokens.strokeWidthThick} solid ${tokens.colorNeutralBackground1}`,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
    boxShadow: tokens.shadow2,
    cursor: 'grab',
    ':hover': { backgroundColor: tokens.colorCompoundBrandBackgroundHover },
    ':active': { cursor: 'grabbing', backgroundColor: tokens.colorCompoundBrandBackgroundPressed },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`, zIndex: 1 },
  },
})

type Range = readonly [number, number]

interface RangeSliderProps {
  /** Accessible name. */
  readonly label: string
  readonly bounds: Range
  readonly range: Range
  readonly onChange: (range: Range) => void
}

const names = ['from', 'to'] as const

/** A track with two thumbs. A press on the track moves the nearer thumb. */
function RangeSlider({ label, bounds, range, onChange }: RangeSliderProps) {
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
    // By default, the browser selects text and moves the focus away from the thumb.
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

interface NumberRangeFilterProps {
  readonly filter: FilterDefinition
  readonly onChange: (value: FilterValue | undefined) => void
  readonly range: NumberRange | undefined
}

/** Shows two number fields. If the bounds are known and differ, shows a slider above the fields. */
export function NumberRangeFilter({ filter, range, onChange }: NumberRangeFilterProps) {
  const styles = useFilterDrawerStyles()
  const [least, most] = numberBoundsOf(filter)
  const [texts, setTexts] = useState([String(range?.[0] ?? ''), String(range?.[1] ?? '')] as const)
  const [known, setKnown] = useState(range)
  // If the parent component clears the range, the fields become empty.
  if (known !== undefined && range === undefined) {
    setKnown(undefined)
    setTexts(['', ''])
  }
  const change = (next: readonly [string, string]) => {
    setTexts(next)
    const [low, high] = next.map((text) => (text.trim() === '' ? undefined : Number(text)))
    const isUsable =
      [low, high].every((each) => each === undefined || Number.isFinite(each)) &&
      (low !== undefined || high !== undefined)
    const end = high === undefined ? most : Math.min(most ?? high, high)
    const chosen: NumberRange = [Math.max(least, low ?? least), end]
    const nextRange = isUsable && (end === undefined || chosen[0] <= end) ? chosen : undefined
    setKnown(nextRange)
    onChange(nextRange && { type: 'number_range', range: nextRange })
  }
  const slide = ([low, high]: readonly [number, number]) => {
    const isWhole = low === least && high === most
    // If the user selects the whole range, the list is not filtered.
    const chosen = isWhole ? undefined : ([low, high] as const)
    setTexts(chosen ? [String(low), String(high)] : ['', ''])
    setKnown(chosen)
    onChange(chosen && { type: 'number_range', range: chosen })
  }
  const isReversed = texts[0].trim() !== '' && texts[1].trim() !== '' && Number(texts[0]) > Number(texts[1])
  return (
    <Field label={filter.label} {...(isReversed ? { validationMessage: 'The end cannot be below the start.' } : {})}>
      {() => (
        <div role="group" aria-label={filter.label} className={styles.numbers}>
          {most !== undefined && hasSlider([least, most]) && (
            <RangeSlider
              label={filter.label}
              bounds={[least, most]}
              range={[range?.[0] ?? least, range?.[1] ?? most]}
              onChange={slide}
            />
          )}
          <div className={styles.pair}>
            {(['From', 'To'] as const).map((name, index) => (
              <Input
                key={name}
                type="number"
                className={styles.grow}
                input={{ className: styles.control, min: least, max: most }}
                aria-label={`${filter.label}: ${name.toLowerCase()}`}
                aria-invalid={isReversed}
                placeholder={String((name === 'From' ? least : most) ?? '')}
                contentBefore={name}
                value={texts[index] ?? ''}
                onChange={(_, { value: text }) => change(index === 0 ? [text, texts[1]] : [texts[0], text])}
              />
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
