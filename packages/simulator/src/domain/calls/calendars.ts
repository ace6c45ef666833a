import { type TandemWorkspace } from '../rows/workspace.ts'

/** Milliseconds from the choice of a calendar until the names of its events are known. */
const answersAfterMs = 6000

const eventNames = ['Intro call, 20 minutes', 'Discovery call, 30 minutes', 'Product demo, 45 minutes']

/** The path of the popup that attaches a calendar. */
export const calendarUrlOf = (uuid: string): string => `/calendar/${uuid}`

/** SIM-8: attaches the calendar that the user chose in the popup. */
export function attachCalendar({ events, clock }: TandemWorkspace, uuid: string): void {
  events.schedule('calendarConnects', { uuid }, clock.now() + answersAfterMs)
}

export function calendarConnects({ tables }: TandemWorkspace, { uuid }: { readonly uuid: string }): void {
  if (tables.calendars.countBy('uuid', uuid) === 0) tables.calendars.insert({ uuid, eventNames })
}

/** SEQ-66: the names of a calendar's events. Empty until the calendar is connected. */
export function eventNamesOf({ tables }: TandemWorkspace, organizationId: number, uuid: string): string[] {
  const [calendar] = tables.calendars.by('uuid', uuid)
  if (calendar) return [...calendar.eventNames]
  const sequence = tables.sequences.by('organizationId', organizationId).find(({ calendlyId }) => calendlyId === uuid)
  return sequence?.calendlyEvent ? [...eventNames] : []
}
