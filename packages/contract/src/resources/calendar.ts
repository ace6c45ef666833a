import * as v from 'valibot'

/** Events of an attached calendar; empty until the provider has been connected in the popup. */
export const CalendarEventNames = v.object({ eventNames: v.array(v.string()) })
export type CalendarEventNames = v.InferOutput<typeof CalendarEventNames>

/** Where the popup that attaches a calendar goes. */
export const CalendarAuth = v.object({ url: v.string() })
export type CalendarAuth = v.InferOutput<typeof CalendarAuth>

export const CalendarUuid = v.pipe(v.string('A UUID is required.'), v.uuid('A calendar is attached under a UUID.'))
