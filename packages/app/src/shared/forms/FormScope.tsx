import { createForm, type FormApi } from 'final-form'
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { FormContext } from './formContext.ts'
import { submitErrors } from './submitErrors.ts'
import { validationOf } from './validationOf.ts'

type Values = Record<string, unknown>

export interface FormScopeProps<Body> {
  /** What the form begins with. When it changes, fields that the user has not touched follow. */
  readonly initialValues: Readonly<Record<string, unknown>>
  /** Put in place of initial values from the start, as if typed: a draft of an earlier visit. */
  readonly draft?: Readonly<Record<string, unknown>> | undefined
  /** Of the request body that the form becomes: validates on submit, then on change. */
  readonly schema: v.GenericSchema<unknown, Body>
  /** Gets the parsed body. What it throws shows beside the fields that the server names, else over the form. */
  readonly onSubmit: (body: Body) => Promise<unknown>
  /** Beside a field that was left empty. Default: 'Field is required!'. */
  readonly requiredText?: string
  /** Over the form when the server names fields. Default: nothing, the words beside the fields say it. */
  readonly invalidText?: string
  readonly children: ReactNode
}

/**
 * A form without its element: for fields in the body and buttons in the foot of a drawer (`FormBody` is the element). Errors show from the
 * first submit on; the first field with an error then gets the focus (document 1, section 5). What was saved is what the form begins with
 * from then on. Values live in final-form; each field subscribes for itself, so that typing renders one field.
 */
export function FormScope<Body>(props: FormScopeProps<Body>) {
  const { initialValues, draft, schema, onSubmit, requiredText, invalidText, children } = props
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const send = async (values: Values, { getRegisteredFields }: FormApi<Values>): Promise<object | undefined> => {
    try {
      await onSubmit(v.parse(schema, values))
      return undefined
    } catch (error) {
      return submitErrors(error, getRegisteredFields(), invalidText)
    }
  }
  const [form] = useState(() => {
    const created = createForm<Values>({
      initialValues,
      keepDirtyOnReinitialize: true,
      validate: validationOf(schema, requiredText),
      onSubmit: send,
    })
    for (const [name, value] of Object.entries(draft ?? {})) created.change(name, value)
    return created
  })
  useEffect(() => form.setConfig('onSubmit', send))
  useEffect(() => form.initialize(initialValues), [form, initialValues])

  const around = useMemo(() => {
    const submit = (event: FormEvent) => {
      event.preventDefault()
      // A form in a dialog is a child of the form below it, as far as React's events go.
      event.stopPropagation()
      const { values } = form.getState()
      const settle = () => {
        if (form.getState().submitSucceeded) form.initialize(values)
        setAttempts((count) => count + 1)
      }
      void Promise.resolve(form.submit()).then(settle)
    }
    return { form, id, element, submit }
  }, [form, id])
  return <FormContext value={around}>{children}</FormContext>
}
