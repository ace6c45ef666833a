import { type QueryClient } from '@tanstack/query-core'

const quietCheckMs = 200

/** Calls back when the browser is idle. Safari has no idle callbacks. */
export const whenIdle: (callback: () => void) => void =
  'requestIdleCallback' in window
    ? (callback) => window.requestIdleCallback(callback)
    : (callback) => setTimeout(callback, 1000)

/** Calls back when the browser is idle and no request is under way. Returns a function that cancels it. */
export function whenQuiet(queryClient: QueryClient, callback: () => void): () => void {
  let isCancelled = false
  whenIdle(function check() {
    if (isCancelled) return
    if (queryClient.isFetching() > 0) setTimeout(() => whenIdle(check), quietCheckMs)
    else callback()
  })
  return () => {
    isCancelled = true
  }
}
