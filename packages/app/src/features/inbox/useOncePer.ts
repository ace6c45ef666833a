import { useState } from 'react'

interface Kept<Value> {
  readonly key: string
  readonly value: Value
}

/** A value that is created once for each key, as `useState` creates one once for each mounting. */
export function useOncePer<Value>(key: string, create: () => Value): Value {
  const createFor = (): Kept<Value> => ({ key, value: create() })
  const [kept, keep] = useState(createFor)
  if (kept.key === key) return kept.value
  const next = createFor()
  keep(next)
  return next.value
}
