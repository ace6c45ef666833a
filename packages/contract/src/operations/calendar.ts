import { operation } from '../operation.ts'
import { refusals } from '../refusals.ts'
import { CalendarAuth, CalendarEventNames, CalendarUuid } from '../resources/calendar.ts'

export const sequenceCalendlyEventNames = operation({
  method: 'GET',
  path: '/sequences/by-calendly-id/{uuid}/calendly/event-names',
  summary: 'Names of the events of an attached calendar; empty until the popup is done.',
  params: { uuid: CalendarUuid },
  answer: CalendarEventNames,
  errors: refusals([400, 401]),
})

export const sequenceCalendlyAuth = operation({
  method: 'GET',
  path: '/sequences/by-calendly-id/{uuid}/calendly/auth',
  summary: 'Where the popup that attaches a calendar under this UUID goes.',
  params: { uuid: CalendarUuid },
  answer: CalendarAuth,
  errors: refusals([400, 401]),
})
