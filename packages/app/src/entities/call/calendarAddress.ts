import { type CalendarSpan } from '@tandem/components'
import { isIsoDate, type IsoDate } from '@tandem/contract'

/** Keys of the calendar in the address, beside those of the list. */
export const calendarKeys = ['calendar', 'day'] as const

/** The calendar that an address names. */
export interface CalendarAddress {
  /** Undefined: the list shows. */
  readonly span: CalendarSpan | undefined
  /** Undefined: the present. */
  readonly day: IsoDate | undefined
}

/** Reads '?calendar=week&day=2026-11-24'. What it does not know is left out. */
export function readCalendar(search: string): CalendarAddress {
  const params = new URLSearchParams(search)
  const span = params.get('calendar')
  const day = params.get('day') ?? ''
  return { span: span === 'month' || span === 'week' ? span : undefined, day: isIsoDate(day) ? day : undefined }
}

/** An address's query with another calendar. The list's filters stay; its page and order are the list's own. */
export function writeCalendar(search: string, { span, day }: CalendarAddress): string {
  const params = new URLSearchParams(search)
  for (const key of calendarKeys) params.delete(key)
  if (span) params.set('calendar', span)
  if (span && day !== undefined) params.set('day', day)
  const written = params.toString()
  return written === '' ? '' : `?${written}`
}
