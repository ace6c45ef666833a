import { addDays, addMonths, formatDay, type IsoDate, startOfMonth, weekdayOf } from '../../dates/dates.ts'

/** Both days belong to the range. */
export interface DateRange {
  readonly start: IsoDate
  readonly end: IsoDate
}

interface DateRangePreset extends DateRange {
  readonly label: string
}

/** The range between two days in any order. */
export function rangeOf(first: IsoDate, second: IsoDate): DateRange {
  return first <= second ? { start: first, end: second } : { start: second, end: first }
}

/** Returns 'Mar 10 – Mar 17, 2026'. A range of one day is written as a day. */
export function rangeTextOf({ start, end }: DateRange): string {
  if (start === end) return formatDay(end, 'day')
  const isOneYear = start.slice(0, 4) === end.slice(0, 4)
  return `${isOneYear ? formatDay(start, 'monthDay') : formatDay(start, 'day')} – ${formatDay(end, 'day')}`
}

/** 'Last 7 days' is from 7 days ago to today: eight days (DASH-6). */
export function presetsOf(today: IsoDate): readonly DateRangePreset[] {
  const thisMonth = startOfMonth(today)
  return [
    { label: 'Today', start: today, end: today },
    { label: 'Last 7 days', start: addDays(today, -7), end: today },
    { label: 'Last 30 days', start: addDays(today, -30), end: today },
    { label: 'Last 90 days', start: addDays(today, -90), end: today },
    { label: 'This month', start: thisMonth, end: today },
    { label: 'Last month', start: addMonths(thisMonth, -1), end: addDays(thisMonth, -1) },
    { label: 'Last 12 months', start: addMonths(today, -12), end: today },
  ]
}

/** A week of a month. Days of other months are undefined. */
export interface CalendarWeek {
  readonly monday: IsoDate
  readonly days: readonly (IsoDate | undefined)[]
}

/** Always six weeks, so that all months have the same height. */
export function weeksOf(month: IsoDate): readonly CalendarWeek[] {
  const first = startOfMonth(month)
  const firstMonday = addDays(first, -weekdayOf(first))
  return Array.from({ length: 6 }, (_, week) => {
    const monday = addDays(firstMonday, week * 7)
    const days = Array.from({ length: 7 }, (_, weekday) => {
      const date = addDays(monday, weekday)
      return startOfMonth(date) === first ? date : undefined
    })
    return { monday, days }
  })
}

/** Returns the allowed day nearest to `date`. */
export function clampDate(date: IsoDate, earliest: IsoDate | undefined, latest: IsoDate | undefined): IsoDate {
  if (earliest !== undefined && date < earliest) return earliest
  if (latest !== undefined && date > latest) return latest
  return date
}

/**
 * The date to which an arrow key, Home, End, Page Up or Page Down moves. The page keys move by a month, and with Shift
 * by a year. Returns undefined for other keys.
 */
export function dateAfterKey(date: IsoDate, key: string, isShift: boolean): IsoDate | undefined {
  const months = isShift ? 12 : 1
  const targets: Readonly<Record<string, IsoDate>> = {
    ArrowLeft: addDays(date, -1),
    ArrowRight: addDays(date, 1),
    ArrowUp: addDays(date, -7),
    ArrowDown: addDays(date, 7),
    Home: addDays(date, -weekdayOf(date)),
    End: addDays(date, 6 - weekdayOf(date)),
    PageUp: addMonths(date, -months),
    PageDown: addMonths(date, months),
  }
  return targets[key]
}
