import { type FocusEvent, type KeyboardEvent, type Ref } from 'react'
import { type EditHistory } from '../editHistory/ValueHistory.ts'
import { type MessageVariable } from './variableParts.ts'

/** The field's methods. */
export interface VariableFieldHandle {
  /** Moves the focus to the last position of the caret, or to the end of the text. */
  readonly focus: (place?: 'end') => void
  /** Inserts a variable at the caret. */
  readonly insert: (name: string) => void
  /** Inserts a text at the caret. The text may contain variables. */
  readonly insertText: (text: string) => void
  /** Opens the popover with the default of the variable at the caret. */
  readonly editDefault: () => void
}

/** Name and description of the field. */
export interface VariableFieldLabels {
  readonly label?: string | undefined
  /** Ids of the elements with the name of the field, and of the elements with its description. */
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
  /** The message, controlled. */
  readonly value: string
  readonly onTextChange: (text: string) => void
  /** Keep the list stable. Undefined while the variables load; then no variable is marked as unknown. */
  readonly variables: readonly MessageVariable[] | undefined
  /** Receives undo and redo. Default: the field has a separate history. */
  readonly history?: EditHistory | undefined
  readonly labels: VariableFieldLabels
  readonly states?: VariableFieldStates | undefined
  readonly className?: string | undefined
  /** Called before the field handles the key. If the callback calls `preventDefault`, the field ignores the key. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  readonly onBlur?: ((event: FocusEvent) => void) | undefined
  /** Called when the caret starts or stops touching a variable. */
  readonly onChipTouch?: ((isTouched: boolean) => void) | undefined
}

export interface ChipEditorProps extends VariableFieldProps {
  /**
   * The caret of the field that showed while the editor was loading. Undefined if that field did not have the focus.
   */
  readonly caret: number | undefined
}

/** The attributes for screen readers, also while the editor loads. */
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
