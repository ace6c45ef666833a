interface LockedWork<Result> {
  /** Called if the work must wait for another window. */
  readonly onWait?: (() => void) | undefined
  readonly work: (hasWaited: boolean) => Promise<Result>
}

/**
 * Returns the result of the work. Only one window does the work at a time. In a browser without the Web Locks API, the
 * work begins at once.
 */
export async function withWindowLock<Result>(
  name: string,
  signal: AbortSignal | undefined,
  { onWait, work }: LockedWork<Result>,
): Promise<Result> {
  const locks = windowLocks()
  if (!locks) return work(false)
  const done = await locks.request(name, { ifAvailable: true }, async (lock) => lock && { result: await work(false) })
  if (done) return done.result
  onWait?.()
  return locks.request(name, { ...(signal && { signal }) }, () => work(true))
}

/** Undefined on an insecure page. */
export const windowLocks = (): LockManager | undefined => globalThis.navigator?.locks
