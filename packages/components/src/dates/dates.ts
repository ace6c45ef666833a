import { isTimeOfDay } from './clockTime.ts'

/** A calendar day, 'YYYY-MM-DD', without a zone. The order of days is the order of their strings. */
export type IsoDate = string

/** A day and a time on a clock, by default the viewer's clock. */
export interface WallTime {
  readonly date: IsoDate
  /** 'HH:mm'. */
  readonly time: string
}

export interface SendTimePreset extends WallTime {
  readonly label: string
}

// This file does not import dayjs, which would add 3 kB to an app with only a chart (tests/consumer/parts.ts).
const minuteMs = 60_000
const dayMs = 86_400_000
const toMs = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`)
const fromMs = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10)

const dayFormats = {
  monthDay: { month: 'short', day: 'numeric' },
  monthYear: { month: 'short', year: 'numeric' },
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  weekDay: { weekday: 'short', month: 'short', day: 'numeric' },
  weekDayOfYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  fullDay: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  fullMonth: { month: 'long', year: 'numeric' },
} as const
type DayFormat = keyof typeof dayFormats

/** Formatters are stored, because creating a formatter takes longer than formatting a day. */
const formatters = new Map<DayFormat, Intl.DateTimeFormat>()

/** Returns a dash for a text that is no day. */
export function formatDay(date: IsoDate, format: DayFormat): string {
  if (Number.isNaN(toMs(date))) return '–'
  const known = formatters.get(format)
  const formatter = known ?? new Intl.DateTimeFormat('en-US', { ...dayFormats[format], timeZone: 'UTC' })
  if (!known) formatters.set(format, formatter)
  return formatter.format(toMs(date))
}

/** True for an existing calendar day, 'YYYY-MM-DD'. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toMs(text)) && fromMs(toMs(text)) === text
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromMs(toMs(date) + days * dayMs)
}

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return fromMs(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

export function startOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 7)}-01`
}

/** 0 for the same day. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  return Math.round((toMs(end) - toMs(start)) / dayMs)
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (new Date(toMs(date)).getUTCDay() + 6) % 7
}

export function isWallTime({ date, time }: WallTime): boolean {
  return isIsoDate(date) && isTimeOfDay(time)
}

/** True if the wall time exists and is after `now`. */
export function isLater(wall: WallTime, now: WallTime): boolean {
  return isWallTime(wall) && `${wall.date}T${wall.time}` > `${now.date}T${now.time}`
}

/** One year after `now`. */
export const latestSendDay = (now: WallTime): string => `${Number(now.date.slice(0, 4)) + 1}${now.date.slice(4)}`

/** True if the wall time exists, is after `now`, and is at most a year later. */
export const isSendTime = (wall: WallTime, now: WallTime): boolean =>
  isLater(wall, now) && wall.date <= latestSendDay(now)

/** Ignores changes to and from summer time. */
export function addMinutes({ date, time }: WallTime, minutes: number): WallTime {
  const later = new Date(Date.parse(`${date}T${time}Z`) + minutes * minuteMs).toISOString()
  return { date: later.slice(0, 10), time: later.slice(11, 16) }
}

export const tomorrowMorning = (now: WallTime): WallTime => ({ date: addDays(now.date, 1), time: '09:00' })

/** Suggested times after `now`. */
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
