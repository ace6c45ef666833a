import { dateFormats, formatDay, formatMoment, type Instant, type IsoDate } from '@tandem/contract'
import { viewerZone } from './clock.ts'

/** A day in words: 'Dec 4', with its year if it is not the present year. */
export const dayText = (day: IsoDate, today: IsoDate): string =>
  formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? dateFormats.plainDay : dateFormats.plainDayOfYear)

/**
 * A moment in words: 'Mon, Nov 30, 09:25', with its year if it is not the present year. Not for tables (LIST-31) and
 * conversation cards (SHELL-23), which have other formats. Default zone: the viewer's.
 */
export function momentText(at: Instant, now: Instant, zone: string = viewerZone): string {
  const yearOf = (instant: Instant) => formatMoment(instant, dateFormats.isoDay, zone).slice(0, 4)
  const isThisYear = yearOf(at) === yearOf(now)
  return formatMoment(at, isThisYear ? dateFormats.moment : dateFormats.momentOfYear, zone)
}
