import { type CallReminderTemplateBody } from '@tandem/contract'
import { type ReminderTemplateRow } from './records.ts'
import { type TandemWorld } from './world.ts'

/** Saves the reminder text of a client for a delay; a client has one for each. */
export function saveReminderTemplate({ tables }: TandemWorld, template: CallReminderTemplateBody): ReminderTemplateRow {
  const { clientId, delay, enabled, text } = template
  const before = tables.reminderTemplates.by('clientId', clientId).find((each) => each.delay === delay)
  if (!before) return tables.reminderTemplates.insert({ clientId, delay, enabled, text })
  return tables.reminderTemplates.patch(before.id, { enabled, text })
}
