import { type ReactNode, useLayoutEffect } from 'react'
import { useSubmitState } from './useSubmitState.ts'

interface DirtyWatchProps {
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly children: ReactNode
}

/** Reports to a drawer, which is outside of the form, whether the form has unsaved changes. */
export function DirtyWatch({ onDirtyChange, children }: DirtyWatchProps) {
  const { isDirty } = useSubmitState()
  // A layout effect: Escape right after a key must find the drawer guarded.
  useLayoutEffect(() => {
    onDirtyChange(isDirty)
    return () => onDirtyChange(false)
  }, [isDirty, onDirtyChange])
  return children
}
