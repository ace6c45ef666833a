import { productName } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import * as v from 'valibot'
import { isPageMissingAtom } from '../shared/page/missingPage.ts'
import { pageTitles } from './messages.ts'

/** A route with a title. The route of a drawer has no title, so the page keeps the title of the list. */
export const TitledMatch = v.object({ handle: v.object({ title: v.string() }) })

function usePageName(): string {
  const name = useMatches()
    .toReversed()
    .flatMap((match) => (v.is(TitledMatch, match) ? [match.handle.title] : []))
  return name[0] ?? productName
}

/** Sets the window's title, for example 'Sequences · Tandem'. */
export function usePageTitle(): void {
  const pageName = usePageName()
  const name = useAtomValue(isPageMissingAtom) ? pageTitles.notFound : pageName
  useEffect(() => {
    document.title = name === productName ? name : `${name} · ${productName}`
  }, [name])
}
