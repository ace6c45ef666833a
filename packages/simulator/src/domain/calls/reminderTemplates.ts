import { type CallReminderTemplateBody, ReminderDelay } from '@tandem/contract'
import { reminderTemplateOf } from '../campaign/plan/reminders.ts'
import { type ReminderTemplateRow } from '../rows/calls.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { replanReminders } from './callReminders.ts'

const defaultTexts: Readonly<Record<ReminderDelay, string>> = {
  day: 'Hi %firstName%, a quick reminder of our call tomorrow. Looking forward to it!',
  few_hours: 'Hi %firstName%, our call is today, in a couple of hours. See you then!',
  less_than_hour: 'Hi %firstName%, we start in a few minutes. The link is in the invitation.',
}

export function addReminderTemplates({ tables }: TandemWorkspace, clientId: number): void {
  for (const delay of ReminderDelay.options)
    tables.reminderTemplates.insert({ clientId, delay, enabled: true, text: defaultTexts[delay] })
}

/** Saves a client's text for a reminder (CALL-20), and updates planned reminders. */
export function saveReminderTemplate(
  workspace: TandemWorkspace,
  template: CallReminderTemplateBody,
): ReminderTemplateRow {
  const { reminderTemplates } = workspace.tables
  const { clientId, delay, enabled, text } = template
  const before = reminderTemplateOf(workspace, clientId, delay)
  const saved = before
    ? reminderTemplates.patch(before.id, { enabled, text })
    : reminderTemplates.insert({ clientId, delay, enabled, text })
  replanReminders(workspace, clientId)
  return saved
}
