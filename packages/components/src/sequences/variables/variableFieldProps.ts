import { type FocusEvent, type KeyboardEvent, type Ref } from 'react'
import { type EditHistory } from '../editHistory/ValueHistory.ts'
import { type MessageVariable } from './variableParts.ts'

export interface VariableFieldHandle {
  /** Focuses the field. With 'end', the caret moves to the end of the text. Otherwise it keeps its last position. */
  readonly focus: (place?: 'end') => void
  readonly insert: (name: string) => void
  readonly insertText: (text: string) => void
  /** Opens the popover in which the user edits the default of the variable at the caret. */
  readonly editDefault: () => void
}

export interface VariableFieldLabels {
  readonly label?: string | undefined
  /** Ids of elements, separated by spaces. */
  readonly labelledBy?: string | undefined
  readonly describedBy?: string | undefined
  readonly placeholder?: string | undefined
}

export interface VariableFieldStates {
  readonly isInvalid?: boolean | undefined
  readonly isRequired?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly isDisabled?: boolean | undefined
}

export interface VariableFieldProps {
  readonly ref?: Ref<VariableFieldHandle> | undefined
  readonly value: string
  readonly onTextChange: (text: string) => void
  /** Pass the same array in each render. Undefined while the variables load. */
  readonly variables: readonly MessageVariable[] | undefined
  /** Handles undo and redo. Default: the field has a separate history. */
  readonly history?: EditHistory | undefined
  readonly labels: VariableFieldLabels
  readonly states?: VariableFieldStates | undefined
  readonly className?: string | undefined
  /** Called before the field handles the key. After `preventDefault`, the field ignores the key. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  readonly onBlur?: ((event: FocusEvent) => void) | undefined
  readonly onChipTouch?: ((isTouched: boolean) => void) | undefined
}

export interface ChipEditorProps extends VariableFieldProps {
  /** The caret's position in the field that shows while the editor loads. Undefined if this field has no focus. */
  readonly caret: number | undefined
}

export function fieldAttributes({ labels, states = {} }: VariableFieldProps) {
  return {
    'aria-multiline': true,
    'aria-label': labels.label,
    'aria-labelledby': labels.labelledBy,
    'aria-describedby': labels.describedBy,
    'aria-placeholder': labels.placeholder,
    'aria-invalid': states.isInvalid ?? false,
    'aria-required': states.isRequired ?? false,
    'aria-disabled': states.isDisabled ?? false,
  } as const
}
