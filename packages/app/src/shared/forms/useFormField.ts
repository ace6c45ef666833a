import { useLayoutEffect } from 'react'
import { useField, useForm } from 'react-final-form'

interface FormField {
  readonly value: unknown
  /** Shows from the first submit on (SHELL-34). */
  readonly error: string | undefined
  readonly change: (value: unknown) => void
}

const subscription = {
  value: true,
  error: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
}

/** Lists are equal when they hold the same values in the same order; a missing text equals an empty one. */
function isEqual(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, index) => each === right[index])
  return (left ?? '') === (right ?? '')
}

const asIs = (value: unknown): unknown => value

/** One field of the form around it. Re-renders when this field changes, and not with any other. */
export function useFormField(name: string): FormField {
  const form = useForm()
  // react-final-form resets a field that it does not know yet, as after a field was off screen. Known fields keep their
  // values.
  useLayoutEffect(() => form.registerField(name, () => {}, {}), [form, name])
  const { input, meta } = useField<unknown>(name, { subscription, isEqual, format: asIs, parse: asIs })
  const serverError: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error: unknown = meta.submitFailed ? (meta.error ?? serverError) : undefined
  return {
    value: input.value,
    error: typeof error === 'string' ? error : undefined,
    change: (value) => form.change(name, value),
  }
}
