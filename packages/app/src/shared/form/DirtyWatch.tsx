import { type DrawerShellProps } from '@tandem/components'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSubmitState } from './useSubmitState.ts'

/** `{}` while no form is mounted. */
export type Unsaved = Pick<DrawerShellProps, 'isDirty' | 'isSaving'>

interface DirtyWatchProps {
  readonly onChange: (unsaved: Unsaved) => void
  readonly children: ReactNode
}

/** Tells the drawer around the form whether the form has unsaved changes, and whether the form is being saved. */
export function DirtyWatch({ onChange, children }: DirtyWatchProps) {
  const { isDirty, isSubmitting: isSaving } = useSubmitState()
  // A layout effect runs before the next key press. If Escape follows a typed character at once, the drawer must
  // already know that the form has unsaved changes.
  useLayoutEffect(() => {
    onChange({ isDirty, isSaving })
    return () => onChange({})
  }, [isDirty, isSaving, onChange])
  return children
}
