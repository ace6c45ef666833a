import { useEffect, useRef } from 'react'
import { type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { type MessageListProps } from './MessageListProps.ts'
import { type ThreadVirtualizer } from './useThreadVirtualizer.ts'

/** Reports unread incoming messages that are in view to their end (or fill it), each once, while the window shows. */
export function useUnreadSeen(
  virtualizer: ThreadVirtualizer,
  messages: readonly ChatMessage[],
  onUnreadSeen: MessageListProps['onUnreadSeen'],
): void {
  const reported = useRef(new Set<ChatMessageId>())
  const report = useRef(() => {})
  // After every drawing: the virtualizer draws when other messages come into view and when scrolling has ended.
  useEffect(() => {
    report.current = () => {
      const { range, scrollOffset, scrollRect } = virtualizer
      if (!onUnreadSeen || !range || scrollRect === null || document.visibilityState !== 'visible') return
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
      onUnreadSeen({ ids })
    }
    report.current()
  })
  useEffect(() => {
    const handleVisibility = () => report.current()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [])
}
