import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import { useConversationListStyles } from './ConversationList.styles.ts'

const cards = ['68%', '54%', '72%', '48%', '60%', '66%', '52%']

/** Placeholders while the first page loads. */
export function ConversationSkeletons({ label }: { readonly label: string }) {
  const styles = useConversationListStyles()
  return (
    <Skeleton aria-label={label} className={styles.skeletons}>
      {cards.map((width) => (
        <div key={width} className={styles.skeleton}>
          <SkeletonItem shape="circle" size={40} className={styles.avatar} />
          <div className={styles.skeletonLines}>
            <SkeletonItem size={16} style={{ width }} />
            <SkeletonItem size={12} />
            <SkeletonItem size={12} style={{ width: '84%' }} />
            <SkeletonItem size={16} style={{ width: 88 }} />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
