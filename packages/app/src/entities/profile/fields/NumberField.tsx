import { Field, Input } from '@fluentui/react-components'
import { useFormField } from '../../../shared/form/useFormField.ts'

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** After the number: 'seconds'. */
  readonly unit?: string
  /** A warning about the number, which may still be submitted. Hidden while there is an error. */
  readonly warningOf?: (value: number) => string | undefined
}

/**
 * A labelled whole number of a form. Its value is a number; any other text stays as typed, for the schema to refuse.
 */
export function NumberField({ name, label, hint, unit, warningOf }: NumberFieldProps) {
  const { value, error, change } = useFormField(name)
  const warning = typeof value === 'number' ? warningOf?.(value) : undefined
  const message = error ?? warning
  return (
    <Field
      label={label}
      required
      {...(hint === undefined ? {} : { hint })}
      {...(message === undefined ? {} : { validationMessage: message })}
      validationState={error === undefined ? (warning === undefined ? 'none' : 'warning') : 'error'}
    >
      <Input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
        onChange={(_, data) => change(numberOf(data.value))}
        {...(unit === undefined ? {} : { contentAfter: unit })}
      />
    </Field>
  )
}

/** '12' as the number 12; any other text as it is, so that nothing typed disappears. */
const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text)
