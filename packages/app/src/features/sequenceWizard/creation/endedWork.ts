import { windowLocks } from '../../../shared/jobs/windowLocks.ts'

/**
 * Tells the other windows that a piece of work has ended, as long as this window is open.
 * Holds a lock, because other windows see a lock at once, but a stored value a little later.
 * @param name unique for this work
 */
export const markEnded = (name: string): void => void windowLocks()?.request(name, () => new Promise(() => {}))

/** True if this work has ended in a window that is still open. */
export async function hasEnded(name: string): Promise<boolean> {
  const state = await windowLocks()?.query()
  return state?.held?.some((lock) => lock.name === name) === true
}
