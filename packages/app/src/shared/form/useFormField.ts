import { useLayoutEffect } from 'react'
import { useField, useForm } from 'react-final-form'
import { isDeepEqual } from '../api/isDeepEqual.ts'

interface FormField<Value> {
  readonly value: Value
  /** Shows from the first submit on (SHELL-34). */
  readonly error: string | undefined
  readonly change: (value: Value) => void
}

const subscription = {
  value: true,
  error: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
}

/** A missing text equals an empty one. */
const isEqual = (left: unknown, right: unknown): boolean => isDeepEqual(left ?? '', right ?? '')

const asIs = <Value>(value: Value): Value => value

/**
 * One field of the form around it. Re-renders when this field changes, and not with any other. Name the type of its
 * value where the form's owner has made sure of it; null reads ''.
 */
export function useFormField<Value = unknown>(name: string): FormField<Value> {
  const form = useForm()
  // react-final-form resets a field that it does not know yet, as after a field was off screen. Known fields keep their
  // values.
  useLayoutEffect(() => form.registerField(name, () => {}, {}), [form, name])
  const { input, meta } = useField<Value>(name, { subscription, isEqual, format: asIs, parse: asIs })
  const serverError: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error: unknown = meta.submitFailed ? (meta.error ?? serverError) : undefined
  return {
    value: input.value,
    error: typeof error === 'string' ? error : undefined,
    change: (value) => form.change(name, value),
  }
}
