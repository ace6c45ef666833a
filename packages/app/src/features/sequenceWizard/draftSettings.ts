import { dateFormats, formatMoment, type Instant } from '@tandem/contract'
import * as v from 'valibot'
import { TypedSchedule } from '../../entities/sequence/settings/sequenceSettings.ts'

/** The settings as the user typed them. */
export const DraftSettings = v.object({
  name: v.optional(v.string(), ''),
  startDate: v.optional(v.string(), ''),
  scheduleTimezone: v.optional(v.string(), ''),
  schedule: v.nullable(TypedSchedule),
})

/** The name of a new sequence: 'Brightline Talent, Nov 2026' (SEQ-174). */
export const suggestedName = (clientName: string, now: Instant, timeZone: string): string =>
  `${clientName}, ${formatMoment(now, dateFormats.shortMonth, timeZone)}`

/** Replaces the old client's name in a suggested name. A name that the user has edited stays (SEQ-174). */
export function nameAfterChange(name: string, before: string, after: string): string {
  const month = name.slice(before.length)
  return name.startsWith(before) && /^, [A-Z][a-z]{2} \d{4}$/.test(month) ? `${after}${month}` : name
}
