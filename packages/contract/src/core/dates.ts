import { tzOffset } from '@date-fns/tz'
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { dateFormats } from '../constants.ts'

dayjs.extend(utc)

/** Milliseconds since 1970, or ISO 8601 text with an offset. */
export type Instant = number | string

/** 'YYYY-MM-DD' without a zone. The order of the strings is the order of the days. */
export type IsoDate = string

/** Both ends are included. */
export interface DayRange {
  readonly start: IsoDate
  readonly end: IsoDate
}

export type DateFormat = (typeof dateFormats)[keyof typeof dateFormats]

/** Offsets from UTC in ms. `before` applies until `changeAt`, and `after` applies from `changeAt` on. */
export interface ZoneOffsets {
  readonly before: number
  /** The moment when the clocks change, in ms since 1970. Infinity if the offset does not change. */
  readonly changeAt: number
  readonly after: number
}

const dayMs = 86_400_000
const offsetsByZone = new Map<string, Map<number, ZoneOffsets>>()

/** Shown instead of a moment or a day that is missing or invalid (SHELL-63), or that has an unknown zone. */
const unknownText = '–'

/** In ms since 1970. 0 for an empty text (SHELL-63). Throws a RangeError for any other invalid text. */
export function instantMs(instant: Instant): number {
  if (instant === '') return 0
  const ms = typeof instant === 'number' ? instant : Date.parse(instant)
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant: ${instant}`)
  return ms
}

function intlOffset(ms: number, timeZone: string): number {
  const minutes = tzOffset(timeZone, new Date(ms))
  if (Number.isNaN(minutes)) throw new RangeError(`Not a time zone: ${timeZone}`)
  return minutes * 60_000
}

/** Uses bisection, because `tzScan` of @date-fns/tz is exact only to the hour. */
function computeOffsets(start: number, end: number, timeZone: string): ZoneOffsets {
  const [before, after] = [intlOffset(start, timeZone), intlOffset(end, timeZone)]
  if (before === after) return { before, changeAt: Infinity, after }
  let [low, high] = [start, end]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (intlOffset(middle, timeZone) === before) low = middle
    else high = middle
  }
  return { before, changeAt: high, after }
}

/**
 * The offsets in the ten days that begin with the UTC day of `ms`. The offsets are cached, because `Intl` is slow.
 * Throws a RangeError for an unknown zone.
 */
export function zoneOffsets(ms: number, timeZone: string): ZoneOffsets {
  const day = Math.floor(ms / dayMs)
  let byDay = offsetsByZone.get(timeZone)
  if (!byDay) offsetsByZone.set(timeZone, (byDay = new Map()))
  let offsets = byDay.get(day)
  if (!offsets) byDay.set(day, (offsets = computeOffsets(day * dayMs, (day + 10) * dayMs, timeZone)))
  return offsets
}

/** Offset from UTC in ms. Throws a RangeError for an unknown zone. */
export function offsetMs(ms: number, timeZone: string): number {
  const { before, changeAt, after } = zoneOffsets(ms, timeZone)
  return ms < changeAt ? before : after
}

/** A Dayjs in UTC that shows the time of the zone's clocks. Only read or format it: its moment is not correct. */
function clockAt(instant: Instant, timeZone: string): Dayjs {
  const ms = instantMs(instant)
  return dayjs.utc(ms + offsetMs(ms, timeZone))
}

/** The first moment with this day and time ('HH:mm'), in ms since 1970. If the clocks skip 02:30, returns 03:30. */
export function instantOf(day: IsoDate, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}Z`)
  // Uses the offsets one day before and one day after this time, because the clocks may change in between.
  const [early, late] = [wall - offsetMs(wall - dayMs, timeZone), wall - offsetMs(wall + dayMs, timeZone)]
  const shows = (ms: number) => ms + offsetMs(ms, timeZone) === wall
  return shows(early) || !shows(late) ? early : late
}

/** For example '2026-11-21T14:30:00+01:00'. */
export function isoWithOffset(instant: Instant, timeZone: string): string {
  const offset = offsetMs(instantMs(instant), timeZone)
  const offsetText = `${offset < 0 ? '-' : '+'}${dayjs.utc(Math.abs(offset)).format('HH:mm')}`
  return clockAt(instant, timeZone).format('YYYY-MM-DDTHH:mm:ss') + offsetText
}

/** A dash if the moment or the zone is invalid. */
export function formatMoment(instant: Instant, format: DateFormat, timeZone: string): string {
  if (instant === '') return unknownText
  try {
    return clockAt(instant, timeZone).format(format)
  } catch {
    return unknownText
  }
}

const midnightOf = (day: IsoDate): Dayjs => dayjs.utc(`${day}T00:00:00Z`)

/** A dash if the day is invalid. */
export function formatDay(day: IsoDate, format: DateFormat): string {
  const midnight = midnightOf(day)
  return midnight.isValid() ? midnight.format(format) : unknownText
}

/** True for an existing day, written 'YYYY-MM-DD'. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && formatDay(text, dateFormats.isoDay) === text
}

/** Empty for an empty moment. */
export function dayAt(instant: Instant, timeZone: string): IsoDate {
  return instant === '' ? '' : clockAt(instant, timeZone).format(dateFormats.isoDay)
}

/** A negative number of days gives an earlier day. */
export function addDays(day: IsoDate, days: number): IsoDate {
  return midnightOf(day).add(days, 'day').format(dateFormats.isoDay)
}

/** 0 for the same day. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  return midnightOf(end).diff(midnightOf(start), 'day')
}

/** In ms since 1970. Later than midnight if a change of the clocks skips midnight. */
export function firstMomentOf(day: IsoDate, timeZone: string): number {
  return instantOf(day, '00:00', timeZone)
}

/** The last millisecond of a day, in ms since 1970. */
export function lastMomentOf(day: IsoDate, timeZone: string): number {
  return firstMomentOf(addDays(day, 1), timeZone) - 1
}

/** SHELL-23: the time label of a conversation card. */
export function timeLabel(instant: Instant, now: Instant, timeZone: string): string {
  const [day, today] = [dayAt(instant, timeZone), dayAt(now, timeZone)]
  if (day === today) return formatMoment(instant, dateFormats.time, timeZone)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return formatMoment(instant, isThisYear ? dateFormats.shortDay : dateFormats.longDay, timeZone)
}
