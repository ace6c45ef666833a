import { type ReactElement, useState, type FocusEvent, useImperativeHandle, useRef } from 'react'
import { lazyPart, usePart } from '../../hooks/lazyPart.tsx'
import { type ChipEditorProps, type VariableFieldProps, fieldAttributes } from './variableFieldProps.ts'
import { mergeClasses } from '@fluentui/react-components'
import { VariableText } from '../VariableText/VariableText.tsx'
import { useVariableFieldStyles } from './VariableField.styles.ts'
import { chipsOf, formatVariable } from './variableParts.ts'

interface LoadingFieldProps extends VariableFieldProps {
  /** Receives the position of the caret, or undefined when the field loses the focus. */
  readonly onCaret: (caret: number | undefined) => void
}

/** The field that shows while the editor loads. The user can edit the text only if it has no variables. */
function LoadingField({ onCaret, ...props }: LoadingFieldProps) {
  const { ref, value, variables, className, labels, states = {}, onTextChange, onKeyDown, onBlur } = props
  const styles = useVariableFieldStyles()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [isPlain] = useState(() => chipsOf(value).length === 0)
  useImperativeHandle(ref, () => ({
    focus: (place) => {
      ;(textarea.current ?? text.current)?.focus()
      if (place === 'end') textarea.current?.setSelectionRange(value.length, value.length)
    },
    insert: (name) => onTextChange(value + formatVariable(name)),
    insertText: (text) => onTextChange(value + text),
    editDefault: () => {},
  }))
  const shared = {
    ...fieldAttributes(props),
    'aria-busy': true,
    onBlur: (event: FocusEvent) => {
      onCaret(undefined)
      onBlur?.(event)
    },
  }
  if (isPlain) {
    return (
      <textarea
        {...shared}
        ref={textarea}
        dir="auto"
        className={mergeClasses(styles.field, styles.textarea, className)}
        value={value}
        placeholder={labels.placeholder}
        readOnly={states.isReadOnly}
        disabled={states.isDisabled}
        onChange={(event) => {
          // Reports the caret here, because the browser reports a moved caret only later.
          onCaret(event.target.selectionEnd)
          onTextChange(event.target.value)
        }}
        onFocus={(event) => onCaret(event.currentTarget.selectionEnd)}
        onSelect={(event) => onCaret(event.currentTarget.selectionEnd)}
        onKeyDown={onKeyDown}
      />
    )
  }
  return (
    <div
      role="textbox"
      tabIndex={states.isDisabled ? -1 : 0}
      {...shared}
      ref={text}
      aria-readonly
      className={mergeClasses(styles.field, className)}
      onFocus={() => onCaret(value.length)}
    >
      <VariableText text={value} variables={variables} hasDefaults />
    </div>
  )
}

/** The editor of texts with variables. Its code loads with the first field, because Lexical is large (ADR 12). */
export const chipEditor = lazyPart(async () => (await import('./ChipEditor.tsx')).ChipEditor)

export function VariableField(props: VariableFieldProps) {
  return <FieldOfEditor {...props} drawEditor={usePart(chipEditor)} />
}

interface FieldOfEditorProps extends VariableFieldProps {
  /** Undefined while the editor loads. */
  readonly drawEditor: ((props: ChipEditorProps) => ReactElement) | undefined
}

/** The editor, or a simple field while the editor loads. */
export function FieldOfEditor({ drawEditor, ...props }: FieldOfEditorProps) {
  const [caret, setCaret] = useState<number>()
  return drawEditor ? drawEditor({ ...props, caret }) : <LoadingField {...props} onCaret={setCaret} />
}
