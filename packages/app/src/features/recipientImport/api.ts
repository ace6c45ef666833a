import {
  type RecipientImportUploaded,
  recipientImportApply,
  recipientImportDelete,
  recipientImportGet,
  recipientImportUpload,
  type SequenceId,
} from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { uploadTransport } from '../../shared/api/uploadTransport.ts'
import { operationMutationAtom, mutationAtom } from '../../shared/api/mutationAtom.ts'
import { importMessages } from './messages.ts'

const texts = importMessages.mapping

/** The mapping needs no rows, but the smallest limit is 1. */
const inputOf = (importId: number) => ({ params: { importId }, query: { limit: 1 } })

export const importQueryAtomOf = (importId: number | undefined) =>
  operationQueryAtom(
    { recipientImportGet },
    () => (importId === undefined ? undefined : inputOf(importId)),
    () => ({ staleTime: 0 }),
  )

export const applyImportMutationAtom = operationMutationAtom(
  { recipientImportApply },
  {
    // A user who returns to the mapping sees the applied columns.
    onSuccess: ({ patch }, applied) =>
      patch(operationKey({ recipientImportGet }, inputOf(applied.importId)), () => applied),
    invalidates: ['recipientList', 'recipientFilters'],
  },
)

interface ImportCancellation {
  readonly importId: number
  /** Called when the import no longer exists. */
  readonly onCancelled: () => void
}

/** Deletes a cancelled import. */
export const deleteImportMutationAtom = mutationAtom<ImportCancellation, unknown>({
  name: 'recipientImportDelete',
  run: (request, { importId }) => request(recipientImportDelete, { params: { importId } }),
  onSuccess: (_tools, _response, { onCancelled }) => onCancelled(),
  successToast: () => ({ intent: 'info', title: texts.cancelled }),
  errorToast: () => texts.cancelFailed,
})

interface Upload {
  readonly file: File
  readonly sequenceId: SequenceId | undefined
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

export const importUploadMutationAtom = mutationAtom<Upload, RecipientImportUploaded>({
  name: 'recipientImportUpload',
  run: (request, { file, sequenceId, signal, onProgress }) =>
    request(
      recipientImportUpload,
      { body: { file, ...(sequenceId === undefined ? {} : { sequenceId }) } },
      { signal, transport: uploadTransport(onProgress) },
    ),
})
