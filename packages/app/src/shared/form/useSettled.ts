import { useEffect, useState } from 'react'
import { useFormState } from 'react-final-form'

/** A pause of this length ends typing, in ms. */
const pauseMs = 200

/** The value after it has stayed the same for `pauseMs`, so that dependent work does not run while the user types. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const subscription = { values: true }

/** The values of the form around it after they have stayed the same for a pause. */
export function useSettledValues<Values extends object>(): Partial<Values> {
  return useSettled(useFormState<Values>({ subscription }).values)
}
