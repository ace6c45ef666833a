import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { type Key, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { innerFocusOutline, lateReveal, plainList } from '../../theme/styleFragments.ts'

const useInfiniteListStyles = makeStyles({
  root: {
    position: 'relative',
    overflowY: 'auto',
    minHeight: 0,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': innerFocusOutline,
  },
  list: plainList,
  bottom: { display: 'flex', justifyContent: 'center', alignItems: 'center', minHeight: '40px' },
  skeleton: lateReveal,
})

/** In px (LIST-23). */
const nearBottomPixels = 50

interface NearBottomOptions {
  /** True if there are more items, no page is loading, and the last load has not failed. */
  readonly isWaiting: boolean
  /**
   * Number of loaded items. `onNear` is called again only after this number has changed, because empty pages could
   * cause an endless loop.
   */
  readonly loadedCount: number
  readonly onNear: () => void
}

/** Calls `onNear` when the element with the returned ref is at most 50 px below the visible part of the list. */
function useNearBottom({ isWaiting, loadedCount, onNear }: NearBottomOptions): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null)
  const latestOnNear = useLatest(onNear)
  const askedAtCount = useRef<number>(undefined)
  useEffect(() => {
    if (!isWaiting || mark.current === null || askedAtCount.current === loadedCount) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        askedAtCount.current = loadedCount
        latestOnNear.current()
      },
      { root: scrollerOf(mark.current), rootMargin: `0px 0px ${nearBottomPixels}px 0px` },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isWaiting, loadedCount, latestOnNear])
  return mark
}

/** Null if the list scrolls with the window. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (
    let ancestor = element.parentElement;
    ancestor !== null && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    const canScroll = ['auto', 'scroll'].includes(getComputedStyle(ancestor).overflowY)
    if (canScroll && ancestor.scrollHeight > ancestor.clientHeight) return ancestor
  }
  return null
}

export interface InfiniteListProps<Item> {
  /** Undefined while the first page loads. */
  readonly items: readonly Item[] | undefined
  readonly keyOf: (item: Item) => Key
  readonly renderItem: (item: Item) => ReactNode
  /** Accessible name. */
  readonly label: string
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** True if the last load failed. The next load then needs a press of Retry. Default: false. */
  readonly hasFailed?: boolean | undefined
  readonly onLoadMore: () => void
  /** Shown if there are no items. */
  readonly empty?: ReactNode | undefined
  /** Shown while the first page loads. */
  readonly skeleton?: ReactNode | undefined
  /** Default: 'Load more'. */
  readonly loadMoreLabel?: string | undefined
  /** Default: 'Retry'. */
  readonly retryLabel?: string | undefined
  /** Default: 'Loading…'. */
  readonly loadingLabel?: string | undefined
  readonly className?: string | undefined
}

/** A list that loads more items near its end (LIST-23). */
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
