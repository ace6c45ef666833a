import { callReminderWindowsMs } from '../constants.ts'
import { type Instant, instantMs, instantOf, type IsoDate, isIsoDate, isoWithOffset } from '../core/dates.ts'
import { type Call, type CallStatus, type ReminderDelay } from './schema.ts'

/** CALL-6: true if calls with this status have a date. */
export function needsDate(status: CallStatus): boolean {
  return status === 'scheduled' || status === 'no_show' || status === 'made'
}

/** CALL-8: true if calls with this status have automatic reminders. */
export function hasReminders(status: CallStatus): boolean {
  return status === 'scheduled'
}

/** CALL-5, CALL-21: true if choosing this status in the list opens the edit modal. `date`: the call's present date. */
export function opensEditor(status: CallStatus, date: Instant | null): boolean {
  return status === 'scheduled' || (needsDate(status) && date === null)
}

/** Removes the date and the reminders if the status does not allow them. */
export function callFieldsOf<Fields extends Pick<Call, 'status' | 'date' | 'startTime' | 'timezone' | 'reminders'>>(
  fields: Fields,
): Fields {
  const dated = needsDate(fields.status) ? fields : { ...fields, date: null, startTime: null }
  return hasReminders(fields.status) ? dated : { ...dated, reminders: [] }
}

/** True for the status `scheduled` after the time of the call. */
export function isStatusExpired({ status, date }: Pick<Call, 'status' | 'date'>, now: Instant): boolean {
  return status === 'scheduled' && date !== null && instantMs(date) < instantMs(now)
}

/** CALL-19: ISO text with offset. `startTime` is 'HH:mm'. Undefined if the day or the time is invalid. */
export function callDate(day: IsoDate, startTime: string, timeZone: string): string | undefined {
  if (!isIsoDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(startTime)) return undefined
  return isoWithOffset(instantOf(day, startTime, timeZone), timeZone)
}

/** CALL-15: the period for sending a reminder, in ms since 1970. */
export function reminderWindow(
  date: Instant,
  delay: ReminderDelay,
): { readonly earliest: number; readonly latest: number } {
  const { earliest, latest } = callReminderWindowsMs[delay]
  return { earliest: instantMs(date) - earliest, latest: instantMs(date) - latest }
}
