import { dateFormats } from '../constants.ts'
import { wallClockAt, type Instant, type WallClock } from './zone.ts'

export type DateFormat = (typeof dateFormats)[keyof typeof dateFormats]

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const token = /YYYY|MMMM|MMM|MM|DD|HH|mm/g
const pad = (value: number) => String(value).padStart(2, '0')

function tokenText(name: string, { year, month, day, hour, minute }: WallClock): string {
  const monthName = months[month - 1] ?? ''
  switch (name) {
    case 'YYYY':
      return String(year).padStart(4, '0')
    case 'MMMM':
      return monthName
    case 'MMM':
      return monthName.slice(0, 3)
    case 'MM':
      return pad(month)
    case 'DD':
      return pad(day)
    case 'HH':
      return pad(hour)
    default:
      return pad(minute)
  }
}

/** A moment in one of the product's formats, as the clocks of a zone show it. */
export function formatMoment(instant: Instant, format: DateFormat, timeZone: string): string {
  const wall = wallClockAt(instant, timeZone)
  return format.replaceAll(token, (name) => tokenText(name, wall))
}

/** A calendar day (`YYYY-MM-DD`) in one of the product's formats. */
export function formatDay(day: string, format: DateFormat): string {
  return formatMoment(`${day}T00:00:00Z`, format, 'UTC')
}

/**
 * The time label of a conversation card: HH:mm if today, 'MMM, DD' if earlier this year, 'MMMM DD, YYYY' for earlier years
 * (document 1, section 2). `now` and `timeZone` are the viewer's.
 */
export function timeLabel(instant: Instant, now: Instant, timeZone: string): string {
  const [then, today] = [wallClockAt(instant, timeZone), wallClockAt(now, timeZone)]
  if (then.year !== today.year) return formatMoment(instant, dateFormats.longDay, timeZone)
  const isToday = then.month === today.month && then.day === today.day
  return formatMoment(instant, isToday ? dateFormats.time : dateFormats.shortDay, timeZone)
}
