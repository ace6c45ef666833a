import { replaceEqualDeep } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { navigationAtom } from '../../router/navigation.ts'
import { pathnameAtom, searchAtom } from '../../router/search.ts'
import { type ListRow } from '../listTypes.ts'
import { writeParams } from './listParams.ts'
import { firstPlace, type ListView, writeView } from './listView.ts'

/** `push`: Back brings the earlier view back. `replace`: the earlier view leaves the history. */
type Move = 'push' | 'replace'

interface ViewOptions<Row extends ListRow> {
  readonly urlPrefix: string
  readonly keptKeys: readonly string[]
  readonly paramsAtom: Atom<URLSearchParams>
  readonly viewAtom: Atom<ListView>
  readonly rowHref: ((row: Row) => string) | undefined
}

/**
 * Changes of a list's view, and ways into a row. Components that use them do not re-render when the address changes.
 */
export function createViewAtoms<Row extends ListRow>({
  urlPrefix,
  keptKeys,
  paramsAtom,
  viewAtom,
  rowHref,
}: ViewOptions<Row>) {
  // Stay the same object while they are equal: most changes of a view are not about filters.
  const filtersAtom = selectAtom<ListView, ListView['filters']>(viewAtom, ({ filters }, before) =>
    replaceEqualDeep(before, filters),
  )
  const searchTextAtom = atom((get) => get(viewAtom).search)

  /** Shows the view in a query, without changing the path. */
  const showQueryAtom = atom(null, (get, _set, query: string, move: Move = 'push') => {
    const params = new URLSearchParams(query)
    const before = get(paramsAtom)
    for (const key of keptKeys) if (before.has(key)) params.set(key, before.get(key) ?? '')
    const written = writeParams(get(searchAtom), urlPrefix, params)
    const to = `${get(pathnameAtom)}${written === '' ? '' : `?${written}`}`
    get(navigationAtom).navigate(to, { replace: move === 'replace', preventScrollReset: true })
  })

  /** Writes a change of the view into the address. Without a `place` the list starts at its first page. */
  const changeViewAtom = atom(null, (get, set, change: Partial<ListView>, move: Move = 'push') => {
    const params = get(paramsAtom)
    const next = writeView(params, { ...get(viewAtom), place: firstPlace, ...change }).toString()
    if (next !== params.toString()) set(showQueryAtom, next, move)
  })

  /** Opens a row over the list, which keeps its view. */
  const openRowAtom = atom(null, (get, _set, row: Row) => {
    if (rowHref) get(navigationAtom).navigate(`${rowHref(row)}${get(searchAtom)}`, { flushSync: true })
  })

  return { filtersAtom, searchTextAtom, showQueryAtom, changeViewAtom, openRowAtom }
}
