import { operation } from '../core/operation.ts'
import { refusals } from '../core/refusals.ts'
import { CalendarAuth, CalendarEventNames, CalendarUuid } from './schema.ts'

export const sequenceCalendlyEventNames = operation('GET', '/sequences/by-calendly-id/{uuid}/calendly/event-names', {
  summary: 'Event names of an attached calendar; empty until the popup is finished.',
  params: { uuid: CalendarUuid },
  answer: CalendarEventNames,
  errors: refusals([400, 401]),
})

export const sequenceCalendlyAuth = operation('GET', '/sequences/by-calendly-id/{uuid}/calendly/auth', {
  summary: 'Address of the popup that attaches a calendar under this UUID.',
  params: { uuid: CalendarUuid },
  answer: CalendarAuth,
  errors: refusals([400, 401]),
})
