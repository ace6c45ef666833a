import { Field, Input, type InputProps } from '@fluentui/react-components'
import { useFormField } from './formContext.ts'

interface TextFieldProps extends Pick<InputProps, 'type' | 'autoComplete' | 'contentAfter' | 'contentBefore' | 'size'> {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** A labelled line of text in a `SubmitForm`. */
export function TextField({ name, label, hint, ...inputProps }: TextFieldProps) {
  const { value, error, change } = useFormField(name)
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })} {...(error === undefined ? {} : { validationMessage: error })}>
      <Input {...inputProps} name={name} value={typeof value === 'string' ? value : ''} onChange={(_, data) => change(data.value)} />
    </Field>
  )
}
