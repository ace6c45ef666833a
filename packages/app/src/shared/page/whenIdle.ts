import { useEffect } from 'react'

/** Calls back when the browser is idle. Uses a timer in Safari, which has no idle callbacks. */
export const whenIdle: (callback: () => void) => void =
  'requestIdleCallback' in window
    ? (callback) => window.requestIdleCallback(callback)
    : (callback) => setTimeout(callback, 1000)

/** Loads the code of a part while the browser is idle. */
export function usePreload({ load }: { readonly load: () => Promise<unknown> }, isWanted = true): void {
  useEffect(() => {
    // If this load fails, the part loads its code again when it shows.
    if (isWanted) whenIdle(() => void load().catch(() => undefined))
  }, [load, isWanted])
}
