/** Calls back when the browser is idle. Uses a timer in Safari, which has no idle callbacks. */
export const whenIdle: (callback: () => void) => void =
  'requestIdleCallback' in window
    ? (callback) => window.requestIdleCallback(callback)
    : (callback) => setTimeout(callback, 1000)
