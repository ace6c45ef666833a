import { FORM_ERROR } from 'final-form'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { errorText, fieldErrors } from '../errorText.ts'

interface SubmitFormProps<Values extends object> {
  readonly initialValues: Partial<Values>
  /** One sentence a field, by field name; nothing when all is well. Runs on submit, then on change. */
  readonly validate: (values: Partial<Values>) => Readonly<Record<string, string>>
  /** Gets values that passed validation. What it throws shows beside the fields that the server names, else over the form. */
  readonly onSubmit: (values: Values) => Promise<unknown>
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A form whose errors show from the first submit on; the first field with an error then gets the focus (document 1, section 5).
 * Fields subscribe for themselves, so that typing renders one field.
 */
export function SubmitForm<Values extends object>({ initialValues, validate, onSubmit, className, children }: SubmitFormProps<Values>) {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const submit = async (values: Values) => {
    try {
      await onSubmit(values)
      return undefined
    } catch (error) {
      const fields = fieldErrors(error)
      return Object.keys(fields).length > 0 ? fields : { [FORM_ERROR]: errorText(error) }
    }
  }
  return (
    <Form<Values> initialValues={initialValues} validate={validate} onSubmit={submit} subscription={{}}>
      {({ handleSubmit }) => (
        <form
          ref={form}
          noValidate
          className={className}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            void Promise.resolve(handleSubmit(event)).then(() => setAttempts((count) => count + 1))
          }}
        >
          {children}
        </form>
      )}
    </Form>
  )
}
