import { type WallTime, type ZonedTime } from '@tandem/components'
import { type Instant, instantMs, instantOf, type Message, nextOpenInAll, type Profile } from '@tandem/contract'
import { viewerZone } from '../../shared/time/clock.ts'
import { wallTimeAt } from '../../shared/time/dateText.ts'

export type WorkingHours = Pick<Profile, 'schedule' | 'automationSchedule' | 'scheduleTimezone'>

/**
 * The start of the next working hours. Undefined if `at` is in the working hours, if the profile has no time zone, or
 * if no working hours follow.
 */
export function opensAt(
  { schedule, automationSchedule, scheduleTimezone }: WorkingHours,
  at: number,
): number | undefined {
  if (scheduleTimezone === null) return undefined
  const open = nextOpenInAll([schedule, automationSchedule], scheduleTimezone, at)
  return open !== undefined && open > at ? open : undefined
}

/** The real sending time of a message that is scheduled outside the working hours (INBOX-69). Otherwise undefined. */
export function postponedTo(
  { status, dateScheduled }: Pick<Message, 'status' | 'dateScheduled'>,
  now: Instant,
  profile: WorkingHours | undefined,
): number | undefined {
  if (status !== 'scheduled' || dateScheduled === null || !profile) return undefined
  const at = instantMs(dateScheduled)
  return at > instantMs(now) ? opensAt(profile, at) : undefined
}

/**
 * Returns the given time if it is in the working hours, otherwise the start of the next working hours (INBOX-56). The
 * result is in the zone of the given time.
 */
export function nextWorkingTime(profile: WorkingHours, { date, time, zoneId = viewerZone }: ZonedTime): WallTime {
  const at = instantOf(date, time, zoneId)
  return wallTimeAt(opensAt(profile, at) ?? at, zoneId)
}
