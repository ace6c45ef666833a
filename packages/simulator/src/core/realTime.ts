/** The host's real time. Code of the workspace sees only the virtual clock. */
export interface RealTime {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after this many milliseconds. */
  wait(ms: number): Promise<void>
}

export const hostTime: RealTime = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Returns a function that runs `work` later: after `quietMs` without another call, or `atMostMs` after the first call
 * at the latest.
 */
export function debounced(
  work: () => void,
  { quietMs, atMostMs }: { readonly quietMs: number; readonly atMostMs: number },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstAt: number | undefined
  return () => {
    clearTimeout(timer)
    const now = Date.now()
    firstAt ??= now
    timer = setTimeout(
      () => {
        firstAt = undefined
        work()
      },
      Math.max(0, Math.min(quietMs, firstAt + atMostMs - now)),
    )
  }
}
