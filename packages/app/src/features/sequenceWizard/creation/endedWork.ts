import { windowLocks } from '../../../shared/jobs/windowLocks.ts'

/**
 * Tells the other windows that a piece of work has ended, as long as this one is open. What it stored may reach them a
 * little after its lock is free; a lock is seen at once.
 * @param name unique for this work
 */
export const markEnded = (name: string): void => void windowLocks()?.request(name, () => new Promise(() => {}))

/** Whether this work has ended in a window that is still open. */
export async function hasEnded(name: string): Promise<boolean> {
  const state = await windowLocks()?.query()
  return state?.held?.some((lock) => lock.name === name) === true
}
