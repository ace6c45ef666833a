/**
 * Runs work in only one window of this browser at a time. If another window runs it, first waits until that window has
 * finished or is closed. A browser without locks runs the work at once.
 */
export async function withWindowLock(
  name: string,
  signal: AbortSignal | undefined,
  callbacks: { readonly onWait: () => void; readonly work: (hasWaited: boolean) => Promise<void> },
): Promise<void> {
  const { onWait, work } = callbacks
  const locks = windowLocks()
  if (!locks) return work(false)
  const isDone = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    await work(false)
    return true
  })
  if (isDone) return undefined
  onWait()
  return locks.request(name, { ...(signal && { signal }) }, () => work(true))
}

/**
 * Locks between the windows of this browser. Undefined on an insecure page, although the type of `navigator.locks` does
 * not say so.
 */
export const windowLocks = (): LockManager | undefined => globalThis.navigator?.locks
