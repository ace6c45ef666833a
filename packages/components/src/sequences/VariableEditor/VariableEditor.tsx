import { Button, mergeClasses } from '@fluentui/react-components'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { type ChipFieldHandle } from '../variables/ChipField.tsx'
import { VariableField } from '../variables/VariableField.tsx'
import { VariableMenu } from '../variables/VariableMenu.tsx'
import { type MessageVariable, type VariableChip } from '../variables/variableParts.ts'
import { type VariableTexts, variableTexts } from '../variables/variableTexts.ts'
import { useVariableEditorStyles } from './VariableEditor.styles.ts'

export interface VariableEditorProps {
  /** Names the field. */
  readonly label: string
  /** As a message carries it: `%name%`, or `%name%[default in base64]`. */
  readonly text: string
  readonly onTextChange: (data: { readonly text: string }) => void
  /** What can be inserted; keep the list stable. Another variable in the text is marked as unknown. */
  readonly variables: readonly MessageVariable[]
  readonly placeholder?: string
  /** A line under the field. */
  readonly hint?: ReactNode
  /** Characters as they count: the owner's rule says how variables do. Default: those of `text`. */
  readonly length?: number
  /** Characters that may be; without it there is no counter. */
  readonly limit?: number | undefined
  /** Characters that a variable's default may have. Default: 200. */
  readonly defaultLimit?: number
  /** What is wrong with the text. */
  readonly error?: string | undefined
  /** Further actions beside those of the field. */
  readonly actions?: ReactNode
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  readonly isDisabled?: boolean
  readonly onBlur?: (event: FocusEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  readonly texts?: Partial<VariableTexts>
}

/**
 * A text with variables, which show as chips and are never seen as they are written. Keyboard: type '%' for the variables (up and down choose,
 * Enter inserts, Escape closes); arrows go over a variable as over one letter, Backspace and Delete take it as a whole; F2 beside it, or
 * 'Edit default', edits what stands there when the value is not known; Ctrl+Z and Ctrl+Y undo and redo. Copied variables stay variables.
 */
export function VariableEditor({
  label,
  text,
  onTextChange,
  variables,
  placeholder,
  hint,
  length = text.length,
  limit,
  defaultLimit = 200,
  error,
  actions,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  onBlur,
  onKeyDown,
  texts: givenTexts,
}: VariableEditorProps) {
  const styles = useVariableEditorStyles()
  const id = useId()
  const field = useRef<ChipFieldHandle>(null)
  const [texts] = useState<VariableTexts>(() => ({ ...variableTexts, ...givenTexts }))
  const [touched, setTouched] = useState<VariableChip>()
  const insert = useCallback(({ name }: MessageVariable) => field.current?.insert(name), [])
  const isLocked = isReadOnly || isDisabled
  const isOver = limit !== undefined && length > limit
  const described = [
    limit !== undefined && `${id}counter`,
    error !== undefined && `${id}error`,
    hint !== undefined && `${id}hint`,
  ]
  return (
    <div className={styles.root}>
      <span id={`${id}label`} className={styles.label}>
        {label}
        {isRequired && (
          <span aria-hidden className={styles.required}>
            {' *'}
          </span>
        )}
      </span>
      <div
        className={mergeClasses(
          styles.box,
          (error !== undefined || isOver) && styles.invalid,
          isDisabled && styles.disabled,
        )}
      >
        <VariableField
          field={field}
          defaultLimit={defaultLimit}
          value={text}
          onTextChange={(next) => onTextChange({ text: next })}
          variables={variables}
          texts={texts}
          labelledBy={`${id}label`}
          describedBy={described.filter((each) => each !== false).join(' ') || undefined}
          placeholder={placeholder}
          isInvalid={error !== undefined || isOver}
          isReadOnly={isReadOnly}
          isDisabled={isDisabled}
          isRequired={isRequired}
          className={styles.field}
          onChipTouch={setTouched}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <span className={styles.focusRing} />
        <div className={styles.toolbar}>
          {variables.length > 0 && (
            <VariableMenu
              label={texts.variables}
              position="below"
              variables={variables}
              isDisabled={isLocked}
              onInsert={insert}
            />
          )}
          {touched && !isLocked && (
            <Button
              appearance="subtle"
              size="small"
              icon={<Edit20Regular />}
              onClick={() => field.current?.open(touched)}
            >
              {texts.editDefault}
            </Button>
          )}
          {actions}
          {limit !== undefined && (
            <span id={`${id}counter`} className={mergeClasses(styles.counter, isOver && styles.over)}>
              {`${formatCount(length)} / ${formatCount(limit)}`}
            </span>
          )}
        </div>
      </div>
      {error !== undefined && (
        <span id={`${id}error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
      {hint !== undefined && (
        <span id={`${id}hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
