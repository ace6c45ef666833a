import { type Profile, type ProfilePatch } from '@tandem/contract'
import * as v from 'valibot'
import { changedFields } from '../../../shared/form/changedFields.ts'
import { scheduleValue } from '../../../entities/profile/fields/scheduleValue.ts'

/** The values of the form. Without a schedule, a profile has no restrictions (24/7). */
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

/** Contains only the fields that the user has changed (PROF-29). */
export const scheduleChanges = (profile: Profile, values: v.InferOutput<typeof ScheduleForm>): ProfilePatch =>
  changedFields(values, schedulesOf(profile))
