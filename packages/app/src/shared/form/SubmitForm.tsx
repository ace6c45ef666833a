import { FormBody } from './FormBody.tsx'
import { FormScope, type FormScopeProps } from './FormScope.tsx'

interface SubmitFormProps<Values> extends FormScopeProps<Values> {
  readonly className?: string
}

/** `FormScope` and `FormBody` together. */
export function SubmitForm<Values>({ className, children, ...scope }: SubmitFormProps<Values>) {
  return (
    <FormScope {...scope}>
      <FormBody className={className}>{children}</FormBody>
    </FormScope>
  )
}
