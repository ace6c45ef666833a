export { ScheduleCell, type ScheduleCellProps } from './ScheduleCell.tsx'
export {
  dayHoursOf,
  type DaySchedule,
  type ScheduleSlot,
  scheduleTextOf,
  type Weekday,
  type WeeklySchedule,
  weekdayLabels,
  weekdays,
} from './weeklySchedule.ts'
