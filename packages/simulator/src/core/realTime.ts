/** The host's real time. */
export interface RealTime {
  /** Milliseconds since 1970. */
  now(): number
  wait(ms: number): Promise<void>
}

export const hostTime: RealTime = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Returns a function that schedules `work`. `work` runs `quietMs` after the last call of the returned function, but at
 * the latest `atMostMs` after the first call. After `work` has run, the next call counts as the first call again.
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
