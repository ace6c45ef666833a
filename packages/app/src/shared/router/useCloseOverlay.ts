import { useCallback, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { useIsShown } from './useIsShown.ts'

/** The router numbers its history entries. */
const EntryState = v.object({ idx: v.number() })

/** Returns 0 for a page that was opened by its address. */
export function entryNumber(): number {
  const state: unknown = window.history.state
  return v.is(EntryState, state) ? state.idx : 0
}

/**
 * Goes back to the page from which the overlay was opened, or to `pageBelow` if there is no such page. Has no effect
 * after the overlay has closed.
 */
export function useCloseOverlay(pageBelow: string): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isOpenedHere = useNavigationType() !== NavigationType.Pop
  const [opened] = useState(() => (isOpenedHere ? entryNumber() : undefined))
  const isShown = useIsShown()
  return useCallback(() => {
    if (!isShown()) return
    // Entry 0 has no page before it. `opened` is 0 if a redirect has replaced entry 0.
    const steps = opened === undefined || opened === 0 ? 0 : entryNumber() - opened + 1
    if (steps > 0) void navigate(-steps)
    else void navigate({ pathname: pageBelow, search })
  }, [navigate, isShown, opened, pageBelow, search])
}

/** Returns a function that replaces all history entries of the overlay with the page `to`. */
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
