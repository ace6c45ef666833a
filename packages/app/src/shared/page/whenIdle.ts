import { useEffect } from 'react'

/** Uses a timer in Safari, because Safari has no idle callbacks. */
export const whenIdle: (callback: () => void) => void =
  'requestIdleCallback' in window
    ? (callback) => window.requestIdleCallback(callback)
    : (callback) => setTimeout(callback, 1000)

export function usePreload({ load }: { readonly load: () => Promise<unknown> }, isWanted = true): void {
  useEffect(() => {
    // Ignores a failure, because the component loads its code again when it renders.
    if (isWanted) whenIdle(() => void load().catch(() => undefined))
  }, [load, isWanted])
}
