import { lastReadAfter, type MessageCategory, unreadCount } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'
import { type TandemWorld } from '../rows/world.ts'
import { countForConversation } from '../stats/dailyStats.ts'
import { awaitsAnswer } from './threads.ts'

/** The thread: the sent messages of a conversation, newest first. */
export const sentMessages = ({ tables }: TandemWorld, { id }: ConversationRow): readonly MessageRow[] =>
  tables.messages.ordered('ofConversation', { group: id, isDescending: true }).toArray()

/** A sent message of the conversation; 404 for any other. */
export function sentMessage({ tables }: TandemWorld, { id }: ConversationRow, messageId: number): MessageRow {
  const message = tables.messages.get(messageId)
  if (message?.conversationId !== id || message.status !== 'sent')
    throw refuse(404, `There is no message ${messageId} in this conversation.`)
  return message
}

/** INBOX-40: marks messages as read up to one. The mark only moves forward, whatever the order of the calls. */
export function readUpTo(world: TandemWorld, conversation: ConversationRow, message: MessageRow): ConversationRow {
  const lastReadMessageId = lastReadAfter(conversation.lastReadMessageId, message.id)
  if (lastReadMessageId === conversation.lastReadMessageId) return conversation
  const unreadMessagesCount = unreadCount(sentMessages(world, conversation), lastReadMessageId)
  return world.tables.conversations.patch(conversation.id, { lastReadMessageId, unreadMessagesCount })
}

/**
 * INBOX-30: gives a lead's message another category. The category of the lead's last message is the conversation's; it
 * decides whether the lead waits for an answer.
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
  if (thread.find(({ type }) => type === 'incoming')?.id === message.id) {
    const isLast = thread[0]?.id === message.id
    world.tables.conversations.patch(conversation.id, {
      category,
      ...(isLast ? { waitingSince: waitingSince(world, conversation, changed) } : {}),
    })
  }
  updateInterest(world, conversation, thread)
  return changed
}

/** Since when the conversation waits with its last message's new category. Counts the change. */
function waitingSince(
  world: TandemWorld,
  conversation: ConversationRow,
  { category, timestamp }: MessageRow,
): number | null {
  const since = category !== null && awaitsAnswer(category) ? (conversation.waitingSince ?? timestamp) : null
  const needAnswerDelta = Number(since !== null) - Number(conversation.waitingSince !== null)
  if (needAnswerDelta !== 0) countForConversation(world, conversation, world.clock.now(), { needAnswerDelta })
  return since
}

/** A lead's interest counts once, on the day of the first message that shows it. */
function updateInterest(world: TandemWorld, conversation: ConversationRow, thread: readonly MessageRow[]): void {
  const enrolment = world.tables.enrolments.get(conversation.id)
  if (!enrolment) return
  const first = thread.findLast(({ category }) => category === 'interested')?.timestamp ?? null
  if (first === enrolment.dateInterested) return
  if (enrolment.dateInterested !== null)
    countForConversation(world, conversation, enrolment.dateInterested, { interestedCount: -1 })
  if (first !== null) countForConversation(world, conversation, first, { interestedCount: 1 })
  world.tables.enrolments.patch(enrolment.id, { dateInterested: first })
}
