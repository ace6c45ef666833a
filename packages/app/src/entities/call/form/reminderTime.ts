import { type Instant, type ReminderDelay, reminderWindow } from '@tandem/contract'
import { momentText } from '../../../shared/time/dateText.ts'
import { callMessages as texts } from '../messages.ts'

/** Names the earliest and latest sending time in the viewer's zone, or says that the latest time has passed. */
export function reminderTime(date: Instant, delay: ReminderDelay, now: number): string {
  const { earliest, latest } = reminderWindow(date, delay)
  if (latest <= now) return texts.tooLate
  return texts.sentBetween(momentText(earliest, now), momentText(latest, now))
}
