import { type ReminderDelay, resolvedMessage } from '@tandem/contract'
import { campaignReminders } from '../campaign/forecast/campaignReminders.ts'
import { placeholderValues } from '../campaign/plan/placeholders.ts'
import { reminderTemplateOf, reminderTime } from '../campaign/plan/reminders.ts'
import { removeMessage, scheduleMessage } from '../messaging/outbox.ts'
import { type CallReminderRow, type CallRow } from '../rows/calls.ts'
import { type MessageRow } from '../rows/messaging.ts'
import { type TandemWorld } from '../rows/world.ts'

/**
 * Plans the reminders of a call that a person created or moved. The campaign sends the reminders of a call that it
 * booked itself. A planned reminder follows the client's text unless somebody changed its text or time. A reminder that
 * was sent or deleted is not planned again for the same date. For another date, all are planned again with their
 * changed texts.
 */
export function planReminders(world: TandemWorld, call: CallRow): void {
  const { status, date, conversationId } = call
  const byCampaign = status === 'scheduled' && date !== null ? campaignReminders(world, conversationId) : undefined
  const wanted = byCampaign ? call.reminders.filter((delay) => !byCampaign.has(delay)) : []
  const before = world.tables.callReminders.by('callId', call.id)
  for (const reminder of before) if (!wanted.includes(reminder.delay)) remove(world, reminder)
  for (const delay of wanted) {
    const earlier = before.find((each) => each.delay === delay)
    if (date !== null && earlier?.date === date) updateText(world, call, earlier)
    else if (date !== null) plan(world, call, date, delay, earlier)
  }
}

/** Plans a reminder in place of the one for an earlier date. */
function plan(
  world: TandemWorld,
  call: CallRow,
  date: number,
  delay: ReminderDelay,
  earlier: CallReminderRow | undefined,
): void {
  const { tables, clock } = world
  const unsent = earlier && unsentMessage(world, earlier)
  const changedText = unsent?.text === earlier?.text ? undefined : unsent?.text
  if (earlier) remove(world, earlier)
  const at = reminderTime(date, delay)
  const clientText = clientTextOf(world, call, delay)
  const text = changedText ?? clientText
  if (at <= clock.now() || text === undefined) return
  const messageId = scheduleMessage(world, { conversationId: call.conversationId, kind: 'call_reminder', text }, at)
  tables.callReminders.insert({ callId: call.id, delay, date, messageId, text: clientText ?? '' })
}

/** Gives a planned reminder the client's present text, or removes it where the client has switched it off. */
function updateText(world: TandemWorld, call: CallRow, reminder: CallReminderRow): void {
  const { messages, callReminders } = world.tables
  const { date, delay, text: plannedText } = reminder
  const unsent = unsentMessage(world, reminder)
  const isUnchanged = unsent?.text === plannedText && unsent.dateScheduled === reminderTime(date, delay)
  if (!isUnchanged) return
  const text = clientTextOf(world, call, delay)
  if (text === undefined) return remove(world, reminder)
  messages.patch(unsent.id, { text })
  callReminders.patch(reminder.id, { text })
}

const unsentMessage = ({ tables }: TandemWorld, { messageId }: CallReminderRow): MessageRow | undefined =>
  tables.outbox.get(messageId) && tables.messages.get(messageId)

function remove(world: TandemWorld, reminder: CallReminderRow): void {
  const unsent = unsentMessage(world, reminder)
  if (unsent) removeMessage(world, unsent)
  world.tables.callReminders.delete(reminder.id)
}

/** Updates the planned reminders of a client after its texts have changed. */
export function replanReminders(world: TandemWorld, clientId: number): void {
  const { calls, conversations } = world.tables
  for (const call of calls.by('status', 'scheduled')) {
    if (conversations.get(call.conversationId)?.clientId === clientId) planReminders(world, call)
  }
}

/** The client's text of a reminder; undefined where it has none or has switched it off. */
function clientTextOf(world: TandemWorld, call: CallRow, delay: ReminderDelay): string | undefined {
  const { conversations, clients, profiles, recipients } = world.tables
  const conversation = conversations.get(call.conversationId)
  const client = clients.get(conversation?.clientId ?? 0)
  const profile = profiles.get(conversation?.profileId ?? 0)
  const recipient = recipients.get(conversation?.recipientId ?? 0)
  if (!client || !profile || !recipient) return undefined
  const template = reminderTemplateOf(world, client.id, delay)
  return template?.enabled
    ? resolvedMessage(template.text, placeholderValues({ client, profile, recipient }))
    : undefined
}
