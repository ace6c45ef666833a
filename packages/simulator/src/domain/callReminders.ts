import { type ReminderDelay, resolvedMessage } from '@tandem/contract'
import { remindedByCampaign } from './campaign/remindedByCampaign.ts'
import { reminderMoment } from './campaign/timing.ts'
import { placeholderValues } from './campaign/words.ts'
import { removeMessage, scheduleMessage } from './outbox.ts'
import { type CallRow } from './records.ts'
import { type TandemWorld } from './world.ts'

/**
 * Plans the reminders of a call that people have booked or moved, in place of those that were planned before: each at its time before the call, with
 * the client's own words. Those of a call that the campaign has booked are its own next messages.
 */
export function planReminders(world: TandemWorld, call: CallRow): void {
  const { tables, clock } = world
  const waiting = tables.outbox.by('conversationId', call.conversationId).flatMap(({ id }) => tables.messages.get(id) ?? [])
  for (const message of waiting) if (message.kind === 'call_reminder') removeMessage(world, message)
  if (call.status !== 'scheduled' || call.date === null) return
  const own = remindedByCampaign(world, call.conversationId)
  for (const delay of call.reminders) {
    const at = reminderMoment(call.date, delay)
    const text = textOf(world, call, delay)
    if (at > clock.now() && text !== undefined && !own.has(delay)) {
      scheduleMessage(world, { conversationId: call.conversationId, kind: 'call_reminder', text }, at)
    }
  }
}

/** A client has changed a reminder: those that are still to be sent say so. */
export function replanReminders(world: TandemWorld, clientId: number): void {
  const { calls, conversations } = world.tables
  for (const call of calls.by('status', 'scheduled')) {
    if (conversations.get(call.conversationId)?.clientId === clientId) planReminders(world, call)
  }
}

/** The client's words for a reminder; undefined: it has none, or has switched it off. */
function textOf({ tables }: TandemWorld, call: CallRow, delay: ReminderDelay): string | undefined {
  const conversation = tables.conversations.get(call.conversationId)
  const client = tables.clients.get(conversation?.clientId ?? 0)
  const profile = tables.profiles.get(conversation?.profileId ?? 0)
  const recipient = tables.recipients.get(conversation?.recipientId ?? 0)
  if (!client || !profile || !recipient) return undefined
  const template = tables.reminderTemplates.by('clientId', client.id).find((each) => each.delay === delay)
  return template?.enabled ? resolvedMessage(template.text, placeholderValues({ client, profile, recipient })) : undefined
}
