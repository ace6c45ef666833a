import { type ConversationSummary, NotificationBell } from '@tandem/components'
import { pageSize } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { conversationSummary } from '../../../entities/conversation/conversationSummary.ts'
import { latestConversationsQueryAtom } from '../../../entities/conversation/latestConversations.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { nowAtom } from '../../../shared/time/clock.ts'

/** Latest first (SHELL-17). Undefined while loading, and after a failure. */
const unreadConversationsAtom = atom((get): readonly ConversationSummary[] | undefined => {
  const { data } = get(latestConversationsQueryAtom)
  if (!data) return undefined
  const { _embedded: embedded } = data
  const now = get(nowAtom)
  return embedded.conversations
    .filter(({ unreadMessagesCount }) => unreadMessagesCount > 0)
    .map((conversation) => conversationSummary(get, conversation, embedded, now))
})

const notificationMessages = {
  label: 'Notifications',
  openInbox: 'Open inbox',
  empty: 'You are up to date! We will keep you posted about notifications.',
} as const

/** The bell with the unread conversations (SHELL-24). */
export function Notifications() {
  const [isOpen, setIsOpen] = useState(false)
  const { search: current } = useLocation()
  // A closed bell must not render again when the address changes.
  const search = isOpen ? current : ''
  const handleOpenChange = useCallback((data: { readonly isOpen: boolean }) => setIsOpen(data.isOpen), [])
  const unread = useAtomValue(unreadConversationsAtom)
  const { data, error, isFetching, refetch } = useAtomValue(latestConversationsQueryAtom)
  const retry = useCallback(() => void refetch(), [refetch])
  const { _embedded: embedded } = data ?? {}
  const conversations = useMemo(
    () => unread?.map((each) => Object.assign({}, each, { href: `${each.href}${search}` })),
    [unread, search],
  )
  return (
    <NotificationBell
      label={notificationMessages.label}
      emptyText={notificationMessages.empty}
      conversations={conversations}
      // Older conversations that are not loaded can also be unread.
      hasMore={(embedded?.conversations.length ?? 0) >= pageSize.notifications}
      inboxHref="/messages?boolean_unread=true"
      inboxLabel={notificationMessages.openInbox}
      error={data || !error || isFetching ? undefined : errorText(error)}
      onRetry={retry}
      onOpenChange={handleOpenChange}
    />
  )
}
