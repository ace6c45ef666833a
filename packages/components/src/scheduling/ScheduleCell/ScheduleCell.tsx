import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { dayHoursOf, scheduleTextOf, weekdayLabels, weekdays, type WeeklySchedule } from './weeklySchedule.ts'
import { onBrand } from '../../theme/styleFragments.ts'

/** The base styles of a day are one class (reset styles), because a table renders hundreds of days. */
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
    // The outline distinguishes the day from a selected row, which has the same tint.
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

/**
 * A week in a table's cell, Mo to Su: filled for the whole day (00:00-24:00), tinted for part of the day, plain for an
 * inactive day. The hours are the accessible name of the cell, and its tooltip inside a DataTable.
 */
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
