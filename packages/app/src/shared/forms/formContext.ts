import { type FieldState, type FormApi, type FormState } from 'final-form'
import { createContext, useContext, useLayoutEffect, useState } from 'react'

type AnyForm = FormApi<Record<string, unknown>>

/** The form around a field. Set by `SubmitForm`. */
export const FormContext = createContext<AnyForm | undefined>(undefined)

function useFormAround(): AnyForm {
  const form = useContext(FormContext)
  if (!form) throw new TypeError('A field stands in a SubmitForm.')
  return form
}

export interface FormField {
  readonly value: unknown
  /** What is wrong with the value; shows from the first submit on (document 1, section 5). */
  readonly error: string | undefined
  readonly change: (value: unknown) => void
}

const fieldSubscription = { value: true, error: true, submitError: true, submitFailed: true, dirtySinceLastSubmit: true }

/** A field of the form around it. Renders when this field changes, and not with any other. */
export function useFormField(name: string): FormField {
  const form = useFormAround()
  const [state, setState] = useState<FieldState<unknown>>()
  // Before the first paint, so that a form never flashes empty.
  useLayoutEffect(() => form.registerField(name, setState, fieldSubscription), [form, name])
  const serverError: unknown = state?.dirtySinceLastSubmit ? undefined : state?.submitError
  const error: unknown = state?.submitFailed ? (state.error ?? serverError) : undefined
  return {
    value: state?.value,
    error: typeof error === 'string' ? error : undefined,
    change: (value) => form.change(name, value),
  }
}

const submitSubscription = { submitting: true, submitError: true }

/** Whether the form around is on its way, and what went wrong with it as a whole the last time. */
export function useSubmitState(): { readonly isSubmitting: boolean; readonly error: string | undefined } {
  const form = useFormAround()
  const [state, setState] = useState<FormState<Record<string, unknown>>>()
  useLayoutEffect(() => form.subscribe(setState, submitSubscription), [form])
  const error: unknown = state?.submitError
  return { isSubmitting: state?.submitting ?? false, error: typeof error === 'string' ? error : undefined }
}
