import { type FilterValues } from '@tandem/contract'
import { type Atom, atom } from 'jotai'
import { operationQueryAtom } from '../../operationAtoms.ts'
import { matchingQuery, type RowSource } from '../listQueries.ts'
import { type ListCounts, type ListOperation, type Named } from '../listTypes.ts'
import { type ListView } from './listView.ts'

interface DraftOptions {
  readonly rows: Named<ListOperation>
  readonly sourceAtom: Atom<Pick<RowSource<never>, 'fixedQuery'>>
  readonly viewAtom: Atom<ListView>
  readonly countsAtom: Atom<ListCounts | undefined>
}

/** How many rows match the filters that are being edited (LIST-46). */
export function createDraftCount({ rows, sourceAtom, viewAtom, countsAtom }: DraftOptions) {
  /** Undefined: the list's own filters. */
  const draftFiltersAtom = atom<FilterValues | undefined>(undefined)
  const queryAtom = operationQueryAtom(
    rows,
    (get) => {
      const filters = get(draftFiltersAtom)
      if (!filters) return undefined
      const matching = matchingQuery({ ...get(viewAtom), filters, sort: undefined })
      return { query: { ...get(sourceAtom).fixedQuery, ...matching, limit: 1 } }
    },
    () => ({ retry: false }),
  )
  /** Undefined while it is unknown. */
  const draftCountAtom = atom((get): number | undefined =>
    get(draftFiltersAtom) ? get(queryAtom).data?.totalFilteredCount : get(countsAtom)?.matching,
  )
  return { draftFiltersAtom, draftCountAtom }
}
