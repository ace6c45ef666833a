import { mergeClasses } from '@fluentui/react-components'
import { memo, useLayoutEffect, useRef } from 'react'
import { minutesOf, timeOf } from '../../dates/clockTime.ts'
import { formatDay, type IsoDate, weekdayOf } from '../../dates/dates.ts'
import { weekdayLabels, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { CalendarEntry } from './CalendarEntry.tsx'
import { type CalendarItem, itemMinutes, laidDay, morning, openingMinutes } from './calendarItems.ts'
import { type CalendarViewProps } from './calendarView.ts'
import { DaySkeleton } from './DaySkeleton.tsx'
import { useDayDrop } from './useCalendarDrag.ts'
import { useWeekViewStyles } from './WeekView.styles.ts'

const noItems: readonly CalendarItem[] = []
const hourPixels = 56
/** The height of the row with the names of the days, in px. */
const headHeight = 36
const pixelsOf = (minutes: number) => (minutes * hourPixels) / 60
const minutesAt = (pixels: number) => (pixels * 60) / hourPixels
const hours = Array.from({ length: 23 }, (_, index) => index + 1)

export function WeekView({ label, days, byDay, now, isLoading, hasItems, dayNotes, drag, onMore }: CalendarViewProps) {
  const styles = useWeekViewStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const [monday] = days
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    // Scrolls when another week opens, and again when the calls of that week have loaded. Later changes do not scroll.
    if (shown.current === monday || !scroller.current) return
    if (!isLoading) shown.current = monday
    const starts = days.flatMap((day) => byDay.get(day) ?? noItems).flatMap(({ time }) => minutesOf(time) ?? [])
    const room = minutesAt(scroller.current.clientHeight - headHeight)
    const current = days.includes(now.date) ? minutesOf(now.time) : undefined
    scroller.current.scrollTop = pixelsOf(openingMinutes({ starts, now: current, room }))
  }, [isLoading, monday, days, byDay, now])
  return (
    <div ref={scroller} role="group" aria-label={label} tabIndex={hasItems ? -1 : 0} className={styles.scroller}>
      <div aria-hidden className={styles.head}>
        <span />
        {days.map((day) => (
          <span key={day} className={styles.headDay}>
            <span>{weekdayLabels[weekdays[weekdayOf(day)] ?? 'mo']}</span>
            <span className={mergeClasses(styles.number, day === now.date && styles.today)}>
              {Number(day.slice(8))}
            </span>
            {dayNotes[day] !== undefined && (
              <span className={styles.note} title={dayNotes[day]}>
                {dayNotes[day]}
              </span>
            )}
          </span>
        ))}
      </div>
      <div className={styles.canvas} style={{ height: pixelsOf(24 * 60) }}>
        <div aria-hidden className={styles.hours}>
          {hours.map((hour) => (
            <span key={hour} className={styles.hour} style={{ top: pixelsOf(hour * 60) }}>
              {timeOf(hour * 60)}
            </span>
          ))}
        </div>
        <ol className={styles.columns}>
          {days.map((day) => (
            <WeekDay
              key={day}
              day={day}
              items={byDay.get(day) ?? noItems}
              nowMinutes={day === now.date ? minutesOf(now.time) : undefined}
              isPast={day < now.date}
              note={dayNotes[day]}
              {...{ isLoading, drag, onMore }}
            />
          ))}
        </ol>
      </div>
    </div>
  )
}

interface WeekDayProps extends Pick<CalendarViewProps, 'isLoading' | 'drag' | 'onMore'> {
  readonly day: IsoDate
  readonly items: readonly CalendarItem[]
  /** The present time in minutes from midnight. Undefined if the day is not today. */
  readonly nowMinutes: number | undefined
  readonly isPast: boolean
  readonly note: string | undefined
}

const WeekDay = memo(function WeekDay(props: WeekDayProps) {
  const { day, items, nowMinutes, isPast, note, isLoading, drag, onMore } = props
  const styles = useWeekViewStyles()
  const column = useRef<HTMLLIElement>(null)
  const preview = useDayDrop(column, { day, drag, minutesAt })
  const laid = laidDay(items)
  const height = pixelsOf(itemMinutes)
  const isToday = nowMinutes !== undefined
  return (
    <li
      ref={column}
      aria-current={isToday ? 'date' : undefined}
      className={mergeClasses(styles.column, isPast && styles.past)}
    >
      <span className={styles.spoken}>
        {[formatDay(day, 'fullDay'), isToday ? 'today' : '', note ?? ''].filter(Boolean).join(', ')}
      </span>
      {isLoading && (
        <div className={styles.skeleton} style={{ top: pixelsOf(morning) }}>
          <DaySkeleton day={day} />
        </div>
      )}
      <ul className={styles.items}>
        {laid.items.map(({ item, start, lane, laneCount }) => (
          <li
            key={item.id}
            className={mergeClasses(styles.item, laneCount > 1 && (lane === 0 ? styles.left : styles.right))}
            style={{ top: pixelsOf(start), height }}
          >
            <CalendarEntry item={item} drag={drag} isTall />
          </li>
        ))}
        {laid.rest.map((rest) => (
          <li
            key={`more ${rest.start}`}
            className={mergeClasses(styles.item, styles.right)}
            style={{ top: pixelsOf(rest.start), height }}
          >
            <button
              type="button"
              aria-label={`${rest.items.length} more, ${timeOf(rest.start)}, ${formatDay(day, 'fullDay')}`}
              aria-haspopup="dialog"
              className={styles.more}
              onClick={({ currentTarget }) => onMore({ target: currentTarget, date: day, items: rest.items })}
            >
              +{rest.items.length} more
            </button>
          </li>
        ))}
      </ul>
      {nowMinutes !== undefined && <div className={styles.now} style={{ top: pixelsOf(nowMinutes) }} />}
      {preview && (
        <div
          className={mergeClasses(styles.preview, !preview.isPossible && styles.refused)}
          style={{ top: pixelsOf(minutesOf(preview.to.time) ?? 0), height }}
        >
          {preview.to.time}
        </div>
      )}
    </li>
  )
})
