/** Only one window does the work at a time. In a browser without the Web Locks API, the work begins at once. */
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

/** Undefined on an insecure page. */
export const windowLocks = (): LockManager | undefined => globalThis.navigator?.locks
