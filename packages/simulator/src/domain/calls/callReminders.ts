import { type ReminderDelay, resolvedMessage } from '@tandem/contract'
import { campaignReminders } from '../campaign/forecast/campaignReminders.ts'
import { reminderTime } from '../campaign/plan/reminders.ts'
import { placeholderValues } from '../campaign/plan/placeholders.ts'
import { removeMessage, scheduleMessage } from '../messaging/outbox.ts'
import { type CallReminderRow, type CallRow } from '../rows/calls.ts'
import { type MessageRow } from '../rows/messaging.ts'
import { type TandemWorld } from '../rows/world.ts'

/**
 * Plans the reminders of a call that people have noted or moved: each at its time before the call, with the client's own words. Those of a call that
 * the campaign has booked are its own next messages. What is planned for this date already follows the client's words, unless somebody has given it
 * words or a time of its own; what was sent or deleted is not planned again. A moved call is reminded of anew, with the words that it was given.
 */
export function planReminders(world: TandemWorld, call: CallRow): void {
  const { status, date, conversationId } = call
  const isAhead = status === 'scheduled' && date !== null
  const byCampaign = isAhead ? campaignReminders(world, conversationId) : undefined
  const wanted = byCampaign ? call.reminders.filter((delay) => !byCampaign.has(delay)) : []
  const before = world.tables.callReminders.by('callId', call.id)
  for (const reminder of before) if (!wanted.includes(reminder.delay)) forget(world, reminder)
  for (const delay of wanted) {
    const earlier = before.find((each) => each.delay === delay)
    if (date !== null && earlier?.date === date) followClient(world, call, earlier)
    else if (date !== null) plan(world, call, date, delay, earlier)
  }
}

/** Plans a reminder, in place of that of another date. */
function plan(
  world: TandemWorld,
  call: CallRow,
  date: number,
  delay: ReminderDelay,
  earlier: CallReminderRow | undefined,
): void {
  const { tables, clock } = world
  const waiting = earlier && waitingOf(world, earlier)
  const ownText = waiting?.text === earlier?.text ? undefined : waiting?.text
  if (earlier) forget(world, earlier)
  const at = reminderTime(date, delay)
  const clientText = textOf(world, call, delay)
  const text = ownText ?? clientText
  if (at <= clock.now() || text === undefined) return
  const messageId = scheduleMessage(world, { conversationId: call.conversationId, kind: 'call_reminder', text }, at)
  tables.callReminders.insert({ callId: call.id, delay, date, messageId, text: clientText ?? '' })
}

/** A planned reminder says what the client's does now, and goes when that is switched off; one that somebody has changed stays as it is. */
function followClient(world: TandemWorld, call: CallRow, reminder: CallReminderRow): void {
  const { messages, callReminders } = world.tables
  const waiting = waitingOf(world, reminder)
  if (
    !waiting ||
    waiting.text !== reminder.text ||
    waiting.dateScheduled !== reminderTime(reminder.date, reminder.delay)
  )
    return
  const text = textOf(world, call, reminder.delay)
  if (text === undefined) return forget(world, reminder)
  messages.patch(waiting.id, { text })
  callReminders.patch(reminder.id, { text })
}

/** The message of a reminder, until it is sent or deleted. */
const waitingOf = ({ tables }: TandemWorld, { messageId }: CallReminderRow): MessageRow | undefined =>
  tables.outbox.get(messageId) && tables.messages.get(messageId)

function forget(world: TandemWorld, reminder: CallReminderRow): void {
  const waiting = waitingOf(world, reminder)
  if (waiting) removeMessage(world, waiting)
  world.tables.callReminders.delete(reminder.id)
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
  return template?.enabled
    ? resolvedMessage(template.text, placeholderValues({ client, profile, recipient }))
    : undefined
}
