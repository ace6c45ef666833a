export { ScheduleCell, type ScheduleCellProps } from './ScheduleCell.tsx'
export {
  type DaySchedule,
  dayHoursOf,
  type ScheduleSlot,
  scheduleTextOf,
  type Weekday,
  weekdayLabels,
  weekdays,
  type WeeklySchedule,
} from './weeklySchedule.ts'
