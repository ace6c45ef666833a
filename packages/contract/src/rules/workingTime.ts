import { type Schedule } from '../resources/schedule.ts'
import { addDays, dayAt, firstMomentOf, lastMomentOf, weekdayOf, type IsoDay } from './day.ts'
import { dayScheduleOf } from './schedule.ts'
import { instantMs, instantsOf, offsetChangeWithin, wallClockAt, type Instant } from './zone.ts'

/** A schedule together with the zone whose clocks it means. */
export interface ZonedSchedule {
  readonly schedule: Schedule
  readonly timeZone: string
}

/** Two weeks and a day: long enough for a weekly slot whose hour a change of the clocks skips once. */
const horizonDays = 15

const pad = (value: number) => String(value).padStart(2, '0')

/** Whether a schedule covers a moment, by what the zone's clocks show. A slot includes its start and excludes its end. */
export function isWorkingMoment({ schedule, timeZone }: ZonedSchedule, instant: Instant): boolean {
  if (schedule === '*') return true
  const day = dayScheduleOf(schedule, weekdayOf(dayAt(instant, timeZone)))
  if (day === '*') return true
  const { hour, minute } = wallClockAt(instant, timeZone)
  const time = `${pad(hour)}:${pad(minute)}`
  return day.some(({ start, end }) => start <= time && time < end)
}

/** The moments of a day at which work can begin: its first, the starts of its slots (twice in a repeated hour), and a change of the clocks. */
function beginnings({ schedule, timeZone }: ZonedSchedule, isoDay: IsoDay): number[] {
  const [first, last] = [firstMomentOf(isoDay, timeZone), lastMomentOf(isoDay, timeZone)]
  const day = dayScheduleOf(schedule, weekdayOf(isoDay))
  if (day === '*') return [first]
  if (day.length === 0) return []
  const { year, month, day: dayOfMonth } = wallClockAt(first, timeZone)
  const starts = day.flatMap(({ start }) => {
    const [hour = 0, minute = 0] = start.split(':').map(Number)
    return instantsOf({ year, month, day: dayOfMonth, hour, minute, second: 0 }, timeZone)
  })
  const change = offsetChangeWithin(first, last, timeZone)
  return change === undefined ? [first, ...starts] : [first, change, ...starts]
}

/** The first moment from `from` on that a schedule covers, in milliseconds; undefined when it covers none. */
export function nextWorkingMoment(zoned: ZonedSchedule, from: Instant): number | undefined {
  const start = instantMs(from)
  if (isWorkingMoment(zoned, start)) return start
  const today = dayAt(start, zoned.timeZone)
  for (let index = 0; index <= horizonDays; index += 1) {
    const covered = beginnings(zoned, addDays(today, index)).filter(
      (moment) => moment > start && isWorkingMoment(zoned, moment),
    )
    if (covered.length > 0) return Math.min(...covered)
  }
  return undefined
}

/**
 * The first moment from `from` on that all schedules cover: a sequence's and its profile's two, each in its own zone. In milliseconds; undefined
 * when they have none in common.
 */
export function nextCommonMoment(schedules: readonly ZonedSchedule[], from: Instant): number | undefined {
  const start = instantMs(from)
  const end = start + horizonDays * 86_400_000
  let moment = start
  while (moment <= end) {
    let later = moment
    for (const zoned of schedules) {
      const next = nextWorkingMoment(zoned, later)
      if (next === undefined) return undefined
      later = next
    }
    if (later === moment) return moment
    moment = later
  }
  return undefined
}
