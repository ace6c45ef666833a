import { type ConversationSummary } from '@tandem/components'
import { type Answer, type Conversation, timeLabel } from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import { nowAtom, viewerZone } from '../../shared/clock.ts'
import { categoryNamesAtom, codeText } from '../../shared/directories.ts'
import { errorText } from '../../shared/errorText.ts'
import { latestConversationsQueryAtom } from './api.ts'

type Relations = Answer<'conversationList'>['_embedded']

/** A conversation as its card shows it, all but the query string that its link keeps. */
function summaryOf(
  get: Getter,
  conversation: Conversation,
  { recipients, messages, categories }: Relations,
  now: number,
): ConversationSummary {
  const { category } = conversation
  const recipient = recipients[conversation.recipientId]
  const lastMessage = conversation.lastMessageId === null ? undefined : messages[conversation.lastMessageId]
  return {
    id: conversation.id,
    href: `/messages/conversation/${conversation.id}`,
    recipientName: recipient ? `${recipient.firstName} ${recipient.lastName}`.trim() : '',
    categoryId: category,
    categoryName:
      Object.values(categories).find(({ id }) => id === category)?.name ??
      get(categoryNamesAtom).get(category) ??
      codeText(category),
    lastMessage: lastMessage?.text ?? '',
    timeLabel: timeLabel(conversation.dateLastActivity, now, viewerZone),
    unreadCount: conversation.unreadMessagesCount,
  }
}

/** Conversations with unread messages, latest first (SHELL-17); undefined while they load, or when that has failed. */
export const unreadConversationsAtom = atom((get): readonly ConversationSummary[] | undefined => {
  const { data } = get(latestConversationsQueryAtom)
  if (!data) return undefined
  const { _embedded: embedded } = data
  const now = get(nowAtom)
  return embedded.conversations
    .filter(({ unreadMessagesCount }) => unreadMessagesCount > 0)
    .map((conversation) => summaryOf(get, conversation, embedded, now))
})

/** Why there are no conversations to show; undefined while they load. Setting it loads them again. */
export const notificationFailureAtom = atom(
  (get): string | undefined => {
    const { data, error, isFetching } = get(latestConversationsQueryAtom)
    return data || !error || isFetching ? undefined : errorText(error)
  },
  (get) => void get(latestConversationsQueryAtom).refetch(),
)
