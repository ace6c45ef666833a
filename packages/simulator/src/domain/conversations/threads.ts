import { type MessageCategory, type MessageKind } from '@tandem/contract'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'

const answerable: ReadonlySet<MessageCategory> = new Set([
  'not_categorized',
  'interested',
  'objection',
  'info_request',
  'neutral',
])

/** True if a lead's message of this category waits for a reply. */
export const awaitsAnswer = (category: MessageCategory): boolean => answerable.has(category)

export const messageDefaults = {
  status: 'sent',
  dateScheduled: null,
  category: null,
  error: null,
  isRequest: false,
  isFollowUp: false,
  answers: null,
} as const satisfies Partial<MessageRow>

/**
 * The time of a message: the later of `at` and the conversation's last activity. Messages of the same time are sorted
 * by id. Therefore a message whose id is below `lastMessageId` gets a time at least 1 ms after the last activity.
 */
export function timeInThread({ lastMessageId, dateLastActivity }: ConversationRow, at: number, id?: number): number {
  const isOlder = id !== undefined && id < (lastMessageId ?? 0)
  return Math.max(at, dateLastActivity + Number(isOlder))
}

/** `isOpen`: the lead expects a reply to the message. */
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

/** Call reminders, follow-ups and the messages of the sequence do not answer a waiting lead. */
const answeringKinds: ReadonlySet<MessageKind> = new Set(['manual', 'ai', 'ai_fast'])

/** True if a message answers a waiting lead. */
export const isAnswerTo = ({ waitingSince }: ConversationRow, { kind }: Pick<MessageRow, 'kind'>): boolean =>
  waitingSince !== null && answeringKinds.has(kind)

/** The sender of a reply to a lead or of a follow-up: the AI, or people. Undefined for other messages. */
export function handlerOf({ type, kind }: Pick<MessageRow, 'type' | 'kind'>): 'ai' | 'people' | undefined {
  if (type === 'incoming') return undefined
  if (kind === 'manual') return 'people'
  return kind === 'ai' || kind === 'ai_fast' || kind === 'followup' ? 'ai' : undefined
}

export function afterOutgoing(conversation: ConversationRow, message: MessageRow): ConversationRow {
  const isAnswer = isAnswerTo(conversation, message)
  return {
    ...conversation,
    lastMessageId: message.id,
    dateLastActivity: Math.max(conversation.dateLastActivity, message.timestamp),
    waitingSince: isAnswer ? null : conversation.waitingSince,
    followUpDue: null,
    ...(isAnswer ? { dateAnswered: message.timestamp, answeredCategory: conversation.category } : {}),
    ...(message.isFollowUp
      ? { followUpsCount: conversation.followUpsCount + 1, dateFollowedUp: message.timestamp }
      : {}),
  }
}

export function read(conversation: ConversationRow): ConversationRow {
  return { ...conversation, lastReadMessageId: conversation.lastMessageId, unreadMessagesCount: 0 }
}
