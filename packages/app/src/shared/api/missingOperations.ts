import { type Operation } from '@tandem/contract'
import { atom } from 'jotai'
import { RequestError } from './RequestError.ts'

/** SIM-36: the operations marked `extra` that this backend does not have. */
export const missingOperationsAtom = atom<ReadonlySet<Operation>>(new Set<Operation>())

/** 405: the path exists only with another method. */
const missingStatuses: ReadonlySet<number> = new Set([404, 405, 501])

export const isMissing = (error: unknown): boolean => error instanceof RequestError && missingStatuses.has(error.status)
