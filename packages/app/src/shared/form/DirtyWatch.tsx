import { type DrawerShellProps } from '@tandem/components'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSubmitState } from './useSubmitState.ts'

/** `isDirty`: the form has unsaved changes. `isSaving`: the form is saving them. `{}` before the form has rendered. */
export type Unsaved = Pick<DrawerShellProps, 'isDirty' | 'isSaving'>

interface DirtyWatchProps {
  readonly onChange: (unsaved: Unsaved) => void
  readonly children: ReactNode
}

/** Tells a drawer outside of the form if the form has unsaved changes, and if it is saving them. */
export function DirtyWatch({ onChange, children }: DirtyWatchProps) {
  const { isDirty, isSubmitting: isSaving } = useSubmitState()
  // A layout effect, because the drawer must know about the change even if Escape follows the typed key immediately.
  useLayoutEffect(() => {
    onChange({ isDirty, isSaving })
    return () => onChange({})
  }, [isDirty, isSaving, onChange])
  return children
}
