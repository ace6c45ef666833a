import { createForm, FORM_ERROR } from 'final-form'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { errorText, fieldErrors } from '../errorText.ts'
import { FormContext } from './formContext.ts'
import { validationOf } from './validationOf.ts'

interface SubmitFormProps<Values> {
  readonly initialValues: Readonly<Record<string, unknown>>
  /** Of the request body that the form becomes: validates on submit, then on change. */
  readonly schema: v.GenericSchema<unknown, Values>
  /** Gets the parsed body. What it throws shows beside the fields that the server names, else over the form. */
  readonly onSubmit: (body: Values) => Promise<unknown>
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A form whose errors show from the first submit on; the first field with an error then gets the focus (document 1, section 5).
 * Its values live in final-form; each field subscribes for itself, so that typing renders one field.
 */
export function SubmitForm<Values>({ initialValues, schema, onSubmit, className, children }: SubmitFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const submit = async (values: Record<string, unknown>) => {
    try {
      await onSubmit(v.parse(schema, values))
      return undefined
    } catch (error) {
      const fields = fieldErrors(error)
      return Object.keys(fields).length > 0 ? fields : { [FORM_ERROR]: errorText(error) }
    }
  }
  const [form] = useState(() => createForm<Record<string, unknown>>({ initialValues, validate: validationOf(schema), onSubmit: submit }))
  useEffect(() => form.setConfig('onSubmit', submit))

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void Promise.resolve(form.submit()).then(() => setAttempts((count) => count + 1))
  }
  return (
    <FormContext value={form}>
      <form ref={element} noValidate className={className} onSubmit={handleSubmit}>
        {children}
      </form>
    </FormContext>
  )
}
