import { Field, Input, type InputProps } from '@fluentui/react-components'
import { useField } from 'react-final-form'

interface TextFieldProps extends Pick<InputProps, 'type' | 'autoComplete' | 'contentAfter' | 'contentBefore' | 'size'> {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** A labelled line of text in a `SubmitForm`. */
export function TextField({ name, label, hint, ...inputProps }: TextFieldProps) {
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, error: true, submitError: true, submitFailed: true, dirtySinceLastSubmit: true },
  })
  const serverError: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error: unknown = meta.submitFailed ? (meta.error ?? serverError) : undefined
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })} {...(typeof error === 'string' ? { validationMessage: error } : {})}>
      <Input {...inputProps} name={name} value={input.value} onChange={input.onChange} onBlur={input.onBlur} onFocus={input.onFocus} />
    </Field>
  )
}
