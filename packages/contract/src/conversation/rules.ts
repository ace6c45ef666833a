import { type MessageId } from '../core/scalars.ts'
import { type Message } from '../message/schema.ts'

/** INBOX-40: true if the message is unread. Only a lead's message after the last read message is unread. */
export function marksRead({ type, id }: Pick<Message, 'type' | 'id'>, lastReadMessageId: MessageId | null): boolean {
  return type === 'incoming' && id > (lastReadMessageId ?? 0)
}

/** The id of the last read message after the user has read the message `readId`. The id does not decrease. */
export function lastReadAfter(lastReadMessageId: MessageId | null, readId: number): number {
  return Math.max(lastReadMessageId ?? 0, readId)
}

/** Number of incoming messages after the last read message. */
export function unreadCount(
  messages: readonly Pick<Message, 'type' | 'id'>[],
  lastReadMessageId: MessageId | null,
): number {
  return messages.filter((message) => marksRead(message, lastReadMessageId)).length
}
