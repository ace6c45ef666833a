import { productName } from '@tandem/contract'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import * as v from 'valibot'

/** A match of a page; a drawer over a list is a page in a page. */
export const TitledMatch = v.object({ handle: v.object({ title: v.string() }) })

/** The name of the page that shows, as its route says. */
export function usePageName(): string {
  const name = useMatches()
    .toReversed()
    .flatMap((match) => (v.is(TitledMatch, match) ? [match.handle.title] : []))
  return name[0] ?? productName
}

/** Names the window after the page: 'Sequences · Tandem'. */
export function usePageTitle(): void {
  const name = usePageName()
  useEffect(() => {
    document.title = name === productName ? name : `${name} · ${productName}`
  }, [name])
}
