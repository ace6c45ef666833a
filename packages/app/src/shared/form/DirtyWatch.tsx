import { type DrawerShellProps } from '@tandem/components'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSubmitState } from './useSubmitState.ts'

/** `isDirty`: the form has unsaved changes. `isSaving`: it saves them. `{}` before the form has rendered. */
export type Unsaved = Pick<DrawerShellProps, 'isDirty' | 'isSaving'>

interface DirtyWatchProps {
  readonly onChange: (unsaved: Unsaved) => void
  readonly children: ReactNode
}

/** Reports to a drawer outside of the form if the form has or saves unsaved changes. */
export function DirtyWatch({ onChange, children }: DirtyWatchProps) {
  const { isDirty, isSubmitting: isSaving } = useSubmitState()
  // A layout effect, so that the drawer knows about the change even if Escape follows the typed key immediately.
  useLayoutEffect(() => {
    onChange({ isDirty, isSaving })
    return () => onChange({})
  }, [isDirty, isSaving, onChange])
  return children
}
