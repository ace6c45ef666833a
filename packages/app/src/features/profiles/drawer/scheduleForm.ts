import { type Profile, type ProfilePatch } from '@tandem/contract'
import * as v from 'valibot'
import { scheduleValue } from '../fields/scheduleValue.ts'

/** The schedules of a profile as a form shows them: a schedule that does not restrict is 24/7. */
export const schedulesOf = ({ schedule, automationSchedule, scheduleTimezone }: Profile) => ({
  schedule: schedule ?? '*',
  automationSchedule: automationSchedule ?? '*',
  scheduleTimezone: scheduleTimezone ?? 'UTC',
})

export const ScheduleForm = v.object({
  schedule: scheduleValue,
  automationSchedule: scheduleValue,
  scheduleTimezone: v.string(),
})

/** What differs from the profile: a schedule that nobody touched stays as it is (PROF-29). */
export function scheduleChanges(profile: Profile, values: v.InferOutput<typeof ScheduleForm>): ProfilePatch {
  const before: Readonly<Record<string, unknown>> = schedulesOf(profile)
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}
