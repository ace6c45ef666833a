import { Button, mergeClasses, Spinner } from '@fluentui/react-components'
import { type Key, type ReactNode } from 'react'
import { useInfiniteListStyles } from './InfiniteList.styles.ts'
import { useNearBottom } from './useNearBottom.ts'

export interface InfiniteListProps<Item> {
  /** The loaded items. Undefined while the first page loads. */
  readonly items: readonly Item[] | undefined
  readonly keyOf: (item: Item) => Key
  readonly renderItem: (item: Item) => ReactNode
  /** The list's accessible name. */
  readonly label: string
  /** Whether items are left to load. */
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** Whether the last page failed: nothing loads until the user retries. */
  readonly hasFailed?: boolean
  readonly onLoadMore: () => void
  /** Shown instead of the list when it has no items. */
  readonly empty?: ReactNode
  /** Shown while the first page loads: skeletons of the items. */
  readonly skeleton?: ReactNode
  /** Default: 'Load more'. */
  readonly loadMoreLabel?: string
  /** Default: 'Retry'. */
  readonly retryLabel?: string
  /** Default: 'Loading…'. */
  readonly loadingLabel?: string
  readonly className?: string | undefined
}

/**
 * A list that loads more within 50 px of the bottom of its scroll container (LIST-23): itself where its height is
 * limited, else an ancestor. Keyboard: Tab goes through the items and ends on 'Load more'.
 */
export function InfiniteList<Item>({
  items,
  keyOf,
  renderItem,
  label,
  hasMore,
  isLoadingMore,
  hasFailed = false,
  onLoadMore,
  empty,
  skeleton,
  loadMoreLabel = 'Load more',
  retryLabel = 'Retry',
  loadingLabel = 'Loading…',
  className,
}: InfiniteListProps<Item>) {
  const styles = useInfiniteListStyles()
  const isWaiting = items !== undefined && hasMore && !isLoadingMore && !hasFailed
  const bottom = useNearBottom({ isWaiting, loadedCount: items?.length ?? 0, onNear: onLoadMore })
  return (
    <div
      role="group"
      aria-label={label}
      aria-busy={items === undefined || isLoadingMore}
      className={mergeClasses(styles.root, className)}
    >
      {items === undefined && skeleton !== undefined && <div className={styles.skeleton}>{skeleton}</div>}
      {items?.length === 0 && empty}
      {items !== undefined && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={keyOf(item)}>{renderItem(item)}</li>
          ))}
        </ul>
      )}
      {items !== undefined && hasMore && (
        <div ref={bottom} className={styles.bottom}>
          {isLoadingMore ? (
            <Spinner size="tiny" label={loadingLabel} />
          ) : (
            <Button size="small" appearance={hasFailed ? 'secondary' : 'subtle'} onClick={onLoadMore}>
              {hasFailed ? retryLabel : loadMoreLabel}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
