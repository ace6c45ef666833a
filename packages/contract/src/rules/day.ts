import { defaultRangeDays, profileStatsDaysAhead } from '../constants.ts'
import { type Weekday } from '../resources/schedule.ts'
import { instantOf, wallClockAt, type Instant } from './zone.ts'

/** A calendar day, `YYYY-MM-DD`, in whatever zone it was read. */
export type IsoDay = string

/** A range of calendar days, both included. */
export interface DayRange {
  readonly start: IsoDay
  readonly end: IsoDay
}

const dayMs = 86_400_000
const isoDayPattern = /^\d{4}-\d{2}-\d{2}$/
const dottedDayPattern = /^(\d{2})\.(\d{2})\.(\d{4})$/
const weekdaysFromSunday = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'] as const satisfies readonly Weekday[]

const utcMs = (day: IsoDay) => Date.parse(`${day}T00:00:00Z`)
const isoDayOf = (ms: number): IsoDay => new Date(ms).toISOString().slice(0, 10)

/** Whether a text is a day that the calendar has (no 30th of February). */
export function isIsoDay(text: string): boolean {
  return isoDayPattern.test(text) && !Number.isNaN(utcMs(text)) && isoDayOf(utcMs(text)) === text
}

/** The day on a zone's calendars at a moment. */
export function dayAt(instant: Instant, timeZone: string): IsoDay {
  const { year, month, day } = wallClockAt(instant, timeZone)
  return isoDayOf(Date.UTC(year, month - 1, day))
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return isoDayOf(utcMs(day) + days * dayMs)
}

/** The same day of another month, or that month's last day where it has no such day. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const from = new Date(utcMs(day))
  const target = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1)
  const lastOfMonth = new Date(target)
  lastOfMonth.setUTCMonth(lastOfMonth.getUTCMonth() + 1, 0)
  return isoDayOf(target + (Math.min(from.getUTCDate(), lastOfMonth.getUTCDate()) - 1) * dayMs)
}

/** Days of a range, its first and last included. */
export function daysInRange({ start, end }: DayRange): number {
  return Math.round((utcMs(end) - utcMs(start)) / dayMs) + 1
}

export function weekdayOf(day: IsoDay): Weekday {
  return weekdaysFromSunday[new Date(utcMs(day)).getUTCDay()] ?? 'su'
}

/** The first moment of a day in a zone, in milliseconds; not always midnight: some clocks skip it. */
export function firstMomentOf(day: IsoDay, timeZone: string): number {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  return instantOf({ year, month, day: dayOfMonth, hour: 0, minute: 0, second: 0 }, timeZone)
}

/** The last moment of a day in a zone, in milliseconds. */
export function lastMomentOf(day: IsoDay, timeZone: string): number {
  return firstMomentOf(addDays(day, 1), timeZone) - 1
}

/** `DD.MM.YYYY` of a day. */
export function dottedDay(day: IsoDay): string {
  return day.split('-').toReversed().join('.')
}

/** The day that a `DD.MM.YYYY` names; undefined for anything else. */
export function dayOfDotted(text: string): IsoDay | undefined {
  const [, day, month, year] = dottedDayPattern.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  return isIsoDay(iso) ? iso : undefined
}

/** The dashboard's range before anything is chosen: 7 days back to today (document 1, section 9). */
export function defaultRange(now: Instant, timeZone: string): DayRange {
  const today = dayAt(now, timeZone)
  return { start: addDays(today, -defaultRangeDays), end: today }
}

/** The profile table's statistics window: from today 00:00 to 23:59 two days ahead (document 2, section 9), in milliseconds. */
export function profileStatsWindow(now: Instant, timeZone: string): { readonly start: number; readonly end: number } {
  const today = dayAt(now, timeZone)
  return { start: firstMomentOf(today, timeZone), end: lastMomentOf(addDays(today, profileStatsDaysAhead), timeZone) }
}
