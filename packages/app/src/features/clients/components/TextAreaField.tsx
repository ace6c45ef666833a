import { Field, Textarea, makeStyles, tokens } from '@fluentui/react-components'
import { formatFigure } from '@tandem/components'
import { useFormField } from '../../../shared/form/useFormField.ts'

const useTextAreaFieldStyles = makeStyles({
  note: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  count: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

interface TextAreaFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
  /** Recommended number of characters. Shown with the present number. */
  readonly countTo?: number
  /** Default: 4. */
  readonly rows?: number
  /** A warning about a value that may still be submitted. Hidden while there is an error. */
  readonly warningOf?: (value: string) => string | undefined
}

/** A labelled text input of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, countTo, isRequired = false, rows = 4, warningOf } = props
  const styles = useTextAreaFieldStyles()
  const { value, error, change } = useFormField(name)
  const text = typeof value === 'string' ? value : ''
  const warning = warningOf?.(text)
  const message = error ?? warning
  const note = (
    <span className={styles.note}>
      <span>{hint}</span>
      {countTo !== undefined && (
        <span className={styles.count}>{`${formatFigure(text.length)} / ${formatFigure(countTo)}`}</span>
      )}
    </span>
  )
  return (
    <Field
      label={label}
      required={isRequired}
      {...(hint === undefined && countTo === undefined ? {} : { hint: note })}
      {...(message === undefined ? {} : { validationMessage: message })}
      validationState={error === undefined ? (warning === undefined ? 'none' : 'warning') : 'error'}
    >
      <Textarea
        name={name}
        value={text}
        resize="vertical"
        textarea={{ rows }}
        onChange={(_, data) => change(data.value)}
      />
    </Field>
  )
}
