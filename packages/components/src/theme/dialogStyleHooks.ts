import { type DialogActionsState, type FluentProviderProps, mergeClasses } from '@fluentui/react-components'
import { useDialogActionsStyles } from './dialogStyleHooks.styles.ts'

/** Fluent gives a component's state to its hook. */
const isDialogActions = (state: unknown): state is DialogActionsState =>
  typeof state === 'object' && state !== null && 'root' in state

/** The room above the buttons of every dialog, in one place. */
export const dialogStyleHooks: NonNullable<FluentProviderProps['customStyleHooks_unstable']> = {
  useDialogActionsStyles_unstable(state) {
    const styles = useDialogActionsStyles()
    if (isDialogActions(state)) state.root.className = mergeClasses(styles.root, state.root.className)
  },
}
