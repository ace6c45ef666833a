import { type RefObject, useEffect, useRef } from 'react'

/** How near the bottom counts as near, in pixels (document 2, section 9: infinite scroll). */
const nearBottomPixels = 50

export interface NearBottomOptions {
  /** There is more to ask for, and nothing is on its way. */
  readonly isWaiting: boolean
  /** How much is loaded: more is asked for once a count, so that a page that brought nothing isn't asked for for ever. */
  readonly loadedCount: number
  readonly onNear: () => void
}

/**
 * Calls back once when the element that the returned ref marks comes within 50 px of the lower edge of what it scrolls in, and
 * again after each page for as long as it stays there.
 */
export function useNearBottom({ isWaiting, loadedCount, onNear }: NearBottomOptions): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null)
  const latestOnNear = useRef(onNear)
  const askedAtCount = useRef<number>(undefined)
  useEffect(() => {
    latestOnNear.current = onNear
  }, [onNear])
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
  }, [isWaiting, loadedCount])
  return mark
}

/** What the element scrolls in: its nearest ancestor that does scroll, else the window. A list that isn't limited in height scrolls with its drawer. */
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
