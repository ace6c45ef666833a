import { type CalendarSpan } from '@tandem/components'
import { isIsoDate, type IsoDate } from '@tandem/contract'

/** The calendar's keys in the address of the list of calls. */
export const calendarKeys = ['calendar', 'day'] as const

export interface CalendarAddress {
  /** Undefined: the page shows the list instead of the calendar. */
  readonly span: CalendarSpan | undefined
  /** Undefined: the present day. */
  readonly day: IsoDate | undefined
}

/** Reads a query such as `?calendar=week&day=2026-11-24`. Ignores unknown values. */
export function readCalendar(search: string): CalendarAddress {
  const params = new URLSearchParams(search)
  const span = params.get('calendar')
  const day = params.get('day') ?? ''
  return { span: span === 'month' || span === 'week' ? span : undefined, day: isIsoDate(day) ? day : undefined }
}

/** Returns the query `search` with the new `calendar` and `day`. The other keys of the query do not change. */
export function writeCalendar(search: string, { span, day }: CalendarAddress): string {
  const params = new URLSearchParams(search)
  for (const key of calendarKeys) params.delete(key)
  if (span) params.set('calendar', span)
  if (span && day !== undefined) params.set('day', day)
  const written = params.toString()
  return written === '' ? '' : `?${written}`
}
