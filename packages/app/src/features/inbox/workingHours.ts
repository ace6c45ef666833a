import { type WallTime, type ZonedTime } from '@tandem/components'
import { type Instant, instantMs, instantOf, type Message, nextOpenInAll, type Profile } from '@tandem/contract'
import { viewerZone } from '../../shared/time/clock.ts'
import { wallTimeAt } from '../../shared/time/dateText.ts'

export type WorkingHours = Pick<Profile, 'schedule' | 'automationSchedule' | 'scheduleTimezone'>

/** The start of the next working hours. Undefined during working hours. */
export function opensAt(
  { schedule, automationSchedule, scheduleTimezone }: WorkingHours,
  at: number,
): number | undefined {
  if (scheduleTimezone === null) return undefined
  const open = nextOpenInAll([schedule, automationSchedule], scheduleTimezone, at)
  return open !== undefined && open > at ? open : undefined
}

/** The real sending time of a message outside the working hours (INBOX-69). Undefined for other messages. */
export function postponedTo(
  { status, dateScheduled }: Pick<Message, 'status' | 'dateScheduled'>,
  now: Instant,
  profile: WorkingHours | undefined,
): number | undefined {
  if (status !== 'scheduled' || dateScheduled === null || !profile) return undefined
  const at = instantMs(dateScheduled)
  return at > instantMs(now) ? opensAt(profile, at) : undefined
}

/** The given time, or the start of the next working hours, in the same zone (INBOX-56). */
export function nextWorkingTime(profile: WorkingHours, { date, time, zoneId = viewerZone }: ZonedTime): WallTime {
  const at = instantOf(date, time, zoneId)
  return wallTimeAt(opensAt(profile, at) ?? at, zoneId)
}
