/**
 * Locks between the windows of this browser. Undefined on an insecure page, although the type of `navigator.locks` does
 * not say so.
 */
export const windowLocks = (): LockManager | undefined => globalThis.navigator?.locks
