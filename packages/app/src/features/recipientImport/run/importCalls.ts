import { recipientImportDelete, recipientImportGet, recipientImportRowPatch, type SequenceId } from '@tandem/contract'
import { addToSequence, moveRecipient } from '../../../entities/sequence/addToSequence.ts'
import type { ApiClient } from '../../../shared/api/request.ts'
import { isGone, RequestError } from '../../../shared/api/RequestError.ts'
import type { ImportItem, RowResult } from './importRows.ts'
import { onlineManager } from '@tanstack/query-core'

/** Waits for the network. Repeats a request that the loss of the network interrupted. */
export async function whenOnline<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    if (!onlineManager.isOnline()) await online(signal)
    try {
      return await call()
    } catch (error) {
      if (onlineManager.isOnline() || !(error instanceof RequestError && error.isUnanswered)) throw error
    }
  }
}

function online(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onlineManager.subscribe(() => {
      stop()
      resolve()
    })
    signal.addEventListener('abort', () => {
      stop()
      reject(new DOMException('Aborted', 'AbortError'))
    })
  })
}

/** Requests that read rows or add recipients wait while the browser is offline. Moves and corrections fail at once. */
export const importCalls = (request: ApiClient, importId: number, signal: AbortSignal) => {
  const page = (after: number, limit = 100) =>
    whenOnline(() => request(recipientImportGet, { params: { importId }, query: { after, limit } }, { signal }), signal)

  const readRows = async (after: number, limit?: number) => {
    const { _embedded: embedded } = await page(after, limit)
    return embedded.recipients
  }

  /** True if an earlier request of this import added the recipient, although the app got no response. */
  const hasAdded = async (row: number): Promise<boolean> => {
    try {
      const [read] = await readRows(row - 1, 1)
      return read?.status === 'imported'
    } catch (error) {
      // The record is deleted only after all rows have succeeded. Therefore this row has succeeded, too.
      if (isGone(error)) return true
      throw error
    }
  }

  return {
    page,
    readRows,

    add: async (item: ImportItem, sequenceId: SequenceId | null | undefined): Promise<RowResult> => {
      const { id, row, isReassigning, existingSequenceId } = item
      if (id === null || sequenceId == null) throw new Error('the row has no recipient, or the import has no sequence')
      if (isReassigning && existingSequenceId !== null)
        return moveRecipient(request, id, existingSequenceId, sequenceId)
      const result = await whenOnline(() => addToSequence(request, sequenceId, id), signal)
      return result.status === 'skipped' && (await hasAdded(row)) ? { status: 'imported' } : result
    },

    /** Treats a 422 for an imported row as a success, because an earlier request succeeded (IMPORT-19). */
    correct: async (row: number, cells: readonly string[]) => {
      try {
        const body = { cells: [...cells] }
        return await request(recipientImportRowPatch, { params: { importId, row }, body }, { signal })
      } catch (error) {
        if (!(error instanceof RequestError && error.status === 422)) throw error
        const worked = (await readRows(row - 1, 1)).find((each) => each.row === row && each.status !== 'failed')
        if (!worked) throw error
        return worked
      }
    },

    /** Failures are ignored: the next window that opens the import tries again. */
    deleteRecord: () => request(recipientImportDelete, { params: { importId } }).catch(() => undefined),
  }
}
