import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { addMonths, type IsoDate, startOfMonth } from '../../dates/dates.ts'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { clampDate, dateAfterKey, type DateRange, rangeOf } from './dateRange.ts'
import { MonthGrid } from './MonthGrid.tsx'

const useRangeCalendarStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  previous: { position: 'absolute', top: 0, insetInlineStart: 0 },
  next: { position: 'absolute', top: 0, insetInlineEnd: 0 },
})

export interface RangeCalendarProps {
  /** Undefined before the first choice. */
  readonly range: DateRange | undefined
  readonly today: IsoDate
  /** Earlier days can't be chosen. Default: no limit. */
  readonly earliest?: IsoDate | undefined
  /** Later days can't be chosen. Default: no limit. */
  readonly latest?: IsoDate | undefined
  /** Default: 2. */
  readonly monthCount?: 1 | 2 | undefined
  /** A single click chooses a range of one day. Default: false. */
  readonly isSingleDay?: boolean | undefined
  readonly onChoose: (event: SyntheticEvent, range: DateRange) => void
}

const dateOf = (target: EventTarget): IsoDate | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('button[data-date]:not(:disabled)')?.dataset['date']
    : undefined

/** One or two months. The user chooses the first and the last day of a range in any order, or a single day. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { range, today, earliest, latest, monthCount = 2, isSingleDay = false, onChoose } = props
  const styles = useRangeCalendarStyles()
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<IsoDate>()
  const [pointed, setPointed] = useState<IsoDate>()
  const [tabStop, setTabStop] = useState(() => clampDate(range?.end ?? today, earliest, latest))
  const [leftMonth, setLeftMonth] = useState(() => addMonths(startOfMonth(tabStop), 1 - monthCount))
  const wantsFocus = useRef(false)
  const rightMonth = addMonths(leftMonth, monthCount - 1)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`button[data-date="${tabStop}"]`)?.focus()
  }, [tabStop])

  const choose = (event: SyntheticEvent, date: IsoDate) => {
    setTabStop(date)
    if (isSingleDay) {
      onChoose(event, { start: date, end: date })
      return
    }
    if (chosen === undefined) {
      setChosen(date)
      setPointed(date)
      return
    }
    setChosen(undefined)
    onChoose(event, rangeOf(chosen, date))
  }

  const showMonths = (first: IsoDate) => {
    setLeftMonth(first)
    const isTabStopShown = [first, addMonths(first, monthCount - 1)].includes(startOfMonth(tabStop))
    if (!isTabStopShown) setTabStop(clampDate(first, earliest, latest))
  }

  const handleKey = (event: KeyboardEvent) => {
    const date = dateOf(event.target)
    const next = date === undefined ? undefined : dateAfterKey(date, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    const target = clampDate(next, earliest, latest)
    const month = startOfMonth(target)
    if (month < leftMonth) setLeftMonth(month)
    else if (month > rightMonth) setLeftMonth(addMonths(month, 1 - monthCount))
    wantsFocus.current = true
    setTabStop(target)
    setPointed(target)
  }

  const point = ({ target }: SyntheticEvent) => {
    if (chosen !== undefined) setPointed(dateOf(target) ?? pointed)
  }

  const shown = chosen === undefined ? range : rangeOf(chosen, pointed ?? chosen)
  const grid = { range: shown, tabStop, today, earliest, latest }
  return (
    // Handles the events of the buttons in the grids.
    <div
      ref={root}
      role="presentation"
      className={styles.root}
      onClick={(event) => {
        const date = dateOf(event.target)
        if (date !== undefined) choose(event, date)
      }}
      onKeyDown={handleKey}
      onMouseOver={point}
      onFocus={point}
    >
      <IconButton
        icon={<ChevronLeft20Regular />}
        label="Previous month"
        className={styles.previous}
        isDisabled={earliest !== undefined && leftMonth <= startOfMonth(earliest)}
        onClick={() => showMonths(addMonths(leftMonth, -1))}
      />
      <MonthGrid month={leftMonth} {...grid} />
      {monthCount === 2 && <MonthGrid month={rightMonth} {...grid} />}
      <IconButton
        icon={<ChevronRight20Regular />}
        label="Next month"
        className={styles.next}
        isDisabled={latest !== undefined && rightMonth >= startOfMonth(latest)}
        onClick={() => showMonths(addMonths(leftMonth, 1))}
      />
    </div>
  )
}
