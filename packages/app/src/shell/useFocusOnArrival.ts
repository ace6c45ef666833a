import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'

/** Id of each page's `main`. */
export const contentId = 'content'

/**
 * Moves the focus to a new page's heading (its `main`, where it has none that takes focus), so that keyboard and screen reader start there.
 * The same page at another address keeps the focus: a changed filter, the next thread.
 */
export function useFocusOnArrival(): void {
  const pageId = useMatches().at(-1)?.id
  const shownId = useRef(pageId)
  useEffect(() => {
    if (shownId.current === pageId) return
    shownId.current = pageId
    const content = document.querySelector<HTMLElement>(`#${contentId}`)
    const target = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    target?.focus({ preventScroll: true })
  }, [pageId])
}
