import { useEffect, useRef } from 'react'
import { NavigationType, useMatches, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { TitledMatch } from './usePageTitle.ts'

/** Id of each page's `main`. */
export const contentId = 'content'

/**
 * Scrolls a new page to its top and focuses its heading (or its `main`), so that keyboard and screen reader start
 * there. Going back leaves the scroll position to the browser. A page whose address changes (another filter, a drawer
 * over it) keeps focus and position.
 */
export function useArrival(): void {
  const pageId = useMatches().find((match) => v.is(TitledMatch, match))?.id
  const isGoingBack = useNavigationType() === NavigationType.Pop
  const shownId = useRef(pageId)
  useEffect(() => {
    if (shownId.current === pageId) return
    shownId.current = pageId
    const content = document.querySelector<HTMLElement>(`#${contentId}`)
    const target = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    target?.focus({ preventScroll: true })
    if (!isGoingBack) window.scrollTo(0, 0)
  }, [pageId, isGoingBack])
}
