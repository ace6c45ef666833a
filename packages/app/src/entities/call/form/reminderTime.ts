import { type Instant, type ReminderDelay, reminderWindow } from '@tandem/contract'
import { momentText } from '../../../shared/time/dateText.ts'
import { callMessages as texts } from '../messages.ts'

/** The sending time of a reminder in the viewer's zone, or "too late". */
export function reminderTime(date: Instant, delay: ReminderDelay, now: number): string {
  const { earliest, latest } = reminderWindow(date, delay)
  if (latest <= now) return texts.tooLate
  return texts.sentBetween(momentText(earliest, now), momentText(latest, now))
}
