import { type MessageError, messageSendAttempts } from '@tandem/contract'
import { DailyStats } from '../../stats/dailyStats.ts'
import { countForConversation } from '../../stats/countForConversation.ts'
import { magicOf } from './magic.ts'
import { type ConversationRow, type OutboxRow } from '../../rows/messaging.ts'
import { afterIncoming } from '../../conversations/threads.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { changeStep } from '../plan/deviations.ts'
import { type Lead } from '../plan/lead.ts'

/** What keeps a message from being sent; `unsuccessful` is tried again. */
export type SendFailure = MessageError | 'unsuccessful'

const failuresByName = {
  notConnected: 'recipient_cannot_be_reached',
  newMessage: 'new_message',
  limitReached: 'limit_reached',
  maxAttempts: 'unsuccessful',
} as const satisfies Readonly<Record<string, SendFailure>>

/** What goes wrong with messages to a recipient of a magic name. `isInsisted`: whoever sends it has seen what came in meanwhile. */
export function failureByName(
  world: TandemWorld,
  conversation: ConversationRow,
  isInsisted: boolean,
): SendFailure | undefined {
  const recipient = world.tables.recipients.get(conversation.recipientId)
  const magic = recipient && magicOf(recipient)
  if (magic === undefined || (magic === 'newMessage' && isInsisted)) return undefined
  if (magic === 'newMessage') interrupt(world, conversation)
  return failuresByName[magic]
}

/** The lead writes while somebody is about to. */
function interrupt(world: TandemWorld, { id }: ConversationRow): void {
  const { tables, clock } = world
  const conversation = tables.conversations.get(id)
  if (!conversation) return
  const message = tables.messages.insert({
    conversationId: id,
    type: 'incoming',
    kind: 'manual',
    text: 'One moment, I have just seen your last message and am writing an answer.',
    category: 'neutral',
    timestamp: clock.now(),
    status: 'sent',
    dateScheduled: null,
    error: null,
    isRequest: false,
    isFollowUp: false,
    answers: null,
  })
  const after = afterIncoming(conversation, message, true)
  tables.conversations.patch(id, after)
  const enrolment = tables.enrolments.get(id)
  const isFirst = enrolment !== undefined && enrolment.dateReplied === null
  if (isFirst) tables.enrolments.patch(id, { dateReplied: clock.now() })
  countForConversation(world, conversation, clock.now(), {
    repliedCount: Number(isFirst),
    needAnswerDelta: Number(after.waitingSince !== null) - Number(conversation.waitingSince !== null),
  })
}

/** A planned message could not be sent. Returns whether it is tried again by itself; else it waits for somebody. */
export function recordFailure(
  world: TandemWorld,
  { enrolment, conversation, change }: Lead,
  failure: SendFailure,
  planned: number,
): boolean {
  const known = change?.stepIndex === enrolment.stepIndex ? change : undefined
  const attempts = (known?.attempts ?? 0) + 1
  const isTriedAgain = failure === 'unsuccessful' && attempts < messageSendAttempts
  const error = isTriedAgain ? null : failure === 'unsuccessful' ? 'max_attempts_reached' : failure
  if (conversation && error === 'recipient_cannot_be_reached' && known?.error !== error) {
    countForConversation(world, conversation, world.clock.now(), { notReachedCount: 1 })
  }
  changeStep(world, enrolment.id, { stepIndex: enrolment.stepIndex, error, attempts, at: planned })
  return isTriedAgain
}

/** What keeps a message from being sent right now; `unsuccessful` is tried again. `isInsisted`: its writer has seen what came in meanwhile. */
export function sendFailureOf(
  world: TandemWorld,
  conversation: ConversationRow,
  isInsisted: boolean,
  outbox?: OutboxRow,
): SendFailure | undefined {
  const { tables, clock } = world
  const profile = tables.profiles.get(conversation.profileId)
  const failure = failureByName(world, conversation, isInsisted)
  if (!profile || profile.dateRemoved !== null || !tables.recipients.get(conversation.recipientId))
    return 'recipient_cannot_be_reached'
  if (failure === 'recipient_cannot_be_reached' || failure === 'new_message') return failure
  if (!isInsisted && outbox && hasNewMessage(world, outbox)) return 'new_message'
  const sentToday = new DailyStats(world).sentOn(profile.id, clock.now(), 'messagesCount')
  if (failure === 'limit_reached' || sentToday >= profile.messagesLimit) return 'limit_reached'
  return failure ?? (profile.connected ? undefined : 'unsuccessful')
}

function hasNewMessage({ tables }: TandemWorld, { conversationId, knownMessageId }: OutboxRow): boolean {
  const thread = tables.messages.ordered('ofConversation', { group: conversationId })
  return thread.some(({ id, type }) => type === 'incoming' && id > (knownMessageId ?? 0))
}
