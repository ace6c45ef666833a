import { useState } from 'react'

interface Known<T> {
  readonly id: number
  readonly value: T | undefined
}

/** Returns the last response, also while the next response loads or after a failure. A new `id` clears the response. */
export function useLastKnown<T>(value: T | undefined, id = 0): T | undefined {
  const [known, setKnown] = useState<Known<T>>({ id, value })
  if (known.id !== id || (value !== undefined && value !== known.value)) setKnown({ id, value })
  return value ?? (known.id === id ? known.value : undefined)
}
