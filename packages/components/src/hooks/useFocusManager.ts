import { useFocusFinders } from '@fluentui/react-components'
import { useContext, useLayoutEffect } from 'react'
import { KeepMountedContext } from '../theme/keepMounted.ts'

function FocusManager(): null {
  useFocusFinders()
  return null
}

/**
 * Keeps Fluent's focus manager alive from the first overlay on. It hides the page behind a modal overlay from screen
 * readers; disposed with its last user, it would leave the page hidden.
 */
export function useFocusManager(): void {
  const keepMounted = useContext(KeepMountedContext)
  useLayoutEffect(() => keepMounted(FocusManager), [keepMounted])
}
