import { type MessageError } from '@tandem/contract'
import { countFacts } from '../stats/countFacts.ts'
import { FactBook } from '../stats/factBook.ts'
import { mishapOf } from '../campaign/run/mishaps.ts'
import { standIn } from '../campaign/run/standIn.ts'
import { type ConversationRow, type MessageRow, type OutboxRow } from '../rows/messaging.ts'
import { afterOutgoing } from '../conversations/threads.ts'
import { type TandemWorld } from '../rows/world.ts'

/** What keeps a message from being sent right now; `unsuccessful` is tried again. `isInsisted`: its writer has seen what came in meanwhile. */
export function obstacleTo(
  world: TandemWorld,
  conversation: ConversationRow,
  isInsisted: boolean,
  outbox?: OutboxRow,
): MessageError | 'unsuccessful' | undefined {
  const { tables, clock } = world
  const profile = tables.profiles.get(conversation.profileId)
  const mishap = mishapOf(world, conversation, isInsisted)
  if (!profile || profile.dateRemoved !== null || !tables.recipients.get(conversation.recipientId))
    return 'recipient_cannot_be_reached'
  if (mishap === 'recipient_cannot_be_reached' || mishap === 'new_message') return mishap
  if (!isInsisted && outbox && hasNewMessage(world, outbox)) return 'new_message'
  const sentToday = new FactBook(world).sentOn(profile.id, clock.now(), 'messagesCount')
  if (mishap === 'limit_reached' || sentToday >= profile.messagesLimit) return 'limit_reached'
  return mishap ?? (profile.connected ? undefined : 'unsuccessful')
}

function hasNewMessage({ tables }: TandemWorld, { conversationId, knownMessageId }: OutboxRow): boolean {
  const thread = tables.messages.ordered('ofConversation', { group: conversationId })
  return thread.some(({ id, type }) => type === 'incoming' && id > (knownMessageId ?? 0))
}

/**
 * A message of the outbox goes out: it is in the thread, moves the conversation and is counted. A person's takes the place of what the script had the
 * sender say; the reminder of a call answers nothing.
 */
export function deliver(
  world: TandemWorld,
  conversation: ConversationRow,
  { id, kind }: MessageRow,
  at: number,
): MessageRow {
  const { tables } = world
  const isByHand = kind === 'manual'
  const isAnswer = conversation.waitingSince !== null
  const isFollowUp = isByHand && !isAnswer && conversation.followUpDue !== null
  const answers = isByHand && isAnswer ? conversation.category : null
  const message = tables.messages.patch(id, { status: 'sent', timestamp: at, error: null, answers, isFollowUp })
  tables.conversations.patch(conversation.id, afterOutgoing(conversation, message))
  tables.recipients.patch(conversation.recipientId, { lastContact: at })
  countFacts(world, conversation, at, {
    messagesCount: 1,
    needAnswerDelta: isAnswer ? -1 : 0,
    objectionsManual: Number(answers === 'objection'),
    followUpsManual: Number(isFollowUp),
  })
  if (isByHand) standIn(world, conversation.id)
  return message
}
