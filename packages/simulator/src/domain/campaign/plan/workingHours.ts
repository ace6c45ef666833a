import { type DaySchedule, offsetChangeWithin, type Schedule, weekdays, zoneOffsetMs } from '@tandem/contract'

const minuteMs = 60_000
const dayMs = 86_400_000
const minutesADay = 1440

/** Minutes of a day, the end not included. */
type Hours = readonly (readonly [start: number, end: number])[]

const weeks = new WeakMap<object, readonly Hours[]>()

/** The clocks of a zone about a day (UTC): how far they are ahead of UTC before and after they change, and when they do (Infinity: they do not). */
interface Clocks {
  readonly before: number
  readonly changeAt: number
  readonly after: number
}

const clocks = new Map<string, Map<number, Clocks>>()

/**
 * The contract's `nextWorkingMoment`, answered from tables: a campaign asks it some hundred thousand times, and asking Intl takes a thousand times as
 * long. A test holds the two equal. Null is a schedule that does not restrict.
 */
export function nextOpen(schedule: Schedule | null, timeZone: string, from: number): number | undefined {
  if (schedule === null || schedule === '*') return from
  const { before, changeAt, after } = clocksAbout(from, timeZone)
  const week = weekOf(schedule)
  if (from >= changeAt) return search(week, from, after)
  const found = search(week, from, before)
  // Up to the change the clocks show what they showed before it; from then on something else.
  return found === undefined || found < changeAt ? found : search(week, changeAt, after)
}

/** The same while the clocks are as far ahead of UTC as they are now; undefined for a week without hours. */
function search(week: readonly Hours[], from: number, offset: number): number | undefined {
  const local = from + offset
  const firstDay = Math.floor(local / dayMs)
  for (let day = firstDay; day <= firstDay + 7; day += 1) {
    const earliest = day === firstDay ? (local - day * dayMs) / minuteMs : 0
    for (const [start, end] of week[weekdayIndex(day)] ?? []) {
      if (end > earliest) return day === firstDay && start <= earliest ? from : day * dayMs + start * minuteMs - offset
    }
  }
  return undefined
}

/** The first moment at which all of these schedules of one zone are open; undefined when there is none within two weeks. */
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

export function isOpen(schedule: Schedule | null, timeZone: string, at: number): boolean {
  return nextOpen(schedule, timeZone, at) === at
}

/** Day of the week of a wall clock, 0 is Monday; days count from 1 January 1970, a Thursday. */
const weekdayIndex = (day: number): number => (day + 3) % 7

/** How far the clocks of a zone are ahead of UTC. */
export function offsetMs(at: number, timeZone: string): number {
  const { before, changeAt, after } = clocksAbout(at, timeZone)
  return at < changeAt ? before : after
}

/** From a table of days; far enough ahead for a search of a week. */
function clocksAbout(at: number, timeZone: string): Clocks {
  const day = Math.floor(at / dayMs)
  let known = clocks.get(timeZone)
  if (!known) clocks.set(timeZone, (known = new Map()))
  let found = known.get(day)
  if (!found) known.set(day, (found = clocksBetween(day * dayMs, (day + 10) * dayMs, timeZone)))
  return found
}

function clocksBetween(start: number, end: number, timeZone: string): Clocks {
  const changeAt = offsetChangeWithin(start, end, timeZone) ?? Infinity
  return { before: zoneOffsetMs(start, timeZone), changeAt, after: zoneOffsetMs(end, timeZone) }
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
