import { type MessageId } from '../core/scalars.ts'
import { type Message } from '../message/schema.ts'

/** INBOX-40: true if reading this message changes the last read id. Only a later message from the lead does so. */
export function marksRead({ type, id }: Pick<Message, 'type' | 'id'>, lastReadMessageId: MessageId | null): boolean {
  return type === 'incoming' && id > (lastReadMessageId ?? 0)
}

/** The last read id after the user reads a message. It never decreases, in any order of the calls. */
export function lastReadAfter(lastReadMessageId: MessageId | null, readId: number): number {
  return Math.max(lastReadMessageId ?? 0, readId)
}

/** The number of incoming messages after the last read message. */
export function unreadCount(
  messages: readonly Pick<Message, 'type' | 'id'>[],
  lastReadMessageId: MessageId | null,
): number {
  return messages.filter((message) => marksRead(message, lastReadMessageId)).length
}
