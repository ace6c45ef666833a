import { useEffect } from 'react'

/** Uses a timer in Safari, because Safari has no idle callbacks. */
export const whenIdle: (callback: () => void) => void =
  'requestIdleCallback' in window
    ? (callback) => window.requestIdleCallback(callback)
    : (callback) => setTimeout(callback, 1000)

export function usePreload({ load }: { readonly load: () => Promise<unknown> }, isWanted = true): void {
  useEffect(() => {
    // After a failure, the part loads its code when it shows.
    if (isWanted) whenIdle(() => void load().catch(() => undefined))
  }, [load, isWanted])
}
