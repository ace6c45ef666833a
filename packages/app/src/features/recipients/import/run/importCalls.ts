import { recipientImportDelete, recipientImportGet, recipientImportRowPatch } from '@tandem/contract'
import { type Client } from '../../../../shared/request.ts'
import { enrol, type Enrolment, moveRecipient } from '../../../../shared/enrolment.ts'

/** Result of adding a recipient to the sequence. */
type PutOutcome = Enrolment | { readonly status: 'failed'; readonly error: unknown }

/** The calls that an import makes. */
export const importCalls = (request: Client, importId: number, signal: AbortSignal) => ({
  /** A page of its rows, those that follow a row of the file. */
  page: (after: number) =>
    request(recipientImportGet, { params: { importId }, query: { after, limit: 100 } }, { signal }),

  /** Puts a recipient into a sequence; `isRepeated` as `enrol` says it. */
  put: (sequenceId: number, id: number, isRepeated: boolean): Promise<PutOutcome> =>
    enrol(request, sequenceId, id, isRepeated).catch((error: unknown) => ({ status: 'failed', error })),

  /** Moves a recipient from a sequence, where one has it, to another. */
  move: (fromSequenceId: number | null, sequenceId: number, id: number): Promise<Enrolment> =>
    fromSequenceId === null ? enrol(request, sequenceId, id) : moveRecipient(request, id, fromSequenceId, sequenceId),

  /** IMPORT-19: replaces the cells of a row that failed. */
  correct: (row: number, cells: readonly string[]) =>
    request(recipientImportRowPatch, { params: { importId, row }, body: { cells: [...cells] } }, { signal }),

  /** Deletes the record of the import. A failure does not matter: the next window that opens it tries again. */
  deleteRecord: () => request(recipientImportDelete, { params: { importId } }).catch(() => undefined),
})

export type ImportCalls = ReturnType<typeof importCalls>
