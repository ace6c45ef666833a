import { callReminderWindowsMs } from '../constants.ts'
import { type Call, type CallStatus, type ReminderDelay } from '../resources/call.ts'
import { isIsoDay, type IsoDay } from './day.ts'
import { instantMs, instantOf, isoWithOffset, type Instant } from './zone.ts'

/** Date, start time and time zone are required for scheduled, no_show and made, and shown only for those (document 3, section 4). */
export function needsDate(status: CallStatus): boolean {
  return status === 'scheduled' || status === 'no_show' || status === 'made'
}

/** The three auto-reminder toggles appear only for scheduled. */
export function hasReminders(status: CallStatus): boolean {
  return status === 'scheduled'
}

/** In the inline status select, choosing scheduled opens the edit modal; other statuses are saved directly. */
export function opensEditor(status: CallStatus): boolean {
  return status === 'scheduled'
}

/** What a call keeps of its date and reminders under a status that may not have them. */
export function callFieldsOf<Fields extends Pick<Call, 'status' | 'date' | 'startTime' | 'timezone' | 'reminders'>>(
  fields: Fields,
): Fields {
  const dated = needsDate(fields.status) ? fields : { ...fields, date: null, startTime: null }
  return hasReminders(fields.status) ? dated : { ...dated, reminders: [] }
}

/** A scheduled call whose time has passed: somebody has to say whether it was made ('Call statuses expired' of the dashboard). */
export function isStatusExpired({ status, date }: Pick<Call, 'status' | 'date'>, now: Instant): boolean {
  return status === 'scheduled' && date !== null && instantMs(date) < instantMs(now)
}

/** The ISO text with offset of a day and a start time (HH:mm) in a zone; undefined where one of them is none. */
export function callDate(day: IsoDay, startTime: string, timeZone: string): string | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(startTime) ?? []
  if (!isIsoDay(day) || hour === undefined) return undefined
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const wall = { year, month, day: dayOfMonth, hour: Number(hour), minute: Number(minute), second: 0 }
  return isoWithOffset(instantOf(wall, timeZone), timeZone)
}

/** Between which moments a reminder of a call goes out, in milliseconds: 16-24 hours, a couple of hours, 10-40 minutes before. */
export function reminderWindow(
  date: Instant,
  delay: ReminderDelay,
): { readonly earliest: number; readonly latest: number } {
  const { earliest, latest } = callReminderWindowsMs[delay]
  return { earliest: instantMs(date) - earliest, latest: instantMs(date) - latest }
}
