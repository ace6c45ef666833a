import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back repeatedly while the component is mounted.
 * @param ms the period. Undefined: no calls
 */
export function useInterval(callback: () => void, ms: number | undefined): void {
  const call = useEffectEvent(callback)
  useEffect(() => {
    if (ms === undefined) return undefined
    const timer = setInterval(() => call(), ms)
    return () => clearInterval(timer)
  }, [ms])
}
