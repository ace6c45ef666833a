import { type TandemWorld } from '../rows/world.ts'

/** How long a calendar takes to tell its events after the popup. */
const answersAfterMs = 6000

const eventNames = ['Intro call, 20 minutes', 'Discovery call, 30 minutes', 'Product demo, 45 minutes']

/** Where the popup goes that attaches a calendar: a page of the app, as the payment pages are. */
export const calendarUrlOf = (uuid: string): string => `/calendar/${uuid}`

/** Somebody chose an account in the popup; its events are known some seconds later. */
export function attachCalendar({ events, clock }: TandemWorld, uuid: string): void {
  events.schedule('calendarConnects', { uuid }, clock.now() + answersAfterMs)
}

export function calendarConnects({ tables }: TandemWorld, { uuid }: { readonly uuid: string }): void {
  if (tables.calendars.countBy('uuid', uuid) === 0) tables.calendars.insert({ uuid, eventNames })
}

/** Events of an attached calendar; none until it has answered. Calendars of sequences of the past have answered long ago. */
export function eventNamesOf({ tables }: TandemWorld, organizationId: number, uuid: string): string[] {
  const [calendar] = tables.calendars.by('uuid', uuid)
  if (calendar) return [...calendar.eventNames]
  const sequence = tables.sequences.by('organizationId', organizationId).find(({ calendlyId }) => calendlyId === uuid)
  return sequence?.calendlyEvent ? [...eventNames] : []
}
