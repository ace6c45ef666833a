export * from './ScheduleCell.tsx'
export * from './weeklySchedule.ts'
