import { dateFormats, weeklyRequestsLimit } from '../constants.ts'
import { addDays, dayAt, firstMomentOf, formatMoment, type IsoDate, zoneOffsets } from '../core/dates.ts'
import { nextOpen, nextOpenInAll, timeMs } from '../schedule/rules.ts'
import { type DaySchedule, type Schedule, type Slot, type Weekday, weekdays } from '../schedule/schema.ts'
import { type Sequence } from '../sequence/schema.ts'
import { type Profile, type ProfileActivity } from './schema.ts'

const dayMs = 86_400_000

/** In ms since 1970. `end` is excluded. */
export interface TimeSpan {
  readonly start: number
  readonly end: number
}

type ProfileHours = Pick<Profile, 'schedule' | 'automationSchedule'> & {
  /** Null: UTC. */
  readonly scheduleTimezone: string | null
}
type SequenceHours = Pick<Sequence, 'schedule' | 'scheduleTimezone'>

const zoneOf = ({ scheduleTimezone }: ProfileHours | SequenceHours): string => scheduleTimezone ?? 'UTC'

/**
 * PROF-48: the first moment, not before `from`, at which all schedules are open. Undefined if there is no such moment
 * within two weeks.
 */
export function nextSendingTime(
  profile: ProfileHours,
  sequence: SequenceHours | undefined,
  from: number,
): number | undefined {
  let at: number | undefined = from
  while (at !== undefined && at <= from + 14 * dayMs) {
    const working = nextOpenInAll([profile.schedule, profile.automationSchedule], zoneOf(profile), at)
    if (working === undefined || !sequence) return working
    at = nextOpen(sequence.schedule, zoneOf(sequence), working)
    if (at === working) return at
  }
  return undefined
}

const wholeDay: readonly Slot[] = [{ start: '00:00', end: '24:00' }]

/** The open spans of a schedule, for clocks that are always `offset` ms ahead of UTC. */
function spansAt(offset: number, schedule: Exclude<Schedule, '*'>, { start, end }: TimeSpan): readonly TimeSpan[] {
  const spans: TimeSpan[] = []
  for (let day = Math.floor((start + offset) / dayMs); day * dayMs - offset < end; day += 1) {
    // 1 January 1970 was a Thursday.
    const weekday = weekdays[(day + 3) % 7]
    const hours = weekday && schedule[weekday]
    for (const slot of hours === '*' ? wholeDay : (hours ?? [])) {
      const midnight = day * dayMs - offset
      spans.push({
        start: Math.max(start, midnight + timeMs(slot.start)),
        end: Math.min(end, midnight + timeMs(slot.end)),
      })
    }
  }
  return spans
}

/** Sorts spans, drops empty spans, and merges spans that touch. */
function joined(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const result: TimeSpan[] = []
  for (const span of spans.filter(({ start, end }) => start < end).toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && span.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else result.push(span)
  }
  return result
}

/** `range`: at most nine days. Without a schedule, the whole range is open. */
function openSpans(schedule: Schedule | null, timeZone: string, range: TimeSpan): readonly TimeSpan[] {
  if (schedule === null || schedule === '*') return [range]
  const { before, changeAt, after } = zoneOffsets(range.start, timeZone)
  const change = Math.min(range.end, Math.max(range.start, changeAt))
  return joined([
    ...spansAt(before, schedule, { start: range.start, end: change }),
    ...spansAt(after, schedule, { start: change, end: range.end }),
  ])
}

function intersection(some: readonly TimeSpan[], others: readonly TimeSpan[]): readonly TimeSpan[] {
  return joined(
    some.flatMap((one) =>
      others.map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) })),
    ),
  )
}

/** PROF-48: the spans in which all schedules are open. `range`: at most nine days. */
export function sendingSpans(
  profile: ProfileHours,
  sequence: SequenceHours | undefined,
  range: TimeSpan,
): readonly TimeSpan[] {
  const zone = zoneOf(profile)
  const own = intersection(openSpans(profile.schedule, zone, range), openSpans(profile.automationSchedule, zone, range))
  return sequence ? intersection(own, openSpans(sequence.schedule, zoneOf(sequence), range)) : own
}

/** The Monday of the week that contains `at`. */
export function mondayOf(at: number, timeZone: string): IsoDate {
  const day = dayAt(at, timeZone)
  const weekday = (Date.parse(day) / dayMs + 3) % 7
  return addDays(day, -weekday)
}

/** The span of the week that begins on `monday`. */
export const weekOf = (monday: IsoDate, timeZone: string): TimeSpan => ({
  start: firstMomentOf(monday, timeZone),
  end: firstMomentOf(addDays(monday, 7), timeZone),
})

/** Converts `spans` to a schedule. The spans are in the week that begins on `monday`. */
export function weekHours(
  spans: readonly TimeSpan[],
  monday: IsoDate,
  timeZone: string,
): Readonly<Partial<Record<Weekday, DaySchedule>>> {
  const hoursOf = (index: number): DaySchedule => {
    const start = firstMomentOf(addDays(monday, index), timeZone)
    const end = firstMomentOf(addDays(monday, index + 1), timeZone)
    const inside = intersection(spans, [{ start, end }])
    if (inside.length === 1 && inside[0]?.start === start && inside[0].end === end) return '*'
    return inside.map((span) => ({
      start: formatMoment(span.start, dateFormats.time, timeZone),
      end: span.end === end ? '24:00' : formatMoment(span.end, dateFormats.time, timeZone),
    }))
  }
  return Object.fromEntries(weekdays.map((day, index) => [day, hoursOf(index)]))
}

type Limits = Pick<Profile, 'connectionRequestsLimit' | 'messagesLimit'>
type Sent = Omit<ProfileActivity, 'nextSlot'>

export interface SendingLeft {
  readonly requestsToday: number
  readonly requestsThisWeek: number
  readonly messagesToday: number
  readonly messagesThisWeek: number
}

const leftToday = ({ connectionRequestsLimit, messagesLimit }: Limits, sent: Sent) => ({
  requests: Math.max(
    0,
    Math.min(connectionRequestsLimit - sent.requestsToday, weeklyRequestsLimit - sent.requestsThisWeek),
  ),
  messages: Math.max(0, messagesLimit - sent.messagesToday),
})

/**
 * PROF-49: the requests and messages that the profile can send today and in the rest of the week. Counts only days with
 * hours after `now`. `spans`: the hours of the week.
 */
export function sendingLeft(
  profile: Limits,
  sent: Sent,
  { spans, now, timeZone }: { readonly spans: readonly TimeSpan[]; readonly now: number; readonly timeZone: string },
): SendingLeft {
  const today = dayAt(now, timeZone)
  const coming = spans.filter(({ end }) => end > now)
  const days = new Set<IsoDate>()
  for (const { start, end } of coming) {
    const last = dayAt(end - 1, timeZone)
    for (let day = dayAt(Math.max(start, now), timeZone); day <= last; day = addDays(day, 1)) days.add(day)
  }
  const left = leftToday(profile, sent)
  const isOpenToday = days.delete(today)
  const requestsToday = isOpenToday ? left.requests : 0
  const messagesToday = isOpenToday ? left.messages : 0
  return {
    requestsToday,
    requestsThisWeek: Math.min(
      Math.max(0, weeklyRequestsLimit - sent.requestsThisWeek),
      requestsToday + days.size * profile.connectionRequestsLimit,
    ),
    messagesToday,
    messagesThisWeek: messagesToday + days.size * profile.messagesLimit,
  }
}

/** PROF-49: the next time to send. Undefined if the profile cannot send before its settings or its status change. */
export function nextFreeSlot(
  profile: ProfileHours & Limits & Pick<Profile, 'connected' | 'automationEnabled' | 'status'>,
  sequence: SequenceHours | undefined,
  sent: Sent,
  now: number,
): number | undefined {
  const isStopped = !profile.connected || profile.status === 'new' || !profile.automationEnabled
  if (isStopped || profile.connectionRequestsLimit + profile.messagesLimit === 0) return undefined
  const { requests, messages } = leftToday(profile, sent)
  // If the limits of today are used up, new limits begin at midnight in UTC (PROF-36).
  const from = requests + messages > 0 ? now : (Math.floor(now / dayMs) + 1) * dayMs
  return nextSendingTime(profile, sequence, from)
}
