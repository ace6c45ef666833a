import { addDays, addMonths, formatDay, type IsoDate, startOfMonth, weekdayOf } from '../../dates/dates.ts'
import { rangeTextOf } from '../DateRangePicker/dateRange.ts'

/** `month` shows all weeks of a month. `week` shows one week with its hours. */
export type CalendarSpan = 'month' | 'week'

const mondayOf = (day: IsoDate): IsoDate => addDays(day, -weekdayOf(day))

/** The days of one week or of all weeks of a month, from a Monday to a Sunday. */
export function calendarDays(span: CalendarSpan, day: IsoDate): readonly IsoDate[] {
  const first = mondayOf(span === 'week' ? day : startOfMonth(day))
  const last = span === 'week' ? day : addDays(addMonths(startOfMonth(day), 1), -1)
  const end = addDays(mondayOf(last), 6)
  const days: IsoDate[] = []
  for (let each = first; each <= end; each = addDays(each, 1)) days.push(each)
  return days
}

/** Returns the same day in the next month or week if `step` is 1, in the previous month or week if `step` is -1. */
export function calendarStep(span: CalendarSpan, day: IsoDate, step: 1 | -1): IsoDate {
  return span === 'week' ? addDays(day, 7 * step) : addMonths(day, step)
}

/** For example 'November 2026' for a month, or 'Nov 16 – Nov 22, 2026' for a week. */
export function calendarTitle(span: CalendarSpan, day: IsoDate): string {
  if (span === 'month') return formatDay(day, 'fullMonth')
  return rangeTextOf({ start: mondayOf(day), end: addDays(mondayOf(day), 6) })
}
