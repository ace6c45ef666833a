import { useState } from 'react'

interface Known<T> {
  readonly id: number
  readonly value: T | undefined
}

/**
 * The last response of a query whose input changes. It stays while the next response loads, and after a failure.
 * @param id id of the responses' entity. After a change of the id, the value is undefined until a response arrives
 */
export function useLastKnown<T>(value: T | undefined, id = 0): T | undefined {
  const [known, setKnown] = useState<Known<T>>({ id, value })
  if (known.id !== id || (value !== undefined && value !== known.value)) setKnown({ id, value })
  return value ?? (known.id === id ? known.value : undefined)
}
