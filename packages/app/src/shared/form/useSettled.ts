import { useEffect, useState } from 'react'

/** Length of the pause that ends typing, in ms. */
export const pauseMs = 200

/** A value at the last pause in its changes, so that dependent work does not run while the user types. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
