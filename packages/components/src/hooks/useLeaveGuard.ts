import { useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLatest } from './useLatest.ts'
import { type Routing, RoutingContext } from '../theme/routing.ts'

/** What `useLeaveGuard` gives. */
interface LeaveGuard {
  /** The question is to be shown. */
  readonly isAsking: boolean
  /** Does it at once, or asks first while something is unsaved, or nothing while it is being saved. */
  readonly guarded: (leave: () => void) => void
  readonly confirm: () => void
  readonly cancel: () => void
  /** For what is inside: its links ask as well. */
  readonly routing: Routing | undefined
}

/**
 * Keeps unsaved changes from being lost by closing, by following a link inside, or by closing the browser's tab.
 * @param isGuarding whether there is something to lose
 * @param isSaving it is being saved: nobody can tell yet whether it would be lost
 * @param onLeave called before it is closed or a link is followed, after the user has agreed
 */
export function useLeaveGuard(isGuarding: boolean, isSaving: boolean, onLeave?: () => void): LeaveGuard {
  const outer = useContext(RoutingContext)
  const latest = useLatest({ isGuarding, isSaving, onLeave })
  const [pending, setPending] = useState<{ readonly leave: () => void }>()
  const guarded = useCallback(
    (action: () => void) => {
      const leave = () => {
        latest.current.onLeave?.()
        action()
      }
      if (latest.current.isSaving) return
      if (latest.current.isGuarding) setPending({ leave })
      else leave()
    },
    [latest],
  )
  const routing = useMemo<Routing | undefined>(
    () =>
      outer && {
        hrefOf: (to) => outer.hrefOf(to),
        navigate: (to) => guarded(() => outer.navigate(to)),
      },
    [outer, guarded],
  )
  useEffect(() => {
    if (!isGuarding) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isGuarding])
  return {
    // Saved or closed meanwhile: nothing is left to ask about.
    isAsking: pending !== undefined && isGuarding,
    guarded,
    confirm: () => {
      setPending(undefined)
      pending?.leave()
    },
    cancel: () => setPending(undefined),
    routing,
  }
}
