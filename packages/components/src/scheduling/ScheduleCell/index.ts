export { ScheduleCell, type ScheduleCellProps } from './ScheduleCell.tsx'
export {
  type DaySchedule,
  dayHoursOf,
  isDayActive,
  type ScheduleSlot,
  scheduleTextOf,
  type Weekday,
  weekdayLabels,
  weekdays,
  type WeeklySchedule,
} from './weeklySchedule.ts'
