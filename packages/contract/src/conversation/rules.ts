import { type MessageId } from '../core/scalars.ts'
import { type Message } from '../message/schema.ts'

/** INBOX-40: whether reading a message moves the last read id: it is incoming, and its id is greater. */
export function marksRead({ type, id }: Pick<Message, 'type' | 'id'>, lastReadMessageId: MessageId | null): boolean {
  return type === 'incoming' && id > (lastReadMessageId ?? 0)
}

/** The last read id after a message was read. It never moves back, in whatever order the calls arrive. */
export function lastReadAfter(lastReadMessageId: MessageId | null, readId: number): number {
  return Math.max(lastReadMessageId ?? 0, readId)
}

/** The number of incoming messages after the last read one. */
export function unreadCount(
  messages: readonly Pick<Message, 'type' | 'id'>[],
  lastReadMessageId: MessageId | null,
): number {
  return messages.filter((message) => marksRead(message, lastReadMessageId)).length
}
