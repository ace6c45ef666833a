import { hasNextPage } from '@tandem/contract'
import { type Atom, atom, type Getter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from '../../api/apiClientAtom.ts'
import { type Neighbours, neighboursAmong } from '../../drawer/neighbours.ts'
import { operationQueryAtom } from '../../api/operationAtoms.ts'
import { byName, operationKey } from '../../api/operationKey.ts'
import { searchAtom } from '../../router/search.ts'
import { type ListOf, rowsInput, rowsOf } from '../listQueries.ts'
import { type FixedQuery, type ListCounts, type ListOperation, type ListRow, type Named } from '../listTypes.ts'
import { cursorOfPage } from './listCursor.ts'
import { type ListView, viewSearch } from './listView.ts'

interface AdjacentPagesOptions<Row extends ListRow> {
  readonly rows: Named<ListOperation>
  readonly list: ListOf<Row>
  readonly fixedQueryAtom: Atom<FixedQuery>
  readonly viewAtom: Atom<ListView>
  readonly countsAtom: Atom<ListCounts | undefined>
  readonly statusAtom: Atom<{ readonly isOld: boolean }>
  readonly rowsAtom: Atom<readonly Row[] | undefined>
  readonly urlPrefix: string
}

/** The previous and the next page, for prefetching and for drawers that cover the list. */
export function createAdjacentPages<Row extends ListRow>(options: AdjacentPagesOptions<Row>) {
  const { rows, list, fixedQueryAtom, viewAtom, countsAtom, statusAtom, rowsAtom, urlPrefix } = options
  const [, operation] = byName(rows)

  /** LIST-21 */
  const hasNextPageAtom = atom((get): boolean => {
    const shown = get(rowsAtom)
    const { cursor, pageSize } = get(viewAtom)
    if (!shown || !hasNextPage(shown.length)) return false
    return cursor.page * pageSize + shown.length < (get(countsAtom)?.matching ?? 0)
  })

  /**
   * The view of the next page (`step` 1) or of the previous page (`step` -1). Undefined if the page does not exist, or
   * if its cursor is not known yet.
   */
  const createViewBesideAtom = (step: 1 | -1) =>
    atom((get): ListView | undefined => {
      const [view, shown] = [get(viewAtom), get(rowsAtom)]
      const { cursor } = view
      const exists = step === 1 ? get(hasNextPageAtom) : cursor.page > 0
      // The cursor is the id of a shown row. While `isOld` is true, the shown rows belong to an earlier view.
      if (!shown || !exists || get(statusAtom).isOld) return undefined
      return { ...view, cursor: cursorOfPage({ cursor, rows: shown }, cursor.page + step) }
    })
  const viewBesideAtoms = { 1: createViewBesideAtom(1), [-1]: createViewBesideAtom(-1) } as const

  const inputOf = (get: Getter, view: ListView | undefined) => view && rowsInput(get(fixedQueryAtom), view)

  const prefetchPageAtom = atom(null, (get, _set, step: 1 | -1) => {
    const input = inputOf(get, get(viewBesideAtoms[step]))
    if (!input) return
    const { request } = get(apiClientAtom)
    void get(queryClientAtom).prefetchQuery({
      queryKey: operationKey(rows, input),
      queryFn: ({ signal }) => request(operation, input, { signal }),
      retry: false,
    })
  })

  /**
   * The first row of the next page (`step` 1), or the last row of the previous page (`step` -1). Undefined while
   * loading.
   */
  const createRowBesideAtom = (step: 1 | -1) => {
    const viewAtomBeside = viewBesideAtoms[step]
    const queryAtom = operationQueryAtom(rows, (get) => inputOf(get, get(viewAtomBeside)))
    return atom((get) => {
      const view = get(viewAtomBeside)
      const { data } = get(queryAtom)
      const row = view && data && rowsOf(data, list).at(step === 1 ? 0 : -1)
      return row && { id: row.id, search: viewSearch(get(searchAtom), urlPrefix, view) }
    })
  }
  const [rowBeforeAtom, rowBehindAtom] = [createRowBesideAtom(-1), createRowBesideAtom(1)]

  /** The rows before and after a row, also on other pages (LIST-53). Undefined for a row outside of this page. */
  const neighboursAtomOf = (id: number) => {
    const amongShownAtom = neighboursAmong(rowsAtom)(id)
    return atom((get): Neighbours | undefined => {
      const among = get(amongShownAtom)
      return among && { previous: among.previous ?? get(rowBeforeAtom), next: among.next ?? get(rowBehindAtom) }
    })
  }

  return { hasNextPageAtom, prefetchPageAtom, neighboursAtomOf }
}
