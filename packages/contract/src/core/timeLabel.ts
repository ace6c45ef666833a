import { dateFormats } from '../constants.ts'
import { dayAt, formatMoment, type Instant } from './dates.ts'

/** SHELL-23: the time label of a conversation card. `now` and `timeZone` are the viewer's. */
export function timeLabel(instant: Instant, now: Instant, timeZone: string): string {
  const [day, today] = [dayAt(instant, timeZone), dayAt(now, timeZone)]
  if (day === today) return formatMoment(instant, dateFormats.time, timeZone)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return formatMoment(instant, isThisYear ? dateFormats.shortDay : dateFormats.longDay, timeZone)
}
