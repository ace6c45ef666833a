import { type Conversation } from '../resources/conversation.ts'
import { type Message } from '../resources/message.ts'

/** Whether reading a message moves the last read one: it is incoming, and its id is greater than the last read id (document 3, section 4). */
export function marksRead({ type, id }: Pick<Message, 'type' | 'id'>, lastReadMessageId: number | null): boolean {
  return type === 'incoming' && id > (lastReadMessageId ?? 0)
}

/** The last read message after one was read: it never moves back, in whatever order the calls arrive. */
export function lastReadAfter(lastReadMessageId: number | null, readId: number): number {
  return Math.max(lastReadMessageId ?? 0, readId)
}

/** Incoming messages behind the last read one. */
export function unreadCount(
  messages: readonly Pick<Message, 'type' | 'id'>[],
  lastReadMessageId: number | null,
): number {
  return messages.filter((message) => marksRead(message, lastReadMessageId)).length
}

/** The bell lists only conversations with unread messages (document 1, section 4). */
export function withUnread<Item extends Pick<Conversation, 'unreadMessagesCount'>>(
  conversations: readonly Item[],
): Item[] {
  return conversations.filter(({ unreadMessagesCount }) => unreadMessagesCount > 0)
}
