import { useCallback, useContext, useMemo, useState } from 'react'
import { useLatest } from './useLatest.ts'
import { useUnloadQuestion } from './useUnloadQuestion.ts'
import { type Routing, RoutingContext } from '../theme/routing.ts'

interface LeaveGuard {
  readonly isAsking: boolean
  /** Asks first if there are unsaved changes. Does nothing during a save. */
  readonly guarded: (leave: () => void) => void
  readonly confirm: () => void
  readonly cancel: () => void
  /** A link of the content asks first if there are unsaved changes. */
  readonly routing: Routing | undefined
}

/**
 * Asks before unsaved changes are lost.
 * @param isSaving leaving has no effect during a save
 * @param onLeave called after the user agrees
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
