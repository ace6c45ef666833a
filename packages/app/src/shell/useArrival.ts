import { overlays, textFields } from '@tandem/components'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { TitledMatch } from './usePageTitle.ts'

/** Id of each page's `main`. */
export const contentId = 'content'

/** The element of the page with the id after '#' in the address. */
function sectionOf(content: HTMLElement | null, hash: string): HTMLElement | null | undefined {
  const id = hash.slice(1)
  return id === '' ? undefined : content?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
}

/**
 * Scrolls a new page to its top and focuses its heading (or its `main`), so that keyboard and screen reader start
 * there. If the address has a section, scrolls to the section. If a drawer or a wizard opened with the page, or the
 * user focused a field while the page was loading, the focus stays there (SHELL-85). After Back, the browser sets the
 * scroll position. If only the address of the page changes (another filter, a drawer over it), focus and position stay.
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
      // The section did not exist when the address was opened, so the browser could not scroll to it.
      if (!isGoingBack || lastKey === undefined) section.scrollIntoView()
      return
    }
    if (pageId === lastPageId) return
    const target = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    const focused = document.activeElement
    // A drawer or wizard that opened with the page has the focus, and hides the page.
    const isCovered = focused?.closest(overlays)
    const isTyping = focused?.matches(textFields) && focused !== focusedBefore.current
    if (!isCovered && !isTyping) target?.focus({ preventScroll: true })
    if (!isGoingBack) window.scrollTo(0, 0)
  }, [pageId, hash, key, isGoingBack])
}
