import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { useMessageListStyles } from './MessageList.styles.ts'

/** Widths and lines of the placeholders. */
const bubbles = [
  { width: '46%', lines: 2 },
  { width: '58%', lines: 3, isOutgoing: true },
  { width: '24%', lines: 1 },
  { width: '52%', lines: 2, isOutgoing: true },
  { width: '40%', lines: 2 },
  { width: '30%', lines: 1, isOutgoing: true },
]

/** Placeholders while the first page of a thread loads. */
export function MessageSkeletons({ label }: { readonly label: string }) {
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
