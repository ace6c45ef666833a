import { type Operation } from '@tandem/contract'
import { atom } from 'jotai'
import { RequestError } from './RequestError.ts'

/**
 * SIM-36: the `extra` operations that this backend does not have, according to its responses. The app hides the parts
 * that need them.
 */
export const missingOperationsAtom = atom<ReadonlySet<Operation>>(new Set<Operation>())

/** The statuses for an operation that the backend does not have. 405: the path exists only with another method. */
const missingStatuses: ReadonlySet<number> = new Set([404, 405, 501])

/** True if the backend does not have the operation that was called. */
export const isMissing = (error: unknown): boolean => error instanceof RequestError && missingStatuses.has(error.status)
