import { useCallback, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { useIsShown } from './useIsShown.ts'

/** The router numbers the history entries in their state. */
const EntryState = v.object({ idx: v.number() })

/** Number of history entries of the app before the current one: 0 for a page that was opened by its address. */
export function entryNumber(): number {
  const state: unknown = window.history.state
  return v.is(EntryState, state) ? state.idx : 0
}

/**
 * Closes a drawer or wizard whose route shows it above a page. Goes back in the history to the entry before the
 * overlay. If the overlay was opened by its address, navigates to the page below and keeps the query. Has no effect
 * after the overlay has closed, because a late response to its save must not leave the user's next page.
 * @param pageBelow path of the page below: '/clients'
 */
export function useCloseOverlay(pageBelow: string): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isOpenedHere = useNavigationType() !== NavigationType.Pop
  const [opened] = useState(() => (isOpenedHere ? entryNumber() : undefined))
  const isShown = useIsShown()
  return useCallback(() => {
    if (!isShown()) return
    // A redirect may have replaced the first entry of the history, so that no page of the app is before it.
    const steps = opened === undefined || opened === 0 ? 0 : entryNumber() - opened + 1
    if (steps > 0) void navigate(-steps)
    else void navigate({ pathname: pageBelow, search })
  }, [navigate, isShown, opened, pageBelow, search])
}

/** Leaves an overlay for another page, which replaces all entries of the overlay in the history. */
export function useReplaceOverlay(): (to: string) => void {
  const navigate = useNavigate()
  const [opened] = useState(entryNumber)
  const isShown = useIsShown()
  return useCallback(
    (to) => {
      if (!isShown()) return
      const replace = () => void navigate(to, { replace: true })
      const steps = entryNumber() - opened
      if (steps <= 0) {
        replace()
        return
      }
      window.addEventListener('popstate', replace, { once: true })
      void navigate(-steps)
    },
    [navigate, isShown, opened],
  )
}
