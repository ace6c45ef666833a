import { dateFormats, formatMoment, type Instant, type ReminderDelay, reminderWindow } from '@tandem/contract'
import { viewerZone } from '../../../shared/time/clock.ts'
import { callMessages as texts } from '../messages.ts'

/** The sending time of a reminder in the viewer's zone, or a text that it is too late. */
export function reminderTime(date: Instant, delay: ReminderDelay, now: number): string {
  const { earliest, latest } = reminderWindow(date, delay)
  if (latest <= now) return texts.tooLate
  const format = (ms: number) => formatMoment(ms, dateFormats.tableMoment, viewerZone)
  return texts.sentBetween(format(earliest), format(latest))
}
