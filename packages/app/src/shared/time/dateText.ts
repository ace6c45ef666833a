import { type WallTime } from '@tandem/components'
import { dateFormats, dayAt, formatDay, formatMoment, type Instant, type IsoDate } from '@tandem/contract'
import { viewerZone } from './clock.ts'

/** 'Dec 4', or 'Dec 4, 2027' in another year. */
export const dayText = (day: IsoDate, today: IsoDate): string =>
  formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? dateFormats.plainDay : dateFormats.plainDayOfYear)

/**
 * Returns for example 'Mon, Nov 30, 09:25'. For a time in another year, the text also contains the year:
 * 'Tue, Nov 30, 2027, 09:25'. Tables and cards have other formats (LIST-31, SHELL-23).
 */
export function momentText(at: Instant, now: Instant, zone: string = viewerZone): string {
  const yearOf = (instant: Instant) => formatMoment(instant, dateFormats.isoDay, zone).slice(0, 4)
  const isThisYear = yearOf(at) === yearOf(now)
  return formatMoment(at, isThisYear ? dateFormats.moment : dateFormats.momentOfYear, zone)
}

export const wallTimeAt = (at: Instant, zone: string): WallTime => ({
  date: dayAt(at, zone),
  time: formatMoment(at, dateFormats.time, zone),
})
