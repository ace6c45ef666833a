import { type Atom, atom } from 'jotai'
import { navigationAtom } from '../../router/navigation.ts'
import { pathnameAtom, searchAtom } from '../../router/search.ts'
import { type ListRow } from '../listTypes.ts'
import { firstCursor, type ListView, readParams, viewSearch, writeParams } from './listView.ts'

/** `push`: Back restores the earlier view. */
type Move = 'push' | 'replace'

interface ViewOptions<Row extends ListRow> {
  readonly urlPrefix: string
  readonly keptKeys: readonly string[]
  readonly viewAtom: Atom<ListView>
  readonly rowHref: ((row: Row) => string) | undefined
}

/** `keptKeys`: parameters of the address that stay when a saved view opens. */
export function createViewAtoms<Row extends ListRow>({ urlPrefix, keptKeys, viewAtom, rowHref }: ViewOptions<Row>) {
  const filtersAtom = atom((get) => get(viewAtom).filters)
  const searchTextAtom = atom((get) => get(viewAtom).search)

  const goToAtom = atom(null, (get, _set, search: string, move: Move) => {
    const to = `${get(pathnameAtom)}${search}`
    get(navigationAtom).navigate(to, { replace: move === 'replace', preventScrollReset: true })
  })

  const showQueryAtom = atom(null, (get, set, query: string) => {
    const params = new URLSearchParams(query)
    const before = readParams(get(searchAtom), urlPrefix)
    for (const key of keptKeys) if (before.has(key)) params.set(key, before.get(key) ?? '')
    set(goToAtom, writeParams(get(searchAtom), urlPrefix, params), 'push')
  })

  /** Without a `cursor`, the list starts at its first page. */
  const changeViewAtom = atom(null, (get, set, change: Partial<ListView>, move: Move = 'push') => {
    const [search, view] = [get(searchAtom), get(viewAtom)]
    const next = viewSearch(search, urlPrefix, { ...view, cursor: firstCursor, ...change })
    if (next !== writeParams(search, urlPrefix, readParams(search, urlPrefix))) set(goToAtom, next, move)
  })

  const openRowAtom = atom(null, (get, _set, row: Row) => {
    if (rowHref) get(navigationAtom).navigate(`${rowHref(row)}${get(searchAtom)}`, { flushSync: true })
  })

  return { filtersAtom, searchTextAtom, showQueryAtom, changeViewAtom, openRowAtom }
}
