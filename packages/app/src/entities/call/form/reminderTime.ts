import { type Instant, type ReminderDelay, reminderWindow } from '@tandem/contract'
import { momentText } from '../../../shared/time/dateText.ts'
import { callMessages as texts } from '../messages.ts'

/** The sending time in the viewer's zone, or a text if this time has passed. */
export function reminderTime(date: Instant, delay: ReminderDelay, now: number): string {
  const { earliest, latest } = reminderWindow(date, delay)
  if (latest <= now) return texts.tooLate
  return texts.sentBetween(momentText(earliest, now), momentText(latest, now))
}
