import { addDays, formatDay, type IsoDate } from '../dates/dates.ts'
import { chatTexts as texts } from './chatTexts.ts'

/** Returns 'Today', 'Yesterday', 'Mon, Mar 16' for another day of this year, or 'Sun, Mar 16, 2025' for other years. */
export function dayLabel(day: IsoDate, today: IsoDate): string {
  if (day === today) return texts.today
  if (day === addDays(today, -1)) return texts.yesterday
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return formatDay(day, isThisYear ? 'weekDay' : 'weekDayOfYear')
}
