import { type MessageError, messageSendAttempts } from '@tandem/contract'
import { afterIncoming, messageDefaults, timeInThread } from '../../conversations/threads.ts'
import { type ConversationRow, type OutboxRow } from '../../rows/messaging.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { countForConversation, DailyStats } from '../../stats/dailyStats.ts'
import { changeStep } from '../plan/overrides.ts'
import { currentChange, type Lead } from '../plan/lead.ts'

/** After `unsuccessful`, the message is tried again a limited number of times. */
export type SendFailure = MessageError | 'unsuccessful'

/** Pause before the next attempt, in ms. */
export const retryMs = 20_000

/** Test values: messages to recipients with these names fail. */
const failuresByName: ReadonlyMap<string, SendFailure> = new Map([
  ['not connected', 'recipient_cannot_be_reached'],
  ['new message', 'new_message'],
  ['limit reached', 'limit_reached'],
  ['max attempts', 'unsuccessful'],
])

const failuresByError: Readonly<Record<MessageError, SendFailure>> = {
  recipient_cannot_be_reached: 'recipient_cannot_be_reached',
  new_message: 'new_message',
  limit_reached: 'limit_reached',
  max_attempts_reached: 'unsuccessful',
}

/**
 * SIM-24: makes the next message of the conversation fail. If `conversationId` is null, the next message of any
 * conversation fails.
 */
export function failNextSend({ tables }: TandemWorkspace, error: MessageError, conversationId: number | null): void {
  for (const { id } of tables.sendFailures.rows()) tables.sendFailures.delete(id)
  const attempts = error === 'max_attempts_reached' ? messageSendAttempts : 1
  tables.sendFailures.insert({ error, conversationId, attempts })
}

/** Returns the failure that a control call requested for this conversation. Uses up one attempt of this failure. */
function takeFailure({ tables }: TandemWorkspace, { id: conversationId }: ConversationRow): SendFailure | undefined {
  const [wanted] = tables.sendFailures.page({ order: 'byId', limit: 1 })
  if (!wanted || (wanted.conversationId ?? conversationId) !== conversationId) return undefined
  if (wanted.attempts > 1) tables.sendFailures.patch(wanted.id, { conversationId, attempts: wanted.attempts - 1 })
  else tables.sendFailures.delete(wanted.id)
  return failuresByError[wanted.error]
}

/**
 * Returns the failure that a control call has requested, or that the recipient's name causes. With `isInsisted`,
 * `new_message` has no effect.
 */
export function demandedFailure(
  workspace: TandemWorkspace,
  conversation: ConversationRow,
  isInsisted: boolean,
): SendFailure | undefined {
  const recipient = workspace.tables.recipients.get(conversation.recipientId)
  const name = recipient && `${recipient.firstName} ${recipient.lastName}`.trim().toLowerCase()
  const failure = takeFailure(workspace, conversation) ?? (name === undefined ? undefined : failuresByName.get(name))
  if (failure !== 'new_message') return failure
  if (isInsisted) return undefined
  interrupt(workspace, conversation)
  return failure
}

/** Adds a message that the lead writes just before a message to the lead is sent. */
function interrupt(workspace: TandemWorkspace, { id }: ConversationRow): void {
  const { tables, clock } = workspace
  const conversation = tables.conversations.get(id)
  if (!conversation) return
  const message = tables.messages.insert({
    ...messageDefaults,
    conversationId: id,
    type: 'incoming',
    kind: 'manual',
    text: 'One moment, I have just seen your last message and am writing an answer.',
    category: 'neutral',
    timestamp: timeInThread(conversation, clock.now()),
  })
  const after = afterIncoming(conversation, message, true)
  tables.conversations.patch(id, after)
  const enrolment = tables.enrolments.get(id)
  const isFirst = enrolment !== undefined && enrolment.dateReplied === null
  if (isFirst) tables.enrolments.patch(id, { dateReplied: clock.now() })
  countForConversation(workspace, conversation, clock.now(), {
    repliedCount: Number(isFirst),
    needAnswerDelta: Number(after.waitingSince !== null) - Number(conversation.waitingSince !== null),
  })
}

/** Returns true if the message will be tried again automatically. */
export function recordFailure(workspace: TandemWorkspace, lead: Lead, failure: SendFailure, planned: number): boolean {
  const { enrolment, conversation } = lead
  const known = currentChange(lead)
  const attempts = (known?.attempts ?? 0) + 1
  const isRetried = failure === 'unsuccessful' && attempts < messageSendAttempts
  const error = isRetried ? null : failure === 'unsuccessful' ? 'max_attempts_reached' : failure
  if (conversation && error === 'recipient_cannot_be_reached' && known?.error !== error) {
    countForConversation(workspace, conversation, workspace.clock.now(), { notReachedCount: 1 })
  }
  changeStep(workspace, enrolment.id, { stepIndex: enrolment.stepIndex, error, attempts, at: planned })
  return isRetried
}

/** The reason for which a message cannot be sent now. With `isInsisted`, a new message of the lead is no reason. */
export function sendFailureOf(
  workspace: TandemWorkspace,
  conversation: ConversationRow,
  isInsisted: boolean,
  outbox?: OutboxRow,
): SendFailure | undefined {
  const { tables, clock } = workspace
  const profile = tables.profiles.get(conversation.profileId)
  const failure = demandedFailure(workspace, conversation, isInsisted)
  if (!profile || profile.dateRemoved !== null || !tables.recipients.get(conversation.recipientId))
    return 'recipient_cannot_be_reached'
  if (failure === 'recipient_cannot_be_reached' || failure === 'new_message') return failure
  if (!isInsisted && outbox && hasNewMessage(workspace, outbox)) return 'new_message'
  const sentToday = new DailyStats(workspace).sentOn(profile.id, clock.now(), 'messagesCount')
  if (failure === 'limit_reached' || sentToday >= profile.messagesLimit) return 'limit_reached'
  return failure ?? (profile.connected ? undefined : 'unsuccessful')
}

function hasNewMessage({ tables }: TandemWorkspace, { conversationId, knownMessageId }: OutboxRow): boolean {
  const thread = tables.messages.ordered('ofConversation', { group: conversationId })
  return thread.some(({ id, type }) => type === 'incoming' && id > (knownMessageId ?? 0))
}
