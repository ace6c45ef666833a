import { sequenceList } from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

/** The search text for a sequence. */
export const sequenceSearchAtom = atom('')

/** The sequences whose name contains the typed text. The last ones stay until the new ones have loaded. */
export const sequenceChoicesQueryAtom = operationQueryAtom(
  { sequenceList },
  (get) => {
    const search = get(sequenceSearchAtom).trim()
    return { query: { view: 'admin_list' as const, limit: 25, ...(search === '' ? {} : { search }) } }
  },
  () => ({ placeholderData: keepPreviousData }),
)
