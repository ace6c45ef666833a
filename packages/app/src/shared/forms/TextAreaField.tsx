import { Field, Textarea } from '@fluentui/react-components'
import { useFormField } from './useFormField.ts'

interface TextAreaFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
  /** Default: 4. */
  readonly rows?: number
  /** A warning about the value, which may still be submitted. Hidden while there is an error. */
  readonly warningOf?: (value: string) => string | undefined
}

/** A labelled text input of several lines. */
export function TextAreaField({ name, label, hint, isRequired = false, rows = 4, warningOf }: TextAreaFieldProps) {
  const { value, error, change } = useFormField(name)
  const text = typeof value === 'string' ? value : ''
  const warning = warningOf?.(text)
  const message = error ?? warning
  return (
    <Field
      label={label}
      required={isRequired}
      {...(hint === undefined ? {} : { hint })}
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
