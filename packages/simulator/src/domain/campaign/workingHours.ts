import { type DaySchedule, nextWorkingMoment, type Schedule, weekdays, zoneOffsetMs } from '@tandem/contract'

const minuteMs = 60_000
const dayMs = 86_400_000
const minutesADay = 1440

/** Minutes of a day, the end not included. */
type Hours = readonly (readonly [start: number, end: number])[]

const weeks = new WeakMap<object, readonly Hours[]>()
const offsets = new Map<string, Map<number, number | undefined>>()

/**
 * The contract's `nextWorkingMoment`, answered from tables: a campaign asks it some hundred thousand times, and asking Intl takes a thousand times as
 * long. Weeks in which the clocks change are left to the contract; a test holds the two equal. Null is a schedule that does not restrict.
 */
export function nextOpen(schedule: Schedule | null, timeZone: string, from: number): number | undefined {
  if (schedule === null || schedule === '*') return from
  const offset = steadyOffset(from, timeZone)
  const found = offset === undefined ? undefined : search(weekOf(schedule), timeZone, from, offset)
  return found ?? nextWorkingMoment({ schedule, timeZone }, from)
}

/** Undefined where a change of the clocks or an empty week makes it worth asking the contract. */
function search(week: readonly Hours[], timeZone: string, from: number, offset: number): number | undefined {
  const local = from + offset
  const firstDay = Math.floor(local / dayMs)
  for (let day = firstDay; day <= firstDay + 7; day += 1) {
    const earliest = day === firstDay ? (local - day * dayMs) / minuteMs : 0
    for (const [start, end] of week[weekdayIndex(day)] ?? []) {
      if (end <= earliest) continue
      if (day === firstDay && start <= earliest) return from
      const wall = day * dayMs + Math.max(start, earliest) * minuteMs
      const there = steadyOffset(wall - offset, timeZone)
      return there === undefined ? undefined : wall - there
    }
  }
  return undefined
}

/** The first moment at which all of these schedules of one zone are open; undefined when there is none within two weeks. */
export function nextOpenInAll(schedules: readonly (Schedule | null)[], timeZone: string, from: number): number | undefined {
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

export function isOpen(schedule: Schedule | null, timeZone: string, at: number): boolean {
  return nextOpen(schedule, timeZone, at) === at
}

/** Day of the week of a wall clock, 0 is Monday; days count from 1 January 1970, a Thursday. */
const weekdayIndex = (day: number): number => (day + 3) % 7

/** How far the clocks of a zone are ahead of UTC. */
export const offsetMs = (at: number, timeZone: string): number => steadyOffset(at, timeZone) ?? zoneOffsetMs(at, timeZone)

/** The same, undefined on days (UTC) on which or next to which the clocks change; from a table of days. */
function steadyOffset(at: number, timeZone: string): number | undefined {
  const day = Math.floor(at / dayMs)
  let known = offsets.get(timeZone)
  if (!known) offsets.set(timeZone, (known = new Map()))
  if (!known.has(day)) {
    const offset = zoneOffsetMs((day - 1) * dayMs, timeZone)
    known.set(day, offset === zoneOffsetMs((day + 2) * dayMs, timeZone) ? offset : undefined)
  }
  return known.get(day)
}

function weekOf(schedule: Exclude<Schedule, '*'>): readonly Hours[] {
  const known = weeks.get(schedule)
  if (known) return known
  const week = weekdays.map((day) => hoursOf(schedule[day]))
  weeks.set(schedule, week)
  return week
}

function hoursOf(day: DaySchedule | undefined): Hours {
  if (day === undefined) return []
  if (day === '*') return [[0, minutesADay]]
  return day.map(({ start, end }) => [minuteOf(start), minuteOf(end)] as const).sort(([one], [other]) => one - other)
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
