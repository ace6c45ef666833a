/** Locks between the windows of this browser. Undefined on insecure pages, unlike in the types. */
export const windowLocks = (): LockManager | undefined => globalThis.navigator?.locks
