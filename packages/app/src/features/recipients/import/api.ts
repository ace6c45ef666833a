import {
  type RecipientImportUploaded,
  recipientImportApply,
  recipientImportDelete,
  recipientImportGet,
  recipientImportUpload,
  sequenceGet,
  sequenceList,
} from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { navigationAtom } from '../../../shared/navigation.ts'
import { operationQueryAtom } from '../../../shared/operationAtoms.ts'
import { operationKey } from '../../../shared/operationKey.ts'
import { routeIdAtomOf } from '../../../shared/search.ts'
import { uploadTransport } from '../../../shared/uploadTransport.ts'
import { operationWriteAtom, writeAtom } from '../../../shared/writeAtom.ts'
import { importLinks } from './links.ts'
import { importMessages } from './messages.ts'

const texts = importMessages.mapping

/** The import that the address names, on either of its screens; undefined on all others. */
const importIdAtom = routeIdAtomOf('importId')

/** One row is the least that can be asked for. */
const inputOf = (importId: number) => ({ params: { importId }, query: { limit: 1 } })

/** What the mapping works with: header, sample, and the mapping so far. Its rows are not asked for. */
export const importQueryAtom = operationQueryAtom(
  { recipientImportGet },
  (get) => {
    const importId = get(importIdAtom)
    return importId === undefined ? undefined : inputOf(importId)
  },
  () => ({ staleTime: 0 }),
)

export const applyImportMutationAtom = operationWriteAtom(
  { recipientImportApply },
  {
    // Coming back to the mapping shows the columns as they were applied.
    keep: ({ patch }, applied) => patch(operationKey({ recipientImportGet }, inputOf(applied.importId)), () => applied),
    stale: ['recipientList', 'recipientFilters'],
    find: async (request, { query: { importId, offset } }) => {
      const found = await request(recipientImportGet, { params: { importId } })
      return found.columns && found.offset === offset ? found : undefined
    },
  },
)

export const deleteImportMutationAtom = operationWriteAtom(
  { recipientImportDelete },
  {
    keep: ({ get }) => get(navigationAtom).navigate(importLinks.recipients),
    done: () => ({ intent: 'info', title: texts.cancelled }),
    failed: () => texts.cancelFailed,
  },
)

/** What is typed to find a sequence for the import. */
export const sequenceSearchAtom = atom('')

/**
 * The sequences that recipients can be imported into, by what is typed. Those of the text before stay until the new
 * ones are there.
 */
export const sequenceChoicesQueryAtom = operationQueryAtom(
  { sequenceList },
  (get) => {
    const search = get(sequenceSearchAtom).trim()
    return { query: { view: 'admin_list' as const, limit: 25, ...(search === '' ? {} : { search }) } }
  },
  () => ({ placeholderData: keepPreviousData }),
)

/** The sequences whose names the rows of an import mention. */
export const sequenceNameQueryAtom = (sequenceId: number | null | undefined) =>
  operationQueryAtom({ sequenceGet }, () => (sequenceId == null ? undefined : { params: { id: sequenceId } }))

interface Upload {
  readonly file: File
  readonly sequenceId: number | undefined
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

/** Uploads a file, which the server reads. */
export const importUploadMutationAtom = writeAtom<Upload, RecipientImportUploaded>({
  name: 'recipientImportUpload',
  run: (request, { file, sequenceId, signal, onProgress }) =>
    request(
      recipientImportUpload,
      { body: { file, ...(sequenceId === undefined ? {} : { sequenceId }) } },
      { signal, transport: uploadTransport(onProgress) },
    ),
})
