import * as v from 'valibot'

/** Event names of an attached calendar; empty until the provider is connected in the popup. */
export const CalendarEventNames = v.object({ eventNames: v.array(v.string()) })
export type CalendarEventNames = v.InferOutput<typeof CalendarEventNames>

/** Address of the popup that attaches a calendar. */
export const CalendarAuth = v.object({ url: v.string() })
export type CalendarAuth = v.InferOutput<typeof CalendarAuth>

export const CalendarUuid = v.pipe(v.string('A UUID is required.'), v.uuid('A calendar is attached under a UUID.'))
