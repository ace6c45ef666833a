import { calendarUrlOf, eventNamesOf } from '../domain/calls/calendars.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const calendarHandlers = tandemHandlers({
  sequenceCalendlyEventNames: (world, { params }, { viewer }) => ({
    eventNames: eventNamesOf(world, viewer.organizationId, params.uuid),
  }),
  sequenceCalendlyAuth: (_world, { params }) => ({ url: calendarUrlOf(params.uuid) }),
})
