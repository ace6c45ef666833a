import { useState } from 'react'

interface Known<T> {
  readonly id: number
  readonly value: T | undefined
}

/**
 * The last response of a query whose input changes: it stays on the screen while the next one loads or has failed.
 * @param id whose responses they are; another id begins with none
 */
export function useLastKnown<T>(value: T | undefined, id = 0): T | undefined {
  const [known, setKnown] = useState<Known<T>>({ id, value })
  if (known.id !== id || (value !== undefined && value !== known.value)) setKnown({ id, value })
  return value ?? (known.id === id ? known.value : undefined)
}
