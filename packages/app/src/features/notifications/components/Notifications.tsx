import { NotificationBell } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hasOlderConversationsAtom, notificationFailureAtom, unreadConversationsAtom } from '../atoms.ts'

/** Texts of the notification bell (SHELL-18). */
const notificationMessages = {
  label: 'Notifications',
  openInbox: 'Open inbox',
  empty: 'You are up to date! We will keep you posted about notifications.',
} as const

/** The bell with the unread conversations. Their links keep the page's query string (SHELL-24). */
export function Notifications() {
  const [isOpen, setIsOpen] = useState(false)
  const { search: current } = useLocation()
  // Read only while the cards show, so that the closed bell does not re-render when the page changes its address.
  const search = isOpen ? current : ''
  const handleOpenChange = useCallback((data: { readonly isOpen: boolean }) => setIsOpen(data.isOpen), [])
  const unread = useAtomValue(unreadConversationsAtom)
  const error = useAtomValue(notificationFailureAtom)
  const retry = useSetAtom(notificationFailureAtom)
  const conversations = useMemo(
    () => unread?.map((each) => Object.assign({}, each, { href: `${each.href}${search}` })),
    [unread, search],
  )
  return (
    <NotificationBell
      label={notificationMessages.label}
      emptyText={notificationMessages.empty}
      conversations={conversations}
      hasMore={useAtomValue(hasOlderConversationsAtom)}
      inboxHref="/messages?boolean_unread=true"
      inboxLabel={notificationMessages.openInbox}
      error={error}
      onRetry={retry}
      onOpenChange={handleOpenChange}
    />
  )
}
