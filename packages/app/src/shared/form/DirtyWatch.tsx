import { type DrawerShellProps } from '@tandem/components'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSubmitState } from './useSubmitState.ts'

/** Whether a form has unsaved changes, and whether they are being saved. `{}` before the form has rendered. */
export type Unsaved = Pick<DrawerShellProps, 'isDirty' | 'isSaving'>

interface DirtyWatchProps {
  readonly onChange: (unsaved: Unsaved) => void
  readonly children: ReactNode
}

/** Reports to a drawer, which is outside of the form, whether the form has or saves unsaved changes. */
export function DirtyWatch({ onChange, children }: DirtyWatchProps) {
  const { isDirty, isSubmitting: isSaving } = useSubmitState()
  // A layout effect: Escape right after a key must find the drawer guarded.
  useLayoutEffect(() => {
    onChange({ isDirty, isSaving })
    return () => onChange({})
  }, [isDirty, isSaving, onChange])
  return children
}
