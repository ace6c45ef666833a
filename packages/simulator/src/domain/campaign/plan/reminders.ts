import { type ReminderDelay, reminderWindow } from '@tandem/contract'
import { type ReminderTemplateRow } from '../../rows/calls.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'

/** The sending time of a call reminder (CALL-15). */
export function reminderTime(callDate: number, delay: ReminderDelay): number {
  const { earliest, latest } = reminderWindow(callDate, delay)
  return Math.round((earliest + 2 * latest) / 3)
}

export const reminderTemplateOf = (
  { tables }: TandemWorkspace,
  clientId: number,
  delay: ReminderDelay,
): ReminderTemplateRow | undefined =>
  tables.reminderTemplates.by('clientId', clientId).find((each) => each.delay === delay)
