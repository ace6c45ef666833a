import { type ConversationSummary } from '@tandem/components'
import { pageSize } from '@tandem/contract'
import { atom } from 'jotai'
import { nowAtom } from '../../shared/time/clock.ts'
import { conversationSummary } from '../../entities/conversation/conversationSummary.ts'
import { errorText } from '../../shared/api/errorText.ts'
import { latestConversationsQueryAtom } from '../../entities/conversation/latestConversations.ts'

/** Conversations with unread messages, latest first (SHELL-17). Undefined while they load, or after a failure. */
export const unreadConversationsAtom = atom((get): readonly ConversationSummary[] | undefined => {
  const { data } = get(latestConversationsQueryAtom)
  if (!data) return undefined
  const { _embedded: embedded } = data
  const now = get(nowAtom)
  return embedded.conversations
    .filter(({ unreadMessagesCount }) => unreadMessagesCount > 0)
    .map((conversation) => conversationSummary(get, conversation, embedded, now))
})

/** True if older, unloaded conversations may also be unread. */
export const hasOlderConversationsAtom = atom((get) => {
  const { data } = get(latestConversationsQueryAtom)
  const { _embedded: embedded } = data ?? {}
  return (embedded?.conversations.length ?? 0) >= pageSize.notifications
})

/** The reason why there are no conversations to show. Undefined while they load. Setting it loads them again. */
export const notificationFailureAtom = atom(
  (get): string | undefined => {
    const { data, error, isFetching } = get(latestConversationsQueryAtom)
    return data || !error || isFetching ? undefined : errorText(error)
  },
  (get) => void get(latestConversationsQueryAtom).refetch(),
)
