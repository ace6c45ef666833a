import { Button, makeStyles, mergeClasses, shorthands, tokens, typographyStyles } from '@fluentui/react-components'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { type EditHistory } from '../editHistory/ValueHistory.ts'
import { VariableField } from '../variables/VariableField.tsx'
import { type VariableFieldHandle } from '../variables/variableFieldProps.ts'
import { VariableMenu } from '../variables/VariableMenu.tsx'
import { type MessageVariable } from '../variables/variableParts.ts'
import { variableTexts } from '../variables/variableTexts.ts'
import { focusRing, withFocusRing } from '../variables/chipFragments.ts'
import { column, errorCaption, quietCaption, row, tabularFigures, wrappingRow } from '../../theme/styleFragments.ts'

const useVariableEditorStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXXS), minWidth: 0 },
  label: { color: tokens.colorNeutralForeground1, ...typographyStyles.body1 },
  required: { color: tokens.colorStatusDangerForeground1 },
  box: {
    ...withFocusRing,
    ...column(),
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border(tokens.strokeWidthThin, 'solid', tokens.colorNeutralStrokeAccessible),
  },
  focusRing,
  invalid: { ...shorthands.borderColor(tokens.colorStatusDangerBorder2) },
  disabled: {
    backgroundColor: tokens.colorNeutralBackground3,
    ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
  },
  field: {
    minHeight: `calc(4 * ${tokens.lineHeightBase300} + 2 * ${tokens.spacingVerticalS})`,
    maxHeight: `calc(16 * ${tokens.lineHeightBase300} + 2 * ${tokens.spacingVerticalS})`,
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  toolbar: { ...wrappingRow(tokens.spacingHorizontalXS), padding: tokens.spacingHorizontalXS },
  counter: { marginInlineStart: 'auto', paddingInline: tokens.spacingHorizontalS, ...quietCaption, ...tabularFigures },
  over: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  // Looks like the error of a Fluent field.
  error: { ...row(tokens.spacingHorizontalXS), ...errorCaption },
  errorIcon: { flexShrink: 0 },
  hint: quietCaption,
})

export interface VariableEditorProps {
  readonly label: string
  /** A variable in the text is `%name%`, or `%name%[default]` with the default in base64 (SEQ-33). */
  readonly text: string
  readonly onTextChange: (data: { readonly text: string }) => void
  /** The existing variables. Other variables are marked as unknown. Undefined during loading. Keep the list stable. */
  readonly variables: readonly MessageVariable[] | undefined
  readonly placeholder?: string | undefined
  /** Undo and redo of the field use this history. Default: the field has a separate history. */
  readonly history?: EditHistory | undefined
  /** A line below the field. */
  readonly hint?: ReactNode | undefined
  /** Number of characters, as the parent component counts them. Default: the length of `text`. */
  readonly length?: number | undefined
  /** Maximum number of characters. Default: no counter. */
  readonly limit?: number | undefined
  readonly error?: string | undefined
  /** Shown after the menu of variables and the button for the default. */
  readonly actions?: ReactNode | undefined
  readonly isRequired?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly isDisabled?: boolean | undefined
}

/** A text with variables as chips. '%' lists the variables, and F2 next to a chip edits the default. */
export function VariableEditor({
  label,
  text,
  onTextChange,
  variables,
  placeholder,
  history,
  hint,
  length = text.length,
  limit,
  error,
  actions,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
}: VariableEditorProps) {
  const styles = useVariableEditorStyles()
  const id = useId()
  const field = useRef<VariableFieldHandle>(null)
  const [isChipTouched, setIsChipTouched] = useState(false)
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
          ref={field}
          value={text}
          onTextChange={(next) => onTextChange({ text: next })}
          variables={variables}
          labels={{
            labelledBy: `${id}label`,
            describedBy: described.filter((each) => each !== false).join(' ') || undefined,
            placeholder,
          }}
          history={history}
          states={{ isInvalid: error !== undefined || isOver, isReadOnly, isDisabled, isRequired }}
          className={styles.field}
          onChipTouch={setIsChipTouched}
        />
        <span className={styles.focusRing} />
        <div className={styles.toolbar}>
          {variables && variables.length > 0 && (
            <VariableMenu
              label={variableTexts.variables}
              position="below"
              variables={variables}
              isDisabled={isLocked}
              onInsert={insert}
            />
          )}
          {isChipTouched && !isLocked && (
            <Button
              appearance="subtle"
              size="small"
              icon={<Edit20Regular />}
              onClick={() => field.current?.editDefault()}
            >
              {variableTexts.editDefault}
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
          <ErrorCircle12Filled aria-hidden className={styles.errorIcon} />
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
