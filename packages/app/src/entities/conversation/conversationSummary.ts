import { type ConversationSummary } from '@tandem/components'
import {
  type OperationResponse,
  type Conversation,
  type ConversationId,
  isWrittenByAi,
  type Message,
  timeLabel,
} from '@tandem/contract'
import { type Getter } from 'jotai'
import { pathnameAtom, searchAtom } from '../../shared/router/search.ts'
import { viewerZone } from '../../shared/time/clock.ts'
import { categoryNamesAtom, codeText } from '../../shared/api/directories.ts'
import { fullNameOf } from '../../shared/text/fullName.ts'
import { conversationMessages } from './messages.ts'

export type ConversationRelations = OperationResponse<'conversationList'>['_embedded']

/** Returns the category's name. If no name is known, returns the words of its code, such as 'Not now' for `not_now`. */
export const categoryNameOf = (
  get: Getter,
  category: string,
  categories: ConversationRelations['categories'] = {},
): string =>
  Object.values(categories).find(({ id }) => id === category)?.name ??
  get(categoryNamesAtom).get(category) ??
  codeText(category)

/** The address of a conversation. On inbox pages, the result includes the query of the current address (SHELL-24). */
export const conversationAddress = (get: Getter, id: ConversationId): string =>
  `/messages/conversation/${id}${`${get(pathnameAtom)}/`.startsWith('/messages/') ? get(searchAtom) : ''}`

/** Puts 'You:' or 'AI:' before the text, unless the lead wrote the message (SHELL-22). */
export function cardText({ type, kind, text }: Pick<Message, 'type' | 'kind' | 'text'>): string {
  if (type === 'incoming' || text.trim() === '') return text
  return conversationMessages[isWrittenByAi(kind) ? 'ai' : 'you'](text)
}

export function conversationSummary(
  get: Getter,
  conversation: Conversation,
  { recipients, messages, categories, profiles, clients }: Omit<ConversationRelations, 'conversations'>,
  now: number,
): ConversationSummary {
  const { category, profileId } = conversation
  const sender = profiles[profileId]
  const lastMessage = conversation.lastMessageId === null ? undefined : messages[conversation.lastMessageId]
  return {
    id: conversation.id,
    href: `/messages/conversation/${conversation.id}`,
    recipientName: fullNameOf(recipients[conversation.recipientId]),
    categoryId: category,
    categoryName: categoryNameOf(get, category, categories),
    lastMessage: lastMessage ? cardText(lastMessage) : '',
    timeLabel: timeLabel(conversation.dateLastActivity, now, viewerZone),
    unreadCount: conversation.unreadMessagesCount,
    senderName: sender?.name,
    clientName: clients[sender?.clientId ?? 0]?.name,
  }
}
