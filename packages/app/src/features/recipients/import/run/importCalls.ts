import { recipientImportDelete, recipientImportGet } from '@tandem/contract'
import { type Client } from '../../../../shared/request.ts'
import { enrol, type Enrolment, withdraw } from '../../enrolment.ts'

/** What came of putting a recipient into the sequence. */
type PutOutcome = Enrolment | { readonly status: 'failed'; readonly error: unknown }

/** The calls that an import makes. */
export const importCalls = (request: Client, importId: number, signal: AbortSignal) => ({
  /** A page of its rows, those that follow a row of the file. */
  page: (after: number) =>
    request(recipientImportGet, { params: { importId }, query: { after, limit: 100 } }, { signal }),

  /** Puts a recipient into a sequence; `isRepeated` as `enrol` says it. */
  put: (sequenceId: number, id: number, isRepeated: boolean): Promise<PutOutcome> =>
    enrol(request, sequenceId, id, isRepeated).catch((error: unknown) => ({ status: 'failed', error })),

  /** Takes a recipient out of a sequence. */
  remove: (sequenceId: number, id: number): Promise<void> => withdraw(request, sequenceId, id),

  /** Deletes the record of the import. Another window may have been faster; whoever opens it again deletes what was left. */
  deleteRecord: () => request(recipientImportDelete, { params: { importId } }).catch(() => undefined),
})
