import { type ReminderDelay, resolvedMessage } from '@tandem/contract'
import { campaignReminders } from '../campaign/forecast/campaignReminders.ts'
import { placeholderValues } from '../campaign/plan/placeholders.ts'
import { reminderTemplateOf, reminderTime } from '../campaign/plan/reminders.ts'
import { removeMessage, scheduleMessage } from '../messaging/outbox.ts'
import { type CallReminderRow, type CallRow } from '../rows/calls.ts'
import { type MessageRow } from '../rows/messaging.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/**
 * Plans the call reminders that the campaign does not send. Keeps the texts and times that a person has changed. If the
 * date of the call has changed, keeps only the texts.
 */
export function planReminders(workspace: TandemWorkspace, call: CallRow): void {
  const { status, date, conversationId } = call
  const byCampaign = status === 'scheduled' && date !== null ? campaignReminders(workspace, conversationId) : undefined
  const wanted = byCampaign ? call.reminders.filter((delay) => !byCampaign.has(delay)) : []
  const before = workspace.tables.callReminders.by('callId', call.id)
  for (const reminder of before) if (!wanted.includes(reminder.delay)) remove(workspace, reminder)
  for (const delay of wanted) {
    const earlier = before.find((each) => each.delay === delay)
    if (date !== null && earlier?.date === date) updateText(workspace, call, earlier)
    else if (date !== null) plan(workspace, call, date, delay, earlier)
  }
}

/** Plans one reminder. Replaces `earlier`, the reminder for the previous date of the call. */
function plan(
  workspace: TandemWorkspace,
  call: CallRow,
  date: number,
  delay: ReminderDelay,
  earlier: CallReminderRow | undefined,
): void {
  const { tables, clock } = workspace
  const unsent = earlier && unsentMessage(workspace, earlier)
  const changedText = unsent?.text === earlier?.text ? undefined : unsent?.text
  if (earlier) remove(workspace, earlier)
  const at = reminderTime(date, delay)
  const clientText = clientTextOf(workspace, call, delay)
  const text = changedText ?? clientText
  if (at <= clock.now() || text === undefined) return
  const messageId = scheduleMessage(workspace, { conversationId: call.conversationId, kind: 'call_reminder', text }, at)
  tables.callReminders.insert({ callId: call.id, delay, date, messageId, text: clientText ?? '' })
}

/** Updates a planned reminder to the client's present text, unless a person has changed the reminder. */
function updateText(workspace: TandemWorkspace, call: CallRow, reminder: CallReminderRow): void {
  const { messages, callReminders } = workspace.tables
  const { date, delay, text: plannedText } = reminder
  const unsent = unsentMessage(workspace, reminder)
  const isUnchanged = unsent?.text === plannedText && unsent.dateScheduled === reminderTime(date, delay)
  if (!isUnchanged) return
  const text = clientTextOf(workspace, call, delay)
  if (text === undefined) return remove(workspace, reminder)
  messages.patch(unsent.id, { text })
  callReminders.patch(reminder.id, { text })
}

const unsentMessage = ({ tables }: TandemWorkspace, { messageId }: CallReminderRow): MessageRow | undefined =>
  tables.outbox.get(messageId) && tables.messages.get(messageId)

function remove(workspace: TandemWorkspace, reminder: CallReminderRow): void {
  const unsent = unsentMessage(workspace, reminder)
  if (unsent) removeMessage(workspace, unsent)
  workspace.tables.callReminders.delete(reminder.id)
}

/** Plans the reminders of all scheduled calls of a client again. */
export function replanReminders(workspace: TandemWorkspace, clientId: number): void {
  const { calls, conversations } = workspace.tables
  for (const call of calls.by('status', 'scheduled')) {
    if (conversations.get(call.conversationId)?.clientId === clientId) planReminders(workspace, call)
  }
}

/** Undefined if the client has no text for this reminder, or has switched the reminder off. */
function clientTextOf(workspace: TandemWorkspace, call: CallRow, delay: ReminderDelay): string | undefined {
  const { conversations, clients, profiles, recipients } = workspace.tables
  const conversation = conversations.get(call.conversationId)
  const client = clients.get(conversation?.clientId ?? 0)
  const profile = profiles.get(conversation?.profileId ?? 0)
  const recipient = recipients.get(conversation?.recipientId ?? 0)
  if (!client || !profile || !recipient) return undefined
  const template = reminderTemplateOf(workspace, client.id, delay)
  return template?.enabled
    ? resolvedMessage(template.text, placeholderValues({ client, profile, recipient }))
    : undefined
}
