import { useEffect, useState } from 'react'

/** A pause that ends typing, in ms. */
export const pauseMs = 200

/** A value as it was at the last pause in its changes: what follows it costs nothing while somebody types. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
