import { useCallback, useContext, useMemo, useState } from 'react'
import { useLatest } from './useLatest.ts'
import { useUnloadQuestion } from './useUnloadQuestion.ts'
import { type Routing, RoutingContext } from '../theme/routing.ts'

interface LeaveGuard {
  readonly isAsking: boolean
  /** Calls `leave`. If there are unsaved changes, asks the user first. Has no effect during a save. */
  readonly guarded: (leave: () => void) => void
  readonly confirm: () => void
  readonly cancel: () => void
  /** For links in the content. If there are unsaved changes, the user must agree before a link navigates. */
  readonly routing: Routing | undefined
}

/**
 * Asks before unsaved changes are lost.
 * @param isSaving while true, the user cannot leave
 * @param onLeave called when the user leaves, also if there are no unsaved changes
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
