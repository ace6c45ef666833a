import { emptyRowSelection, isRowSelected, type RowSelection, selectedCountOf } from '@tandem/components'
import { replaceEqualDeep } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { apiClientAtom } from '../../api/apiClientAtom.ts'
import { type RelatedEntities } from '../columns/cellValues.ts'
import { matchingQuery, type RowSource } from '../listQueries.ts'
import { type FixedQuery, type ListCounts, type ListRow } from '../listTypes.ts'
import { type ListView } from '../view/listView.ts'
import { matchingPages, type RowPage, type RowPages } from './matchingPages.ts'

interface SelectionOptions<Row extends ListRow> {
  readonly list: Omit<RowSource<Row>, 'fixedQuery'>
  readonly fixedQueryAtom: Atom<FixedQuery>
  readonly viewAtom: Atom<ListView>
  readonly rowsAtom: Atom<readonly Row[] | undefined>
  readonly countsAtom: Atom<ListCounts | undefined>
  readonly relatedAtom: Atom<RelatedEntities>
}

interface Picked<Row> {
  readonly selection: RowSelection
  readonly rows: ReadonlyMap<string, Row>
  /** The related entities of all pages with selected rows. */
  readonly related: RelatedEntities
  /** The filters at the time of the selection. */
  readonly filters: object | undefined
}

export interface CollectOptions {
  readonly signal: AbortSignal
  /** `count`: the number of rows that are already collected. */
  readonly onProgress?: (count: number) => void
}

/**
 * The selection remains when the user opens another page or changes the order of the list. The selection ends when the
 * filters change.
 */
export function createSelectionAtoms<Row extends ListRow>({
  list,
  fixedQueryAtom,
  viewAtom,
  rowsAtom,
  countsAtom,
  relatedAtom,
}: SelectionOptions<Row>) {
  const nothing: Picked<Row> = { selection: emptyRowSelection, rows: new Map(), related: {}, filters: undefined }
  const pickedAtom = atom(nothing)
  pickedAtom.onMount = (set) => () => set(nothing)

  // Each change of the filters makes a new object. So a selection does not return when the user restores the filters.
  const filtersAtom = selectAtom<object, object>(
    atom((get) => ({ ...get(fixedQueryAtom), ...matchingQuery({ ...get(viewAtom), sort: undefined }) })),
    (filters, before) => replaceEqualDeep(before, filters),
  )

  const selectionAtom = atom(
    (get): RowSelection => {
      const { selection, filters } = get(pickedAtom)
      return filters === get(filtersAtom) ? selection : emptyRowSelection
    },
    (get, set, selection: RowSelection) => {
      const known = new Map([
        ...get(pickedAtom).rows,
        ...(get(rowsAtom) ?? []).map((row) => [String(row.id), row] as const),
      ])
      const rows = new Map([...known].filter(([id]) => selection.kind === 'some' && selection.ids.has(id)))
      const related = mergedRelated(get(pickedAtom).related, get(relatedAtom))
      set(pickedAtom, { selection, rows, related, filters: get(filtersAtom) })
    },
  )

  const selectedCountAtom = atom((get) => selectedCountOf(get(selectionAtom), get(countsAtom)?.matching ?? 0))

  /** Undefined if all matching rows are selected, because some rows are not loaded. */
  const selectedRowsAtom = atom((get): readonly Row[] | undefined => {
    const selection = get(selectionAtom)
    if (selection.kind !== 'some') return undefined
    const shown = new Map(get(rowsAtom)?.map((row) => [String(row.id), row]))
    return [...get(pickedAtom).rows].flatMap(([id, row]) => (selection.ids.has(id) ? [shown.get(id) ?? row] : []))
  })

  const matchingPagesAtom = atom(null, (get, _set, signal: AbortSignal) =>
    matchingPages(get(apiClientAtom).request, { ...list, fixedQuery: get(fixedQueryAtom) }, get(viewAtom), signal),
  )

  /** LIST-41: one page with the selected rows. If all matching rows are selected, their pages load one by one. */
  const selectedPagesAtom = atom(null, (get, set, signal: AbortSignal): RowPages<Row> => {
    const selection = get(selectionAtom)
    const rows = get(selectedRowsAtom)
    if (rows) return [{ rows, related: mergedRelated(get(pickedAtom).related, get(relatedAtom)) }]
    return withRows(set(matchingPagesAtom, signal), ({ id }) => isRowSelected(selection, String(id)))
  })

  const collectSelectedAtom = atom(
    null,
    async (_get, set, { signal, onProgress }: CollectOptions): Promise<readonly Row[]> => {
      const collected: Row[] = []
      for await (const { rows } of set(selectedPagesAtom, signal)) {
        collected.push(...rows)
        onProgress?.(collected.length)
      }
      return collected
    },
  )

  return {
    selectionAtom,
    selectedCountAtom,
    selectedRowsAtom,
    matchingPagesAtom,
    selectedPagesAtom,
    collectSelectedAtom,
  }
}

async function* withRows<Row>(pages: AsyncIterable<RowPage<Row>>, accepts: (row: Row) => boolean) {
  for await (const { rows, related } of pages) yield { rows: rows.filter(accepts), related }
}

/** Later entities replace earlier entities with the same id. */
function mergedRelated(earlier: RelatedEntities, later: RelatedEntities): RelatedEntities {
  const collections = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return Object.fromEntries(
    [...collections].map((name) => [name, Object.assign({}, earlier[name], later[name])] as const),
  )
}
