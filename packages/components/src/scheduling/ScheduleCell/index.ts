export { ScheduleCell, type ScheduleCellProps } from './ScheduleCell.tsx'
export {
  type DaySchedule,
  type ScheduleSlot,
  scheduleTextOf,
  type Weekday,
  type WeeklySchedule,
} from './weeklySchedule.ts'
