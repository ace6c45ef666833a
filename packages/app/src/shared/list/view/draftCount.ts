import { type FilterValues } from '@tandem/contract'
import { type Atom, atom } from 'jotai'
import { operationQueryAtom } from '../../api/operationAtoms.ts'
import { rowsInput } from '../listQueries.ts'
import { type FixedQuery, type ListCounts, type ListOperation, type Named } from '../listTypes.ts'
import { firstCursor, type ListView } from './listView.ts'

interface DraftOptions {
  readonly rows: Named<ListOperation>
  readonly fixedQueryAtom: Atom<FixedQuery>
  readonly viewAtom: Atom<ListView>
  readonly countsAtom: Atom<ListCounts | undefined>
}

/**
 * Counts the rows that match edited filters before the user applies the filters (LIST-46). Also loads these rows, so
 * that the Apply button shows the rows at once.
 */
export function createDraftCount({ rows, fixedQueryAtom, viewAtom, countsAtom }: DraftOptions) {
  /** Undefined: no edits. */
  const draftFiltersAtom = atom<FilterValues | undefined>(undefined)
  draftFiltersAtom.onMount = (set) => () => set(undefined)
  const queryAtom = operationQueryAtom(
    rows,
    (get) => {
      const filters = get(draftFiltersAtom)
      return filters && rowsInput(get(fixedQueryAtom), { ...get(viewAtom), filters, cursor: firstCursor })
    },
    () => ({ retry: false }),
  )
  /** Undefined until the count has loaded. */
  const draftCountAtom = atom((get): number | undefined =>
    get(draftFiltersAtom) ? get(queryAtom).data?.totalFilteredCount : get(countsAtom)?.matching,
  )
  return { draftFiltersAtom, draftCountAtom }
}
