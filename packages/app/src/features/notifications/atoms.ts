import { type ConversationSummary } from '@tandem/components'
import { type Answer, type Conversation, timeLabel } from '@tandem/contract'
import { atom } from 'jotai'
import { nowAtom, viewerZone } from '../../shared/clock.ts'
import { latestConversationsQueryAtom } from './api.ts'

type Relations = Answer<'conversationList'>['_embedded']

/** A conversation as its card shows it, all but the query string that its link keeps. */
function summaryOf(
  conversation: Conversation,
  { recipients, messages, categories }: Relations,
  now: number,
): ConversationSummary {
  const recipient = recipients[conversation.recipientId]
  const lastMessage = conversation.lastMessageId === null ? undefined : messages[conversation.lastMessageId]
  return {
    id: conversation.id,
    href: `/messages/conversation/${conversation.id}`,
    recipientName: recipient ? `${recipient.firstName} ${recipient.lastName}`.trim() : '',
    categoryId: conversation.category,
    categoryName: Object.values(categories).find(({ id }) => id === conversation.category)?.name,
    lastMessage: lastMessage?.text ?? '',
    timeLabel: timeLabel(conversation.dateLastActivity, now, viewerZone),
    unreadCount: conversation.unreadMessagesCount,
  }
}

/** Conversations with unread messages, latest first (document 1, section 4); undefined while they load. */
export const unreadConversationsAtom = atom((get): readonly ConversationSummary[] | undefined => {
  const { data } = get(latestConversationsQueryAtom)
  if (!data) return undefined
  const { _embedded: embedded } = data
  const now = get(nowAtom)
  return embedded.conversations
    .filter(({ unreadMessagesCount }) => unreadMessagesCount > 0)
    .map((conversation) => summaryOf(conversation, embedded, now))
})
