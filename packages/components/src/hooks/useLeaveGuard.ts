import { useCallback, useContext, useMemo, useState } from 'react'
import { useLatest } from './useLatest.ts'
import { useUnloadQuestion } from './useUnloadQuestion.ts'
import { type Routing, RoutingContext } from '../theme/routing.ts'

/** Result of `useLeaveGuard`. */
interface LeaveGuard {
  /** True while the question shows. */
  readonly isAsking: boolean
  /** Runs `leave`. If there are unsaved changes, asks first. Does nothing during a save. */
  readonly guarded: (leave: () => void) => void
  readonly confirm: () => void
  readonly cancel: () => void
  /** Routing for the content. A link of the content asks first if there are unsaved changes. */
  readonly routing: Routing | undefined
}

/**
 * Asks the user before unsaved changes are lost by closing, by a link of the content, or by leaving the page.
 * @param isGuarding true if there are unsaved changes
 * @param isSaving true during a save. Closing and links have no effect until the result of the save is known.
 * @param onLeave called before closing or following a link. If a question shows, called after the user agrees.
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
    // Without unsaved changes, the question is not needed.
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
