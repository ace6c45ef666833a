import { useState } from 'react'

interface Known<T> {
  readonly id: number
  readonly value: T | undefined
}

/** Returns `value`. While `value` is undefined, returns the last defined value with the same `id`. */
export function useLastKnown<T>(value: T | undefined, id = 0): T | undefined {
  const [known, setKnown] = useState<Known<T>>({ id, value })
  if (known.id !== id || (value !== undefined && value !== known.value)) setKnown({ id, value })
  return value ?? (known.id === id ? known.value : undefined)
}
