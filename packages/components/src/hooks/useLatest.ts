import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * The value of the last render, for listeners that must stay the same function. Up to date before any layout effect
 * runs.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
