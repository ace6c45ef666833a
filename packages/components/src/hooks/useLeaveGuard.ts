import { useCallback, useContext, useMemo, useState } from 'react'
import { useLatest } from './useLatest.ts'
import { useUnloadQuestion } from './useUnloadQuestion.ts'
import { type Routing, RoutingContext } from '../theme/routing.ts'

/** Result of `useLeaveGuard`. */
interface LeaveGuard {
  /** The question is visible. */
  readonly isAsking: boolean
  /** Runs `leave` at once, or asks first if there are unsaved changes. Does nothing while they are being saved. */
  readonly guarded: (leave: () => void) => void
  readonly confirm: () => void
  readonly cancel: () => void
  /** The routing for the content, whose links also ask. */
  readonly routing: Routing | undefined
}

/**
 * Protects unsaved changes from closing, from links inside, and from closing the browser tab.
 * @param isGuarding there are unsaved changes
 * @param isSaving a save is running, so it is not known yet if leaving would lose the changes
 * @param onLeave called before closing or following a link, after the user has agreed
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
  useUnloadQuestion(isGuarding)
  return {
    // After a save or a close the question is no longer needed.
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
