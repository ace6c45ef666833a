/** Locks between the windows of this browser. Undefined on insecure pages, although the types exclude that. */
export const windowLocks = (): LockManager | undefined => globalThis.navigator?.locks
