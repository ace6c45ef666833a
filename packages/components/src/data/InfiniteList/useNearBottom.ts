import { type RefObject, useEffect, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'

/** Distance from the bottom in px at which more loads (LIST-23). */
const nearBottomPixels = 50

export interface NearBottomOptions {
  /** Whether there is more to load and nothing is loading. */
  readonly isWaiting: boolean
  /** The number of loaded items. Each number loads once, so that an empty page does not load again and again. */
  readonly loadedCount: number
  readonly onNear: () => void
}

/**
 * Calls `onNear` when the element with the returned ref comes within 50 px of the lower edge of its scroll container,
 * and again after each page for as long as it stays there.
 */
export function useNearBottom({ isWaiting, loadedCount, onNear }: NearBottomOptions): RefObject<HTMLDivElement | null> {
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

/**
 * The scroll container of an element: its nearest ancestor that scrolls, else the window. A list that is not limited in
 * height scrolls with its drawer.
 */
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
