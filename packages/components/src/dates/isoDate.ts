/** A calendar day as 'YYYY-MM-DD': no time, no zone. Days compare as strings. */
export type IsoDate = string

const dayMs = 86_400_000
const toMs = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`)
const fromMs = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10)

/** Whether a text is an existing calendar day, written 'YYYY-MM-DD'. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = toMs(text)
  return !Number.isNaN(ms) && fromMs(ms) === text
}

/** The day `days` later; earlier for a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromMs(toMs(date) + days * dayMs)
}

/** The same day of a month `months` later, or that month's last day where it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return fromMs(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, lastDay)))
}

/** First day of the day's month. */
export function startOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 7)}-01`
}

/** Days from one day to another; 0 for the same day. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  return Math.round((toMs(end) - toMs(start)) / dayMs)
}

/** 0 for Monday to 6 for Sunday: weeks start on Monday (document 1, section 9: Mo to Su). */
export function weekdayOf(date: IsoDate): number {
  return (new Date(toMs(date)).getUTCDay() + 6) % 7
}

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (date: IsoDate) => format.format(toMs(date))
}

/** 'Mar 17'. */
export const formatMonthDay = formatter({ month: 'short', day: 'numeric' })
/** 'Mar 2026'. */
export const formatMonthYear = formatter({ month: 'short', year: 'numeric' })
/** 'Mar 17, 2026'. */
export const formatDay = formatter({ month: 'short', day: 'numeric', year: 'numeric' })
/** 'Tuesday, March 17, 2026'. */
export const formatFullDay = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
/** 'March 2026'. */
export const formatFullMonth = formatter({ month: 'long', year: 'numeric' })
