import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { type DaySchedule, type Weekday } from '../ScheduleCell/weeklySchedule.ts'
import { useWeekGridStyles } from './WeekGrid.styles.ts'
import { laidSlots, pixelsOf, slotPixels } from './weekLayout.ts'
import { spanText } from './scheduleTexts.ts'

interface WeekSlotProps {
  readonly day: Weekday
  readonly dayName: string
  readonly index: number
  /** Minutes from midnight. */
  readonly start: number
  readonly end: number
  readonly lane: number
  readonly laneCount: number
  readonly isTabStop: boolean
  readonly isReadOnly: boolean
  readonly describedBy: string | undefined
}

/** The event handlers of the week read the position of the slot from the `data-` attributes. */
const WeekSlot = memo(function WeekSlot(props: WeekSlotProps) {
  const { day, dayName, index, start, end, lane, laneCount, isTabStop, isReadOnly, describedBy } = props
  const styles = useWeekGridStyles()
  const text = spanText(start, end)
  return (
    <button
      type="button"
      data-day={day}
      data-index={index}
      data-start={start}
      data-end={end}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${dayName} ${text}`}
      aria-describedby={describedBy}
      title={text}
      className={mergeClasses(styles.slot, isReadOnly && styles.still)}
      style={{
        top: pixelsOf(start),
        height: slotPixels(end - start),
        insetInlineStart: `calc(${(lane / laneCount) * 100}% + 1px)`,
        width: `calc(${100 / laneCount}% - 2px)`,
      }}
    >
      <span data-label className={styles.label}>
        {text}
      </span>
    </button>
  )
})

interface WeekDayProps {
  readonly day: Weekday
  readonly name: string
  readonly hours: DaySchedule
  /** Index of the slot that the Tab key reaches. Undefined if this slot is on another day. */
  readonly tabStop: number | undefined
  readonly isReadOnly: boolean
  readonly describedBy: string | undefined
}

export const WeekDay = memo(function WeekDay({ day, name, hours, tabStop, ...shared }: WeekDayProps) {
  const styles = useWeekGridStyles()
  return (
    <div
      role="group"
      aria-label={name}
      data-column={day}
      className={mergeClasses(styles.column, !shared.isReadOnly && hours !== '*' && styles.open)}
    >
      {hours === '*' ? (
        <div className={styles.always}>
          <span className={styles.alwaysLabel}>00:00 – 24:00</span>
        </div>
      ) : (
        laidSlots(hours).map((slot) => (
          <WeekSlot
            key={slot.index}
            day={day}
            dayName={name}
            isTabStop={slot.index === tabStop}
            {...slot}
            {...shared}
          />
        ))
      )}
    </div>
  )
})
