import { type FieldState, type FormApi, type FormState } from 'final-form'
import { createContext, type FormEvent, type RefObject, useContext, useEffect, useLayoutEffect, useState } from 'react'

type Values = Record<string, unknown>

export interface FormAround {
  readonly form: FormApi<Values>
  /** Of the `<form>`: buttons outside of it name it. */
  readonly id: string
  readonly element: RefObject<HTMLFormElement | null>
  readonly submit: (event: FormEvent) => void
}

/** The form around a field. Set by `FormScope`. */
export const FormContext = createContext<FormAround | undefined>(undefined)

export function useFormAround(): FormAround {
  const around = useContext(FormContext)
  if (!around) throw new TypeError('A field stands in a SubmitForm.')
  return around
}

export interface FormField {
  readonly value: unknown
  /** What is wrong with the value; shows from the first submit on (document 1, section 5). */
  readonly error: string | undefined
  readonly change: (value: unknown) => void
}

const fieldSubscription = {
  value: true,
  error: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
}

/** Lists of choices are the same when they hold the same in the same order; a text that was never filled in is an empty one. */
function isSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, index) => each === right[index])
  return (left ?? '') === (right ?? '')
}

/** A field of the form around it. Renders when this field changes, and not with any other. */
export function useFormField(name: string): FormField {
  const { form } = useFormAround()
  const [state, setState] = useState<FieldState<unknown>>()
  // Before the first paint, so that a form never flashes empty.
  useLayoutEffect(() => form.registerField(name, setState, fieldSubscription, { isEqual: isSame }), [form, name])
  const serverError: unknown = state?.dirtySinceLastSubmit ? undefined : state?.submitError
  const error: unknown = state?.submitFailed ? (state.error ?? serverError) : undefined
  return {
    value: state?.value,
    error: typeof error === 'string' ? error : undefined,
    change: (value) => form.change(name, value),
  }
}

const submitSubscription = { submitting: true, submitError: true, dirty: true }

interface SubmitState {
  readonly isSubmitting: boolean
  /** What went wrong with the form as a whole the last time: a sentence, then more about it. */
  readonly errors: readonly string[]
  /** Something differs from what the form began with, or was saved with. */
  readonly isDirty: boolean
}

/** Where the form around stands: on its way, changed, refused. */
export function useSubmitState(): SubmitState {
  const { form } = useFormAround()
  const [state, setState] = useState<FormState<Values>>()
  useLayoutEffect(() => form.subscribe(setState, submitSubscription), [form])
  const errors: unknown = state?.submitError
  return {
    isSubmitting: state?.submitting ?? false,
    errors: Array.isArray(errors) ? errors.map(String) : [],
    isDirty: state?.dirty ?? false,
  }
}

/** Tells of all values whenever one of them changes, and once at the start. */
export function useFormValues(onChange: (values: Readonly<Values>) => void): void {
  const { form } = useFormAround()
  useEffect(() => form.subscribe(({ values }) => onChange(values), { values: true }), [form, onChange])
}
