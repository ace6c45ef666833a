import { mergeClasses } from '@fluentui/react-components'
import { memo, useMemo } from 'react'
import { chatTexts } from '../chatTexts.ts'
import { useMessageListStyles } from './MessageList.styles.ts'
import { type MessageListProps } from './MessageListProps.ts'
import { MessageSkeletons } from './MessageSkeletons.tsx'
import { Thread } from './Thread.tsx'

/**
 * A thread: its messages by day, newest at the bottom, drawn only where they are seen. History comes in above without moving what is read.
 *
 * Keyboard: Tab goes to one message (the newest at first, then the last one that had the focus); Arrow Up and Down, Home and End move between
 * messages; Tab goes on to the links, category, 'Re-send this message' and actions of that message, then to 'Jump to newest'. Enter opens
 * the actions: copy the text, change the category; Escape closes them.
 */
export const MessageList = memo(function MessageList({
  threadId,
  messages,
  empty,
  error,
  texts: givenTexts,
  ...rest
}: MessageListProps) {
  const styles = useMessageListStyles()
  const texts = useMemo(() => (givenTexts ? { ...chatTexts, ...givenTexts } : chatTexts), [givenTexts])
  if (error !== undefined) return <div className={mergeClasses(styles.root, styles.centered)}>{error}</div>
  if (messages === undefined) {
    return (
      <div className={styles.root} aria-busy>
        <MessageSkeletons label={texts.loading} />
      </div>
    )
  }
  if (messages.length === 0) return <div className={mergeClasses(styles.root, styles.centered)}>{empty}</div>
  return (
    <div className={styles.root}>
      <Thread key={threadId} messages={messages} texts={texts} {...rest} />
    </div>
  )
})
