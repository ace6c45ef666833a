import { useLayoutEffect } from 'react'
import { useField, useForm } from 'react-final-form'
import { isDeepEqual } from '../api/isDeepEqual.ts'

interface FormField<Value> {
  readonly value: Value
  /** The error of the field. Undefined before the first submit (SHELL-34). */
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

/** Treats null, undefined and '' as equal. */
const isEqual = (left: unknown, right: unknown): boolean => isDeepEqual(left ?? '', right ?? '')

const asIs = <Value>(value: Value): Value => value

/**
 * One field of the form around it. Re-renders only when this field changes. Pass the type of the value if the owner of
 * the form guarantees it. The value null is returned as ''.
 */
export function useFormField<Value = unknown>(name: string): FormField<Value> {
  const form = useForm()
  // react-final-form resets the value of an unregistered field, such as a field that was off screen. This registration
  // keeps the value.
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
