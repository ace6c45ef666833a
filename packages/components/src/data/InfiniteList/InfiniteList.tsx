import { Button, mergeClasses, Spinner } from '@fluentui/react-components'
import { type Key, type ReactNode } from 'react'
import { useInfiniteListStyles } from './InfiniteList.styles.ts'
import { useNearBottom } from './useNearBottom.ts'

export interface InfiniteListProps<Item> {
  /** What is loaded so far; undefined while the first page loads. */
  readonly items: readonly Item[] | undefined
  readonly keyOf: (item: Item) => Key
  readonly renderItem: (item: Item) => ReactNode
  /** Name of the list. */
  readonly label: string
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** The last page failed: nothing loads by itself until the person tries again. */
  readonly hasFailed?: boolean
  readonly onLoadMore: () => void
  /** Shows instead of an empty list. */
  readonly empty?: ReactNode
  /** Shows while the first page loads: a skeleton in the shape of the items. */
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
 * A list that asks for more within 50 px of the bottom of what it scrolls in: itself, when its height is limited, else its container.
 * Keyboard: Tab goes through the items and ends on 'Load more'.
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
