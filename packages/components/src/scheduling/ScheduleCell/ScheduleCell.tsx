import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { dayHoursOf, scheduleTextOf, weekdayLabels, weekdays, type WeeklySchedule } from './weeklySchedule.ts'
import { onBrand } from '../../theme/styleFragments.ts'

/** Makes one CSS class for all properties, because a table renders hundreds of days. */
const useScheduleDayClass = makeResetStyles({
  display: 'inline-block',
  width: '26px',
  height: '20px',
  borderRadius: tokens.borderRadiusSmall,
  color: tokens.colorNeutralForeground3,
  fontSize: tokens.fontSizeBase200,
  lineHeight: '20px',
  textAlign: 'center',
})

const useScheduleCellStyles = makeStyles({
  root: { display: 'inline-flex', gap: tokens.spacingHorizontalXXS },
  part: {
    backgroundColor: tokens.colorBrandBackground2,
    // Distinguishes the day from a selected row of the same tint.
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke2}`,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  always: { ...onBrand, fontWeight: tokens.fontWeightSemibold },
  none: { color: tokens.colorNeutralForeground3 },
})

export interface ScheduleCellProps {
  /** Without a schedule, the cell shows 'Not scheduled' (LIST-30). */
  readonly schedule?: WeeklySchedule | undefined
}

/** A week in a table's cell, Mo to Su. The hours are the accessible name. */
export const ScheduleCell = memo(function ScheduleCell({ schedule }: ScheduleCellProps) {
  const styles = useScheduleCellStyles()
  const day = useScheduleDayClass()
  if (schedule === undefined) return <span className={styles.none}>Not scheduled</span>
  const text = scheduleTextOf(schedule)
  return (
    <span role="img" aria-label={text} data-hint={text} className={styles.root}>
      {weekdays.map((weekday) => {
        const hours = dayHoursOf(schedule, weekday)
        return (
          <span
            key={weekday}
            aria-hidden
            data-hours={hours}
            className={mergeClasses(day, hours === '00:00-24:00' ? styles.always : hours !== 'inactive' && styles.part)}
          >
            {weekdayLabels[weekday]}
          </span>
        )
      })}
    </span>
  )
})
