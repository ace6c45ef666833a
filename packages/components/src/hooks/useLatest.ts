import { type RefObject, useInsertionEffect, useRef } from 'react'

/** A ref with the value of the latest render. A listener that reads the ref can stay the same function. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
