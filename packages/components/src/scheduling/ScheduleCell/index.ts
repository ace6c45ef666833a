export { type ScheduleCellProps } from './ScheduleCell.tsx'
export { type DaySchedule, type ScheduleSlot, type Weekday, type WeeklySchedule } from './weeklySchedule.ts'
