import { useEffect } from 'react'

/** Calls back when the browser is idle. Uses a timer in Safari, which has no idle callbacks. */
export const whenIdle: (callback: () => void) => void =
  'requestIdleCallback' in window
    ? (callback) => window.requestIdleCallback(callback)
    : (callback) => setTimeout(callback, 1000)

/** Loads the code of a part while the browser is idle. If this fails, the part loads when it shows. */
export function usePreload({ load }: { readonly load: () => Promise<unknown> }, isWanted = true): void {
  useEffect(() => {
    if (isWanted) whenIdle(() => void load().catch(() => undefined))
  }, [load, isWanted])
}
