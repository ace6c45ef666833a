import { lastReadAfter, type MessageCategory, unreadCount } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { countForConversation } from '../stats/countForConversation.ts'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'
import { awaitsAnswer } from './threads.ts'
import { type TandemWorld } from '../rows/world.ts'

/** The messages of a thread that were sent, newest first. */
export function sentMessages({ tables }: TandemWorld, { id }: ConversationRow): readonly MessageRow[] {
  const thread = tables.messages.ordered('ofConversation', { group: id, isDescending: true })
  return thread.filter(({ status }) => status === 'sent').toArray()
}

/** A message of the thread that was sent; 404 for any other. */
export function sentMessage({ tables }: TandemWorld, { id }: ConversationRow, messageId: number): MessageRow {
  const message = tables.messages.get(messageId)
  if (message?.conversationId !== id || message.status !== 'sent')
    throw refuse(404, `There is no message ${messageId} in this conversation.`)
  return message
}

/** Marks messages as read up to one. The mark only moves forward, in whatever order the calls arrive. */
export function readUpTo(world: TandemWorld, conversation: ConversationRow, message: MessageRow): ConversationRow {
  const lastReadMessageId = lastReadAfter(conversation.lastReadMessageId, message.id)
  if (lastReadMessageId === conversation.lastReadMessageId) return conversation
  const unreadMessagesCount = unreadCount(sentMessages(world, conversation), lastReadMessageId)
  return world.tables.conversations.patch(conversation.id, { lastReadMessageId, unreadMessagesCount })
}

/**
 * Files a lead's message under another category. The last one's is the conversation's too; whether an answer is owed, and whether this lead has shown
 * interest, follow from it.
 */
export function recategorise(
  world: TandemWorld,
  conversation: ConversationRow,
  message: MessageRow,
  category: MessageCategory,
): MessageRow {
  if (message.type !== 'incoming') throw refuse(422, "Only a lead's message has a category.")
  if (message.category === category) return message
  const changed = world.tables.messages.patch(message.id, { category })
  const thread = sentMessages(world, conversation)
  const lastIncoming = thread.find(({ type }) => type === 'incoming')
  if (lastIncoming?.id === message.id) {
    const isLast = thread[0]?.id === message.id
    world.tables.conversations.patch(conversation.id, {
      category,
      ...(isLast ? { waitingSince: waiting(world, conversation, changed) } : {}),
    })
  }
  noteInterest(world, conversation, thread)
  return changed
}

/** Since when the last message waits for an answer under its new category; counted as one that began or stopped to wait. */
function waiting(
  world: TandemWorld,
  conversation: ConversationRow,
  { category, timestamp }: MessageRow,
): number | null {
  const since = category !== null && awaitsAnswer(category) ? (conversation.waitingSince ?? timestamp) : null
  const needAnswerDelta = Number(since !== null) - Number(conversation.waitingSince !== null)
  if (needAnswerDelta !== 0) countForConversation(world, conversation, world.clock.now(), { needAnswerDelta })
  return since
}

/** Interest counts once a lead, on the day of the first message that shows it. */
function noteInterest(world: TandemWorld, conversation: ConversationRow, thread: readonly MessageRow[]): void {
  const enrolment = world.tables.enrolments.get(conversation.id)
  if (!enrolment) return
  const first = thread.findLast(({ category }) => category === 'interested')?.timestamp ?? null
  if (first === enrolment.dateInterested) return
  if (enrolment.dateInterested !== null)
    countForConversation(world, conversation, enrolment.dateInterested, { interestedCount: -1 })
  if (first !== null) countForConversation(world, conversation, first, { interestedCount: 1 })
  world.tables.enrolments.patch(enrolment.id, { dateInterested: first })
}
