import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A calendar day, 'YYYY-MM-DD', without a zone. Days compare as strings. */
export type IsoDate = string

/** A day and a time of the viewer's clock. The owner of a component converts it to an instant. */
export interface WallTime {
  readonly date: IsoDate
  /** 'HH:mm'. */
  readonly time: string
}

/** A suggested time to send a message at. */
export interface SendTimePreset extends WallTime {
  readonly label: string
}

const isoFormat = 'YYYY-MM-DD'
const dayOf = (date: IsoDate) => dayjs.utc(`${date}T00:00:00Z`)
const formatter = (format: string) => (date: IsoDate) => dayOf(date).format(format)

/** 'Mar 17'. */
export const formatMonthDay = formatter('MMM D')
/** 'Mar 2026'. */
export const formatMonthYear = formatter('MMM YYYY')
/** 'Mar 17, 2026'. */
export const formatDay = formatter('MMM D, YYYY')
/** 'Tuesday, March 17, 2026'. */
export const formatFullDay = formatter('dddd, MMMM D, YYYY')
/** 'March 2026'. */
export const formatFullMonth = formatter('MMMM YYYY')

/** Whether a text is an existing calendar day, written 'YYYY-MM-DD'. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(text).format(isoFormat) === text
}

/** The day `days` later; earlier for a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dayOf(date).add(days, 'day').format(isoFormat)
}

/** The same day of the month `months` later, or the last day of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return dayOf(date).add(months, 'month').format(isoFormat)
}

/** The first day of the month. */
export function startOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 7)}-01`
}

/** Number of days from one day to another; 0 for the same day. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  return dayOf(end).diff(dayOf(start), 'day')
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (dayOf(date).day() + 6) % 7
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The time that a typed text means: '9' is '09:00', '930' and '9.30' are '09:30'. Any other text is returned as it is. */
export function completedTime(typed: string): string {
  const found = /^\s*(\d{1,2}?)(?:[:.h ]?([0-5]\d))?\s*$/.exec(typed)
  const time = `${found?.[1]?.padStart(2, '0') ?? ''}:${found?.[2] ?? '00'}`
  return isTime(time) ? time : typed
}

/** Whether both the day and the time exist. */
export function isWallTime({ date, time }: WallTime): boolean {
  return isIsoDate(date) && isTime(time)
}

/** Whether a wall time exists and is after `now`. */
export function isLater(wall: WallTime, now: WallTime): boolean {
  return isWallTime(wall) && `${wall.date}T${wall.time}` > `${now.date}T${now.time}`
}

/** The wall time `minutes` later, without changes to and from summer time. */
export function addMinutes({ date, time }: WallTime, minutes: number): WallTime {
  const later = dayjs.utc(`${date}T${time}:00Z`).add(minutes, 'minute')
  return { date: later.format(isoFormat), time: later.format('HH:mm') }
}

/** Suggested times that are after `now`: in an hour, this afternoon, tomorrow morning, on Monday morning. */
export function sendTimePresets(now: WallTime): readonly SendTimePreset[] {
  const presets: SendTimePreset[] = [
    { label: 'In 1 hour', ...addMinutes(now, 60) },
    { label: 'This afternoon', date: now.date, time: '15:00' },
    { label: 'Tomorrow morning', date: addDays(now.date, 1), time: '09:00' },
    { label: 'Monday morning', date: addDays(now.date, 7 - weekdayOf(now.date)), time: '09:00' },
  ]
  return presets.filter(
    (preset, index) =>
      isLater(preset, now) &&
      presets.findIndex((each) => each.date === preset.date && each.time === preset.time) === index,
  )
}
