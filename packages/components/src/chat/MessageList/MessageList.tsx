import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { memo } from 'react'
import { chatTexts as texts } from '../chatTexts.ts'
import { useMessageListStyles } from './MessageList.styles.ts'
import { type MessageListProps } from './MessageListProps.ts'
import { Thread } from './Thread.tsx'

const bubbles = [
  { width: '46%', lines: 2 },
  { width: '58%', lines: 3, isOutgoing: true },
  { width: '24%', lines: 1 },
  { width: '52%', lines: 2, isOutgoing: true },
  { width: '40%', lines: 2 },
  { width: '30%', lines: 1, isOutgoing: true },
]

function MessageSkeletons({ label }: { readonly label: string }) {
  const styles = useMessageListStyles()
  return (
    <Skeleton aria-label={label} className={styles.skeletons}>
      {bubbles.map(({ width, lines, isOutgoing }) => (
        <SkeletonItem
          key={width}
          className={mergeClasses(styles.skeleton, isOutgoing === true && styles.skeletonOutgoing)}
          style={{ width, height: lines * 20 + 16 }}
        />
      ))}
    </Skeleton>
  )
}

/** Shows the messages of a thread by day, with the newest at the bottom. Arrows, Home and End move between messages. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { threadId, messages, states } = props
  const styles = useMessageListStyles()
  if (states?.error !== undefined)
    return <div className={mergeClasses(styles.root, styles.centered)}>{states.error}</div>
  if (messages === undefined) {
    return (
      <div className={styles.root} aria-busy>
        <MessageSkeletons label={texts.loading} />
      </div>
    )
  }
  if (messages.length === 0) return <div className={mergeClasses(styles.root, styles.centered)}>{states?.empty}</div>
  return (
    <div className={styles.root}>
      <Thread {...props} key={threadId} messages={messages} />
    </div>
  )
})
