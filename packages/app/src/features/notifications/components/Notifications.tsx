import { NotificationBell } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { unreadConversationsAtom } from '../atoms.ts'
import { notificationMessages } from '../messages.ts'

/** The bell with the conversations that have unread messages. Their links keep the query string of the page (document 1, section 2). */
export function Notifications() {
  const { search } = useLocation()
  const unread = useAtomValue(unreadConversationsAtom)
  const conversations = useMemo(() => unread?.map((each) => Object.assign({}, each, { href: `${each.href}${search}` })), [unread, search])
  return <NotificationBell label={notificationMessages.label} emptyText={notificationMessages.empty} conversations={conversations} />
}
