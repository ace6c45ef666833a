import {
  recipientImportDelete,
  recipientImportGet,
  recipientImportRowPatch,
  type SequenceId,
  type RecipientId,
} from '@tandem/contract'
import { addToSequence, type AddToSequenceResult, moveRecipient } from '../../../entities/sequence/addToSequence.ts'
import { type ApiClient } from '../../../shared/api/request.ts'
import { isGone, RequestError } from '../../../shared/api/RequestError.ts'
import { whenOnline } from './whenOnline.ts'

/** Result of adding a recipient to the sequence. */
type PutOutcome = AddToSequenceResult | { readonly status: 'failed'; readonly error: unknown }

/** The calls that an import makes. Those that it makes by itself wait while the browser is offline. */
export const importCalls = (request: ApiClient, importId: number, signal: AbortSignal) => {
  /** A page of its rows, those that follow a row of the file. */
  const page = (after: number, limit = 100) =>
    whenOnline(() => request(recipientImportGet, { params: { importId }, query: { after, limit } }, { signal }), signal)
  return {
    page,

    /** Adds a recipient to a sequence. */
    put: (sequenceId: SequenceId, id: RecipientId): Promise<PutOutcome> =>
      whenOnline(() => addToSequence(request, sequenceId, id), signal).catch((error: unknown) => ({
        status: 'failed',
        error,
      })),

    /** Moves a recipient from a sequence, where one has it, to another. */
    move: (fromSequenceId: SequenceId | null, sequenceId: SequenceId, id: RecipientId): Promise<AddToSequenceResult> =>
      fromSequenceId === null
        ? addToSequence(request, sequenceId, id)
        : moveRecipient(request, id, fromSequenceId, sequenceId),

    /** Whether this import added the recipient of a row: an earlier call may have done so without a response. */
    hasAdded: async (row: number): Promise<boolean> => {
      try {
        const { _embedded: embedded } = await page(row - 1, 1)
        return embedded.recipients[0]?.status === 'imported'
      } catch (error) {
        // The record is deleted once all rows have succeeded.
        return isGone(error)
      }
    },

    /** IMPORT-19: replaces the cells of a row that failed. 422 for an imported row: an earlier try has worked. */
    correct: async (row: number, cells: readonly string[]) => {
      try {
        const body = { cells: [...cells] }
        return await request(recipientImportRowPatch, { params: { importId, row }, body }, { signal })
      } catch (error) {
        if (!(error instanceof RequestError && error.status === 422)) throw error
        const { _embedded: embedded } = await page(row - 1, 1)
        const worked = embedded.recipients.find((each) => each.row === row && each.status !== 'failed')
        if (!worked) throw error
        return worked
      }
    },

    /** Deletes the record of the import. A failure does not matter: the next window that opens it tries again. */
    deleteRecord: () => request(recipientImportDelete, { params: { importId } }).catch(() => undefined),
  }
}

export type ImportCalls = ReturnType<typeof importCalls>
