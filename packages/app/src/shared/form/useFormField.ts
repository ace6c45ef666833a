import { useLayoutEffect } from 'react'
import { useField, useForm } from 'react-final-form'
import { isDeepEqual } from '../api/isDeepEqual.ts'

interface FormField<Value> {
  readonly value: Value
  /** Undefined before the first submit (SHELL-34). */
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

const isEqual = (left: unknown, right: unknown): boolean => isDeepEqual(left ?? '', right ?? '')

const asIs = <Value>(value: Value): Value => value

/** Reads and changes a field of the surrounding form. A null value becomes ''. */
export function useFormField<Value = unknown>(name: string): FormField<Value> {
  const form = useForm()
  // Keeps the value of a field that leaves the screen.
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
