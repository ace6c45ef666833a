import { sequenceList } from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

/** The search for a sequence. */
export const sequenceSearchAtom = atom('')

/**
 * The sequences whose name has the typed text. The last ones stay until the new ones are there.
 */
export const sequenceChoicesQueryAtom = operationQueryAtom(
  { sequenceList },
  (get) => {
    const search = get(sequenceSearchAtom).trim()
    return { query: { view: 'admin_list' as const, limit: 25, ...(search === '' ? {} : { search }) } }
  },
  () => ({ placeholderData: keepPreviousData }),
)
