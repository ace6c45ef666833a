import {
  importResult,
  RecipientConflictBody,
  recipientImportDelete,
  recipientImportGet,
  sequenceRecipientDelete,
  sequenceRecipientPut,
} from '@tandem/contract'
import * as v from 'valibot'
import { RequestError } from '../../../../shared/RequestError.ts'
import { type Client } from '../../../../shared/request.ts'

/** What came of putting a recipient into the sequence. */
type PutOutcome =
  | { readonly status: 'imported' | 'skipped' }
  | { readonly status: 'conflict'; readonly existingSequenceId: number }
  | { readonly status: 'failed'; readonly error: unknown }

export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404

/** The calls that an import makes. */
export const importCalls = (request: Client, importId: number, signal: AbortSignal) => ({
  /** A page of its rows, those that follow a row of the file. */
  page: (after: number) => request(recipientImportGet, { params: { importId }, query: { after, limit: 100 } }, signal),

  /** Puts a recipient into a sequence. `isRepeated`: an earlier call may have done it, its answer was lost; who is in by that was not in the list before. */
  put: async (sequenceId: number, id: number, isRepeated: boolean): Promise<PutOutcome> => {
    try {
      const { existingStatus } = await request(sequenceRecipientPut, { params: { sequenceId, id } })
      return { status: importResult(isRepeated ? null : existingStatus, false) === 'skipped' ? 'skipped' : 'imported' }
    } catch (error) {
      const isConflict = error instanceof RequestError && error.status === 409
      const conflict = isConflict ? v.safeParse(RecipientConflictBody, error.body) : undefined
      if (!conflict?.success) return { status: 'failed', error }
      const { existingEntity } = conflict.output
      return { status: 'conflict', existingSequenceId: existingEntity.sequenceId }
    }
  },

  /** Takes a recipient out of a sequence; who has left it already is out. */
  remove: async (sequenceId: number, id: number): Promise<void> => {
    try {
      await request(sequenceRecipientDelete, { params: { sequenceId, id } })
    } catch (error) {
      if (!isGone(error)) throw error
    }
  },

  /** Deletes the record of the import. Another window may have been faster; whoever opens it again deletes what was left. */
  deleteRecord: () => request(recipientImportDelete, { params: { importId } }).catch(() => undefined),
})
