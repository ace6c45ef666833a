import { mergeClasses } from '@fluentui/react-components'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatDay, type IsoDate } from '../../dates/dates.ts'
import { weekdayLabels, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type CalendarViewProps } from './calendarView.ts'
import { CalendarEntry } from './CalendarEntry.tsx'
import { DaySkeleton } from './DaySkeleton.tsx'
import { type CalendarItem } from './calendarItems.ts'
import { useMonthViewStyles } from './MonthView.styles.ts'
import { useDayDrop } from './useCalendarDrag.ts'

const noItems: readonly CalendarItem[] = []
/** The height of a day without items, in px. */
const emptyDay = 32
/** The height of an item and of the gap below the item, in px. */
const itemHeight = 26

/** If the calls of a day do not fit, a button opens all calls of the day. */
export function MonthView({ days, month, byDay, now, ...others }: CalendarViewProps) {
  const styles = useMonthViewStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLOListElement>(null)
  const room = useRoom(grid)
  useLayoutEffect(() => {
    const today = grid.current?.querySelector<HTMLElement>('[aria-current]')
    if (!today || !grid.current || !scroller.current) return
    const { scrollHeight, clientHeight } = scroller.current
    // Scrolls to the week before the present week, as far as possible.
    const weeks = Math.round((today.offsetTop - grid.current.offsetTop) / today.offsetHeight) - 1
    const most = Math.floor((scrollHeight - clientHeight) / today.offsetHeight)
    // `scrollIntoView` would also scroll the containers around the calendar.
    scroller.current.scrollTop = Math.min(weeks, most) * today.offsetHeight
  }, [])
  return (
    <div
      ref={scroller}
      role="group"
      aria-label={others.label}
      tabIndex={others.hasItems ? -1 : 0}
      className={styles.root}
    >
      <div aria-hidden className={styles.head}>
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekdayLabels[weekday]}</span>
        ))}
      </div>
      <ol ref={grid} className={styles.grid}>
        {days.map((day) => (
          <MonthDay
            key={day}
            day={day}
            items={byDay.get(day) ?? noItems}
            isOutside={!day.startsWith(month)}
            isToday={day === now.date}
            isPast={day < now.date}
            note={others.dayNotes[day]}
            room={room}
            isLoading={others.isLoading}
            drag={others.drag}
            onMore={others.onMore}
          />
        ))}
      </ol>
    </div>
  )
}

/** Number of items that fit into a day. */
function useRoom(grid: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(3)
  useEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const height = element.firstElementChild?.clientHeight ?? 0
      setRoom(Math.max(1, Math.floor((height - emptyDay) / itemHeight)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return room
}

interface MonthDayProps extends Pick<CalendarViewProps, 'isLoading' | 'drag' | 'onMore'> {
  readonly day: IsoDate
  readonly items: readonly CalendarItem[]
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly isPast: boolean
  readonly note: string | undefined
  readonly room: number
}

const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { day, items, isOutside, isToday, isPast, note, room, isLoading, drag, onMore } = props
  const styles = useMonthViewStyles()
  const cell = useRef<HTMLLIElement>(null)
  const preview = useDayDrop(cell, { day, drag })
  const number = Number(day.slice(8))
  // The button 'All … calls' takes the space of one item.
  const shown = items.length > room ? items.slice(0, Math.max(room - 1, 0)) : items
  return (
    <li
      ref={cell}
      aria-current={isToday ? 'date' : undefined}
      className={mergeClasses(
        styles.day,
        (isOutside || isPast) && styles.quiet,
        preview && (preview.isPossible ? styles.target : styles.refused),
      )}
    >
      <span className={styles.date}>
        <span aria-hidden className={mergeClasses(styles.number, isToday && styles.today)}>
          {number === 1 ? formatDay(day, 'monthDay') : number}
        </span>
        <span className={styles.spoken}>{`${formatDay(day, 'fullDay')}${isToday ? ', today' : ''}`}</span>
        {note !== undefined && (
          <span className={styles.note} title={note}>
            {note}
          </span>
        )}
      </span>
      {isLoading && <DaySkeleton day={day} />}
      {items.length > 0 && (
        <ul className={styles.items}>
          {shown.map((item) => (
            <li key={item.id}>
              <CalendarEntry item={item} drag={drag} />
            </li>
          ))}
          {shown.length < items.length && (
            <li>
              <button
                type="button"
                aria-label={`All ${items.length} calls, ${formatDay(day, 'fullDay')}`}
                aria-haspopup="dialog"
                className={styles.more}
                onClick={({ currentTarget }) => onMore({ target: currentTarget, date: day, items })}
              >
                All {items.length} calls
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  )
})
