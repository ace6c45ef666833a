import {
  recipientImportApply,
  recipientImportDelete,
  recipientImportGet,
  recipientImportUpload,
  sequenceGet,
  sequenceList,
} from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { clientAtom } from '../../../shared/clientAtom.ts'
import { operationMutationAtom, operationQueryAtom } from '../../../shared/operationAtoms.ts'
import { pathnameAtom } from '../../../shared/search.ts'
import { uploadTransport } from '../../../shared/uploadTransport.ts'

/** The import that the address names, on either of its screens; undefined on all others. */
const importIdAtom = atom((get): number | undefined => {
  const id = /^\/recipients\/import\/(?:doc\/)?(\d+)\/?$/.exec(get(pathnameAtom))?.[1]
  return id === undefined ? undefined : Number(id)
})

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

export const applyImportMutationAtom = operationMutationAtom({ recipientImportApply }, (get) => ({
  // Who comes back to the columns finds them as they were applied.
  onSuccess: (applied) => {
    get(queryClientAtom).setQueryData(['recipientImportGet', inputOf(applied.importId)], applied)
  },
  invalidates: ['recipientList', 'recipientFilters'],
}))

export const deleteImportMutationAtom = operationMutationAtom({ recipientImportDelete })

/** What is typed to find a sequence for the import. */
export const sequenceSearchAtom = atom('')

/** The sequences that recipients can be imported into, by what is typed. Those of the text before stay until the new ones are there. */
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

/** Sends a file as it is, and says how far it is; the server reads it. */
export const uploadImportAtom = atom(null, (get, _set, { file, sequenceId, signal, onProgress }: Upload) =>
  get(clientAtom).request(
    recipientImportUpload,
    { body: { file, ...(sequenceId === undefined ? {} : { sequenceId }) } },
    signal,
    uploadTransport(onProgress),
  ),
)
