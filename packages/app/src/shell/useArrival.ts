import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { TitledMatch } from './usePageTitle.ts'

/** Id of each page's `main`. */
export const contentId = 'content'

/** The element of the page that the address names after '#'. */
function sectionOf(content: HTMLElement | null, hash: string): HTMLElement | null | undefined {
  const id = hash.slice(1)
  return id === '' ? undefined : content?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
}

/**
 * Scrolls a new page to its top and focuses its heading (or its `main`), so that keyboard and screen reader start
 * there. An address that names a section of the page leads to that section. A drawer or a wizard that opened with the
 * page keeps the focus. Going back leaves the scroll position to the browser. A page whose address changes (another
 * filter, a drawer over it) keeps focus and position.
 */
export function useArrival(): void {
  const pageId = useMatches().find((match) => v.is(TitledMatch, match))?.id
  const isGoingBack = useNavigationType() === NavigationType.Pop
  const { hash, key } = useLocation()
  const shown = useRef<{ readonly pageId: string | undefined; readonly key: string | undefined }>({
    pageId,
    key: undefined,
  })
  useEffect(() => {
    const { pageId: lastPageId, key: lastKey } = shown.current
    shown.current = { pageId, key }
    const content = document.querySelector<HTMLElement>(`#${contentId}`)
    const section = key === lastKey ? undefined : sectionOf(content, hash)
    if (section) {
      section.focus({ preventScroll: true })
      // The browser does not scroll to what was not there when the page loaded.
      if (!isGoingBack || lastKey === undefined) section.scrollIntoView()
      return
    }
    if (pageId === lastPageId) return
    const target = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    // A drawer or wizard that opened with the page has the focus, and hides the page.
    if (!document.activeElement?.closest('[role="dialog"], [role="alertdialog"]'))
      target?.focus({ preventScroll: true })
    if (!isGoingBack) window.scrollTo(0, 0)
  }, [pageId, hash, key, isGoingBack])
}
