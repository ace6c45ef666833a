import { type CallReminderTemplateBody, ReminderDelay } from '@tandem/contract'
import { replanReminders } from './callReminders.ts'
import { type ReminderTemplateRow } from '../rows/calls.ts'
import { type TandemWorld } from '../rows/world.ts'

/** What a client's leads are reminded with until somebody writes another text. */
const texts: Readonly<Record<ReminderDelay, string>> = {
  day: 'Hi %firstName%, a quick reminder of our call tomorrow. Looking forward to it!',
  few_hours: 'Hi %firstName%, our call is today, in a couple of hours. See you then!',
  less_than_hour: 'Hi %firstName%, we start in a few minutes. The link is in the invitation.',
}

/** The reminders that a client begins with. */
export function addReminderTemplates({ tables }: TandemWorld, clientId: number): void {
  for (const delay of ReminderDelay.options)
    tables.reminderTemplates.insert({ clientId, delay, enabled: true, text: texts[delay] })
}

/** Saves the reminder text of a client for a delay; a client has one for each. */
export function saveReminderTemplate(world: TandemWorld, template: CallReminderTemplateBody): ReminderTemplateRow {
  const { reminderTemplates } = world.tables
  const { clientId, delay, enabled, text } = template
  const before = reminderTemplates.by('clientId', clientId).find((each) => each.delay === delay)
  const saved = before
    ? reminderTemplates.patch(before.id, { enabled, text })
    : reminderTemplates.insert({ clientId, delay, enabled, text })
  replanReminders(world, clientId)
  return saved
}
