import { nextOpenInAll, type Profile } from '@tandem/contract'

/** The fields of a profile that define its working hours. */
export type WorkingHours = Pick<Profile, 'schedule' | 'automationSchedule' | 'scheduleTimezone'>

/** When a message that is due outside of a profile's working hours really goes out; undefined within them. */
export function opensAt(
  { schedule, automationSchedule, scheduleTimezone }: WorkingHours,
  at: number,
): number | undefined {
  if (scheduleTimezone === null) return undefined
  const open = nextOpenInAll([schedule, automationSchedule], scheduleTimezone, at)
  return open !== undefined && open > at ? open : undefined
}
