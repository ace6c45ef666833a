import { type FluentProviderProps } from '@fluentui/react-components'

interface DirectedSlot {
  dir?: string
}
interface FieldState {
  readonly input?: DirectedSlot
  readonly textarea?: DirectedSlot
}

/** Fluent gives a component's state to its hook. */
const isFieldState = (state: unknown): state is FieldState => typeof state === 'object' && state !== null

/** What is typed decides the direction of its field: Hebrew and Arabic begin at the right. */
function followText(state: unknown): void {
  if (!isFieldState(state)) return
  for (const slot of [state.input, state.textarea]) if (slot) slot.dir ??= 'auto'
}

/** The writing direction of every text field, in one place. */
export const fieldStyleHooks: NonNullable<FluentProviderProps['customStyleHooks_unstable']> = {
  useInputStyles_unstable: followText,
  useTextareaStyles_unstable: followText,
  useSearchBoxStyles_unstable: followText,
  useComboboxStyles_unstable: followText,
}
