import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { type DaySchedule, type Weekday } from '../ScheduleCell/weeklySchedule.ts'
import { useWeekGridStyles } from './WeekGrid.styles.ts'
import { laidSlots } from './weekLayout.ts'
import { WeekSlot } from './WeekSlot.tsx'

interface WeekDayProps {
  readonly day: Weekday
  readonly name: string
  readonly hours: DaySchedule
  /** Place of the slot that the Tab key reaches; undefined when it is on another day. */
  readonly tabStop: number | undefined
  readonly isReadOnly: boolean
  readonly describedBy: string | undefined
}

/** A day's column in the week. */
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
