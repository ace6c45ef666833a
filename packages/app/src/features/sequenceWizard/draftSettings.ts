import * as v from 'valibot'
import { TypedSchedule } from '../../entities/sequence/settings/sequenceSettings.ts'

/** The settings as the user typed them. */
export const DraftSettings = v.object({
  name: v.optional(v.string(), ''),
  startDate: v.optional(v.string(), ''),
  scheduleTimezone: v.optional(v.string(), ''),
  schedule: v.nullable(TypedSchedule),
})
