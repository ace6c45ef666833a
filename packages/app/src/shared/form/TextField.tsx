import { Field, Input, type InputProps } from '@fluentui/react-components'
import { useFormField } from './useFormField.ts'

interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'inputMode' | 'autoComplete' | 'contentAfter' | 'contentBefore' | 'size' | 'placeholder' | 'onBlur'
> {
  /** Path of the value: 'contactPerson.email'. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
}

export function TextField({ name, label, hint, isRequired = false, ...inputProps }: TextFieldProps) {
  const { value, error, change } = useFormField(name)
  return (
    <Field
      label={label}
      required={isRequired}
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined ? {} : { validationMessage: error })}
    >
      <Input
        {...inputProps}
        name={name}
        value={typeof value === 'string' ? value : ''}
        // A pasted link often ends with a space.
        onChange={(_, data) => change(inputProps.type === 'url' ? data.value.trim() : data.value)}
      />
    </Field>
  )
}
