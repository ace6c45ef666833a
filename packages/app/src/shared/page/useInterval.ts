import { useEffect, useEffectEvent } from 'react'

/** Calls `callback` every `ms` milliseconds. Makes no calls if `ms` is undefined. */
export function useInterval(callback: () => void, ms: number | undefined): void {
  const call = useEffectEvent(callback)
  useEffect(() => {
    if (ms === undefined) return undefined
    const timer = setInterval(() => call(), ms)
    return () => clearInterval(timer)
  }, [ms])
}
