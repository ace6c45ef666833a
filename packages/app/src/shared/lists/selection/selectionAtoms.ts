import { emptyRowSelection, isRowSelected, type RowSelection, selectedCountOf } from '@tandem/components'
import { type Atom, atom } from 'jotai'
import { clientAtom } from '../../clientAtom.ts'
import { matchingQuery, type RowSource } from '../listQueries.ts'
import { type ListCounts, type ListRow } from '../listTypes.ts'
import { type ListView } from '../view/listView.ts'
import { matchingPages } from './matchingPages.ts'

interface SelectionOptions<Row extends ListRow> {
  readonly sourceAtom: Atom<RowSource<Row>>
  readonly viewAtom: Atom<ListView>
  readonly rowsAtom: Atom<readonly Row[] | undefined>
  readonly countsAtom: Atom<ListCounts | undefined>
}

/** A selection, with its rows as they were when they were selected. */
interface Picked<Row> {
  readonly selection: RowSelection
  readonly rows: ReadonlyMap<string, Row>
  /** The filters that it was made under. */
  readonly filters: object | undefined
}

export interface CollectOptions {
  readonly signal: AbortSignal
  /** Gets the number of rows collected so far. */
  readonly onProgress?: (count: number) => void
}

/**
 * The selection of a list. It stays on other pages and in other orders, and ends when the filters change or the list
 * is left.
 */
export function createSelectionAtoms<Row extends ListRow>({
  sourceAtom,
  viewAtom,
  rowsAtom,
  countsAtom,
}: SelectionOptions<Row>) {
  const nothing: Picked<Row> = { selection: emptyRowSelection, rows: new Map(), filters: undefined }
  const pickedAtom = atom(nothing)
  pickedAtom.onMount = (set) => () => set(nothing)

  const filtersTextAtom = atom((get) =>
    JSON.stringify({ ...get(sourceAtom).fixedQuery, ...matchingQuery({ ...get(viewAtom), sort: undefined }) }),
  )
  // A new object after each change: filters that come back later do not bring their selection back.
  const filtersAtom = atom((get): object => ({ text: get(filtersTextAtom) }))

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
      set(pickedAtom, { selection, rows, filters: get(filtersAtom) })
    },
  )

  /** How many rows are selected, loaded or not. */
  const selectedCountAtom = atom((get) => selectedCountOf(get(selectionAtom), get(countsAtom)?.matching ?? 0))

  /** The selected rows. When all matching rows are selected (LIST-41), it loads them, in the order of the list. */
  const collectSelectedAtom = atom(
    null,
    async (get, _set, { signal, onProgress }: CollectOptions): Promise<readonly Row[]> => {
      const selection = get(selectionAtom)
      if (selection.kind === 'some') {
        const shown = new Map(get(rowsAtom)?.map((row) => [String(row.id), row]))
        return [...get(pickedAtom).rows]
          .filter(([id]) => selection.ids.has(id))
          .map(([id, row]) => shown.get(id) ?? row)
      }
      const collected: Row[] = []
      const { request } = get(clientAtom)
      for await (const { rows } of matchingPages(request, get(sourceAtom), get(viewAtom), signal)) {
        collected.push(...rows.filter(({ id }) => isRowSelected(selection, String(id))))
        onProgress?.(collected.length)
      }
      return collected
    },
  )

  return { selectionAtom, selectedCountAtom, collectSelectedAtom }
}
