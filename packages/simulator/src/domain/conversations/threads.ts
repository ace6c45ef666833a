import { type MessageCategory } from '@tandem/contract'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'

/** Categories of a lead's message after which somebody should answer. */
const answerable: ReadonlySet<MessageCategory> = new Set([
  'not_categorized',
  'interested',
  'objection',
  'info_request',
  'neutral',
])

/** Whether a lead's message of this category waits for an answer. */
export const awaitsAnswer = (category: MessageCategory): boolean => answerable.has(category)

/** A conversation after a message that came in. `isOpen` is false when it needs no answer whatever its category (a thank-you, an absence note). */
export function afterIncoming(conversation: ConversationRow, message: MessageRow, isOpen: boolean): ConversationRow {
  const category = message.category ?? conversation.category
  return {
    ...conversation,
    category,
    lastMessageId: message.id,
    unreadMessagesCount: conversation.unreadMessagesCount + 1,
    incomingCount: conversation.incomingCount + 1,
    dateLastActivity: Math.max(conversation.dateLastActivity, message.timestamp),
    waitingSince: isOpen && awaitsAnswer(category) ? (conversation.waitingSince ?? message.timestamp) : null,
    followUpDue: null,
  }
}

/** A conversation after a message that went out: nobody waits any longer. */
export function afterOutgoing(conversation: ConversationRow, message: MessageRow): ConversationRow {
  const isAnswer = conversation.waitingSince !== null && !message.isFollowUp
  return {
    ...conversation,
    lastMessageId: message.id,
    dateLastActivity: Math.max(conversation.dateLastActivity, message.timestamp),
    waitingSince: null,
    followUpDue: null,
    ...(isAnswer ? { dateAnswered: message.timestamp, answeredCategory: conversation.category } : {}),
    ...(message.isFollowUp
      ? { followUpsCount: conversation.followUpsCount + 1, dateFollowedUp: message.timestamp }
      : {}),
  }
}

/** A conversation that somebody has read up to its last message. */
export function read(conversation: ConversationRow): ConversationRow {
  return { ...conversation, lastReadMessageId: conversation.lastMessageId, unreadMessagesCount: 0 }
}
