import { emptyRowSelection, isRowSelected, type RowSelection, selectedCountOf } from '@tandem/components'
import { type Atom, atom } from 'jotai'
import { clientAtom } from '../../clientAtom.ts'
import { type RowSource } from '../listQueries.ts'
import { type ListCounts, type ListRow } from '../listTypes.ts'
import { type ListView } from '../view/listView.ts'
import { matchingPages } from './matchingPages.ts'

interface SelectionOptions<Row extends ListRow> {
  readonly source: RowSource<Row>
  readonly viewAtom: Atom<ListView>
  readonly rowsAtom: Atom<readonly Row[] | undefined>
  readonly countsAtom: Atom<ListCounts | undefined>
}

/** What is selected, with the rows that were seen when they were. */
interface Picked<Row> {
  readonly selection: RowSelection
  readonly rows: ReadonlyMap<string, Row>
  /** Which rows matched: 'all' means these. */
  readonly matching: string
}

export interface CollectOptions {
  readonly signal: AbortSignal
  /** Rows that are known so far. */
  readonly onProgress?: (count: number) => void
}

const matchingKey = ({ filters, search }: ListView): string => JSON.stringify([search, filters])

/** The selection of a list: it outlives pages and orders. 'All that match' ends when other rows match. */
export function createSelectionAtoms<Row extends ListRow>({
  source,
  viewAtom,
  rowsAtom,
  countsAtom,
}: SelectionOptions<Row>) {
  const pickedAtom = atom<Picked<Row>>({ selection: emptyRowSelection, rows: new Map(), matching: '' })

  const selectionAtom = atom(
    (get): RowSelection => {
      const { selection, matching } = get(pickedAtom)
      return selection.kind === 'all' && matching !== matchingKey(get(viewAtom)) ? emptyRowSelection : selection
    },
    (get, set, selection: RowSelection) => {
      const known = new Map([
        ...get(pickedAtom).rows,
        ...(get(rowsAtom) ?? []).map((row) => [String(row.id), row] as const),
      ])
      const rows = new Map([...known].filter(([id]) => selection.kind === 'some' && selection.ids.has(id)))
      set(pickedAtom, { selection, rows, matching: matchingKey(get(viewAtom)) })
    },
  )

  /** How many rows are selected, loaded or not. */
  const selectedCountAtom = atom((get) => selectedCountOf(get(selectionAtom), get(countsAtom)?.matching ?? 0))

  /** The selected rows; those of 'all that match' are asked for, in the order of the list. */
  const collectSelectedAtom = atom(
    null,
    async (get, _set, { signal, onProgress }: CollectOptions): Promise<readonly Row[]> => {
      const selection = get(selectionAtom)
      if (selection.kind === 'some') {
        const shown = new Map(get(rowsAtom)?.map((row) => [String(row.id), row]))
        return [...get(pickedAtom).rows].map(([id, row]) => shown.get(id) ?? row)
      }
      const collected: Row[] = []
      for await (const { rows } of matchingPages(get(clientAtom).request, source, get(viewAtom), signal)) {
        collected.push(...rows.filter(({ id }) => isRowSelected(selection, String(id))))
        onProgress?.(collected.length)
      }
      return collected
    },
  )

  return { selectionAtom, selectedCountAtom, collectSelectedAtom }
}
