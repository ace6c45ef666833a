import { defaultSlot } from '../constants.ts'
import { zoneOffsets } from '../core/dates.ts'
import { type DaySchedule, type Schedule, type Slot, type Weekday, weekdays } from './schema.ts'

const dayMs = 86_400_000

/** PROF-39 */
export const defaultSchedule: Record<Weekday, Slot[]> = {
  mo: [defaultSlot],
  tu: [defaultSlot],
  we: [defaultSlot],
  th: [defaultSlot],
  fr: [defaultSlot],
  sa: [],
  su: [],
}

const digitAt = (time: string, index: number): number => time.charCodeAt(index) - 48

/** Milliseconds from midnight to a time 'HH:mm'. Reads digit by digit, because forecasts call this function often. */
export const timeMs = (time: string): number =>
  ((digitAt(time, 0) * 10 + digitAt(time, 1)) * 60 + digitAt(time, 3) * 10 + digitAt(time, 4)) * 60_000

/** The first open time of the day from `earliest` on, in ms from midnight. Undefined if the day has no such time. */
function openTime(day: DaySchedule | undefined, earliest: number): number | undefined {
  if (day === '*') return earliest
  let first = Infinity
  for (const { start, end } of day ?? []) {
    const open = Math.max(timeMs(start), earliest)
    if (open < timeMs(end)) first = Math.min(first, open)
  }
  return first === Infinity ? undefined : first
}

/** Like `nextOpen`, for a time zone that is always `offset` ms ahead of UTC. */
function nextOpenAt(offset: number, schedule: Exclude<Schedule, '*'>, from: number): number | undefined {
  const local = from + offset
  const today = Math.floor(local / dayMs)
  for (let day = today; day <= today + 7; day += 1) {
    // 1 January 1970 was a Thursday.
    const weekday = weekdays[(day + 3) % 7]
    const open = weekday && openTime(schedule[weekday], day === today ? local - day * dayMs : 0)
    if (open !== undefined) return day * dayMs + open - offset
  }
  return undefined
}

/**
 * The first open moment from `from` on, in ms since 1970. A null schedule is always open. Undefined if the schedule
 * has no hours.
 */
export function nextOpen(schedule: Schedule | null, timeZone: string, from: number): number | undefined {
  if (schedule === null || schedule === '*') return from
  const { before, changeAt, after } = zoneOffsets(from, timeZone)
  if (from >= changeAt) return nextOpenAt(after, schedule, from)
  const found = nextOpenAt(before, schedule, from)
  return found === undefined || found < changeAt ? found : nextOpenAt(after, schedule, changeAt)
}

/** `at`: ms since 1970. */
export function isOpen(schedule: Schedule | null, timeZone: string, at: number): boolean {
  return nextOpen(schedule, timeZone, at) === at
}

/** The first moment from `from` on that all schedules cover. Undefined if the next two weeks have no such moment. */
export function nextOpenInAll(
  schedules: readonly (Schedule | null)[],
  timeZone: string,
  from: number,
): number | undefined {
  let moment = from
  while (moment < from + 14 * dayMs) {
    let latest = moment
    for (const schedule of schedules) {
      const open = nextOpen(schedule, timeZone, latest)
      if (open === undefined) return undefined
      latest = open
    }
    if (latest === moment) return moment
    moment = latest
  }
  return undefined
}
