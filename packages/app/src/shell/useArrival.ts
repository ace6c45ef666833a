import { overlays, textFields } from '@tandem/components'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { TitledMatch } from './usePageTitle.ts'

/** Id of each page's `main`. */
export const contentId = 'content'

/** The element whose id the address contains after '#'. */
function sectionOf(content: HTMLElement | null, hash: string): HTMLElement | null | undefined {
  const id = hash.slice(1)
  return id === '' ? undefined : content?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
}

/**
 * Scrolls a new page to its top and focuses the heading, because keyboard and screen reader start at the focus. If the
 * address names a section, scrolls to the section and focuses the section instead of the heading. The heading does not
 * take the focus from a drawer, or from a text field that the user focused while the page was loading (SHELL-85). After
 * Back, the browser sets the scroll position.
 */
export function useArrival(): void {
  const pageId = useMatches().find((match) => v.is(TitledMatch, match))?.id
  const isGoingBack = useNavigationType() === NavigationType.Pop
  const isLoading = useNavigation().state !== 'idle'
  const { hash, key } = useLocation()
  const focusedBefore = useRef<Element | null>(null)
  const shown = useRef<{ readonly pageId: string | undefined; readonly key: string | undefined }>({
    pageId,
    key: undefined,
  })
  useEffect(() => {
    if (isLoading) focusedBefore.current = document.activeElement
  }, [isLoading])
  useEffect(() => {
    const { pageId: lastPageId, key: lastKey } = shown.current
    shown.current = { pageId, key }
    const content = document.querySelector<HTMLElement>(`#${contentId}`)
    const section = key === lastKey ? undefined : sectionOf(content, hash)
    if (section) {
      section.focus({ preventScroll: true })
      // Scrolls on the first load and after a click on a link. The browser does not scroll: on the first load, the
      // section does not exist yet, and after a click the router changes the address.
      if (!isGoingBack || lastKey === undefined) section.scrollIntoView()
      return
    }
    if (pageId === lastPageId) return
    const target = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    const focused = document.activeElement
    // An overlay that opened with the page keeps the focus.
    const isCovered = focused?.closest(overlays)
    const isTyping = focused?.matches(textFields) && focused !== focusedBefore.current
    if (!isCovered && !isTyping) target?.focus({ preventScroll: true })
    if (!isGoingBack) window.scrollTo(0, 0)
  }, [pageId, hash, key, isGoingBack])
}
