import { mergeClasses } from '@fluentui/react-components'
import { type ReactNode, type Ref } from 'react'
import { type ChatMessage } from '../chatMessage.ts'
import { useMessageListStyles } from './MessageList.styles.ts'

interface ThreadRowProps {
  readonly message: ChatMessage
  readonly index: number
  /** The number of loaded messages; -1 if there may be more. */
  readonly count: number
  readonly name: string
  /** Position in the thread, in px. */
  readonly top: number
  /** Space below the message, in px. */
  readonly below: number
  readonly isTabStop: boolean
  readonly isMarked: boolean
  readonly measure: Ref<HTMLDivElement>
  readonly children: ReactNode
}

export function ThreadRow({
  message,
  index,
  count,
  name,
  top,
  below,
  isTabStop,
  isMarked,
  measure,
  children,
}: ThreadRowProps) {
  const styles = useMessageListStyles()
  // The articles of a feed are focusable; one of them is in the tab order.
  const attributes = {
    role: 'article',
    tabIndex: isTabStop ? 0 : -1,
    'data-index': index,
    'data-message-id': message.id,
    'aria-label': name,
    'aria-posinset': index + 1,
    'aria-setsize': count,
  }
  return (
    <div
      ref={measure}
      {...attributes}
      aria-current={isMarked ? 'location' : undefined}
      className={mergeClasses(styles.row, isMarked && styles.marked)}
      style={{ transform: `translateY(${top}px)`, paddingBottom: below }}
    >
      {children}
    </div>
  )
}
