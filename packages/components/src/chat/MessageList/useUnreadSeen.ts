import { useEffect, useRef } from 'react'
import { type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { type MessageListUnread } from './MessageListProps.ts'
import { type ThreadVirtualizer } from './useThreadVirtualizer.ts'

/** Reports each unread incoming message once, after the user could see it. */
export function useUnreadSeen(
  virtualizer: ThreadVirtualizer,
  messages: readonly ChatMessage[],
  onSeen: MessageListUnread['onSeen'],
): void {
  const reported = useRef(new Set<ChatMessageId>())
  const report = useRef(() => {})
  // Runs after each render, because the virtualizer renders the thread again when other messages come into view.
  useEffect(() => {
    report.current = () => {
      const { range, scrollOffset, scrollRect, scrollElement } = virtualizer
      if (!onSeen || !range || scrollRect === null || document.visibilityState !== 'visible' || !document.hasFocus())
        return
      // If the positions differ, the thread has just jumped, and the new position is not rendered yet.
      if (scrollElement && Math.abs(scrollElement.scrollTop - (scrollOffset ?? 0)) > 1) return
      const [top, bottom] = [scrollOffset ?? 0, (scrollOffset ?? 0) + scrollRect.height]
      const ids: ChatMessageId[] = []
      for (let index = range.startIndex; index <= range.endIndex; index++) {
        const [message, item] = [messages[index], virtualizer.measurementsCache[index]]
        if (
          !message ||
          !item ||
          message.isUnread !== true ||
          message.type !== 'incoming' ||
          reported.current.has(message.id)
        )
          continue
        const isSeen = item.end <= bottom + 1 || (item.start <= top && item.end >= bottom)
        if (isSeen && item.end > top) ids.push(message.id)
      }
      if (ids.length === 0) return
      for (const id of ids) reported.current.add(id)
      onSeen({ ids })
    }
    report.current()
  })
  useEffect(() => {
    const handleReturn = () => report.current()
    document.addEventListener('visibilitychange', handleReturn)
    window.addEventListener('focus', handleReturn)
    return () => {
      document.removeEventListener('visibilitychange', handleReturn)
      window.removeEventListener('focus', handleReturn)
    }
  }, [])
}
