import { isTimeOfDay } from './clockTime.ts'

/** A calendar day, 'YYYY-MM-DD', without a zone. Days compare as strings. */
export type IsoDate = string

/** A day and a time on a clock, by default the viewer's clock. The app converts wall times to instants. */
export interface WallTime {
  readonly date: IsoDate
  /** 'HH:mm'. */
  readonly time: string
}

/** A suggested time to send a message. */
export interface SendTimePreset extends WallTime {
  readonly label: string
}

// Without dayjs: it would add 3 kB, too much for the budget of an app with only a chart (tests/consumer/parts.ts).
const minuteMs = 60_000
const dayMs = 86_400_000
const toMs = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`)
const fromMs = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10)

const dayFormats = {
  /** 'Mar 17'. */
  monthDay: { month: 'short', day: 'numeric' },
  /** 'Mar 2026'. */
  monthYear: { month: 'short', year: 'numeric' },
  /** 'Mar 17, 2026'. */
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  /** 'Tue, Mar 17'. */
  weekDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** 'Tue, Mar 17, 2026'. */
  weekDayOfYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  /** 'Tuesday, March 17, 2026', for screen readers. */
  fullDay: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  /** 'March 2026'. */
  fullMonth: { month: 'long', year: 'numeric' },
} as const
type DayFormat = keyof typeof dayFormats

/** Each formatter is created only once, because creating it takes longer than formatting a day. */
const formatters = new Map<DayFormat, Intl.DateTimeFormat>()

/** A calendar day in one of the formats; a dash for a text that is no day. */
export function formatDay(date: IsoDate, format: DayFormat): string {
  if (Number.isNaN(toMs(date))) return '–'
  const known = formatters.get(format)
  const formatter = known ?? new Intl.DateTimeFormat('en-US', { ...dayFormats[format], timeZone: 'UTC' })
  if (!known) formatters.set(format, formatter)
  return formatter.format(toMs(date))
}

/** True if the text is an existing calendar day, written 'YYYY-MM-DD'. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toMs(text)) && fromMs(toMs(text)) === text
}

/** The day that is `days` later, or earlier for a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromMs(toMs(date) + days * dayMs)
}

/** The same day of the month `months` later, or the last day of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return fromMs(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** The first day of the month. */
export function startOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 7)}-01`
}

/** Number of days from one day to another; 0 for the same day. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  return Math.round((toMs(end) - toMs(start)) / dayMs)
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (new Date(toMs(date)).getUTCDay() + 6) % 7
}

/** True if both the day and the time exist. */
export function isWallTime({ date, time }: WallTime): boolean {
  return isIsoDate(date) && isTimeOfDay(time)
}

/** True if the wall time exists and is after `now`. */
export function isLater(wall: WallTime, now: WallTime): boolean {
  return isWallTime(wall) && `${wall.date}T${wall.time}` > `${now.date}T${now.time}`
}

/** The latest day for scheduling a message: the same date of the next year. */
export const latestSendDay = (now: WallTime): string => `${Number(now.date.slice(0, 4)) + 1}${now.date.slice(4)}`

/** True if a message can be sent at this wall time: it exists, is after `now`, and at most a year later. */
export const isSendTime = (wall: WallTime, now: WallTime): boolean =>
  isLater(wall, now) && wall.date <= latestSendDay(now)

/** The wall time `minutes` later; ignores changes to and from summer time. */
export function addMinutes({ date, time }: WallTime, minutes: number): WallTime {
  const later = new Date(Date.parse(`${date}T${time}Z`) + minutes * minuteMs).toISOString()
  return { date: later.slice(0, 10), time: later.slice(11, 16) }
}

/** 9:00 on the next day. */
export const tomorrowMorning = (now: WallTime): WallTime => ({ date: addDays(now.date, 1), time: '09:00' })

/** Suggested times after `now`: in an hour, this afternoon, tomorrow morning, on Monday morning. */
export function sendTimePresets(now: WallTime): readonly SendTimePreset[] {
  const presets: SendTimePreset[] = [
    { label: 'In 1 hour', ...addMinutes(now, 60) },
    { label: 'This afternoon', date: now.date, time: '15:00' },
    { label: 'Tomorrow', ...tomorrowMorning(now) },
    { label: 'Monday', date: addDays(now.date, 7 - weekdayOf(now.date)), time: '09:00' },
  ]
  return presets.filter(
    (preset, index) =>
      isLater(preset, now) &&
      presets.findIndex((each) => each.date === preset.date && each.time === preset.time) === index,
  )
}
