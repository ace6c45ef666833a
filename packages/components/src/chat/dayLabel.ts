import { addDays, formatDay, type IsoDate } from '../dates/dates.ts'
import { chatTexts as texts } from './chatTexts.ts'

/** The label of a day: 'Today', 'Yesterday', 'Monday, March 16' for this year, 'Mar 16, 2025' for others. */
export function dayLabel(day: IsoDate, today: IsoDate): string {
  if (day === today) return texts.today
  if (day === addDays(today, -1)) return texts.yesterday
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? formatDay(day, 'fullDay').replace(/, \d{4}$/, '') : formatDay(day, 'day')
}
