import { useEffect, useState } from 'react'
import { useFormState } from 'react-final-form'

const pauseMs = 200

/** Returns `value`. A change takes effect only after a pause in typing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const subscription = { values: true }

/** Returns the form's values. A change takes effect only after a pause in typing. */
export function useSettledValues<Values extends object>(): Partial<Values> {
  return useSettled(useFormState<Values>({ subscription }).values)
}
