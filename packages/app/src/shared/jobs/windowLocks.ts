/** Locks between the windows of this browser. Undefined in pages that are not secure, whatever the types say. */
export const windowLocks = (): LockManager | undefined => globalThis.navigator?.locks
