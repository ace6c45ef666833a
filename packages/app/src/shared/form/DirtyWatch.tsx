import { type DrawerShellProps } from '@tandem/components'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSubmitState } from './useSubmitState.ts'

/** `{}` before the form has rendered. */
export type Unsaved = Pick<DrawerShellProps, 'isDirty' | 'isSaving'>

interface DirtyWatchProps {
  readonly onChange: (unsaved: Unsaved) => void
  readonly children: ReactNode
}

/** Reports unsaved changes to a drawer outside of the form. */
export function DirtyWatch({ onChange, children }: DirtyWatchProps) {
  const { isDirty, isSubmitting: isSaving } = useSubmitState()
  // A layout effect, because Escape may follow a typed key at once.
  useLayoutEffect(() => {
    onChange({ isDirty, isSaving })
    return () => onChange({})
  }, [isDirty, isSaving, onChange])
  return children
}
