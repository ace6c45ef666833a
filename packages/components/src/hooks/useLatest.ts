import { type RefObject, useInsertionEffect, useRef } from 'react'

/** The value of the last render, for a listener that must stay the same function. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
