import { mergeClasses } from '@fluentui/react-components'
import { type FocusEvent, useImperativeHandle, useRef, useState } from 'react'
import { VariableText } from '../VariableText/VariableText.tsx'
import { useVariableFieldStyles } from './VariableField.styles.ts'
import { fieldAttributes, type VariableFieldProps } from './variableFieldProps.ts'
import { chipsOf, formatVariable } from './variableParts.ts'

interface LoadingFieldProps extends VariableFieldProps {
  /** Follows the caret for the editor to come; undefined while the focus is elsewhere. */
  readonly onCaret: (caret: number | undefined) => void
}

/** The field while its editor loads, of the same size. A text without variables can be edited already. */
export function LoadingField({ onCaret, ...props }: LoadingFieldProps) {
  const { ref, value, variables, className, placeholder, onTextChange, onKeyDown, onBlur } = props
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
        placeholder={placeholder}
        readOnly={props.isReadOnly}
        disabled={props.isDisabled}
        onChange={(event) => {
          // The browser reports the new caret later; the editor may replace the field before.
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
      tabIndex={props.isDisabled ? -1 : 0}
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
