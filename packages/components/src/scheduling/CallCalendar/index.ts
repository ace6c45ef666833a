export { CallCalendar, type CallCalendarProps } from './CallCalendar.tsx'
export { type CalendarSpan, calendarDays } from './calendarDays.ts'
export { type CalendarItem, type CalendarMove } from './calendarItems.ts'
