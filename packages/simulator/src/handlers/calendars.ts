import { viewerOf } from '../domain/people/access.ts'
import { calendarUrlOf, eventNamesOf } from '../domain/calls/calendars.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const calendarHandlers = tandemHandlers({
  sequenceCalendlyEventNames: (world, { params }, caller) => ({
    eventNames: eventNamesOf(world, viewerOf(world, caller).organizationId, params.uuid),
  }),
  sequenceCalendlyAuth: (world, { params }, caller) => {
    viewerOf(world, caller)
    return { url: calendarUrlOf(params.uuid) }
  },
})
