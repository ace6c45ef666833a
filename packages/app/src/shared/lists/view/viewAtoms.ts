import { replaceEqualDeep } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { navigationAtom } from '../../navigation.ts'
import { pathnameAtom, searchAtom } from '../../search.ts'
import { type ListRow } from '../listTypes.ts'
import { firstPlace, type ListView, writeView } from './listView.ts'

/** How an address replaces another: `push` lets Back bring the view before back, `replace` does not (typing). */
type Move = 'push' | 'replace'

interface ViewOptions<Row extends ListRow> {
  readonly viewAtom: Atom<ListView>
  readonly rowHref: ((row: Row) => string) | undefined
}

/** Ways from a list's view to another, and into a row. They know the address without being drawn anew when it changes. */
export function createViewAtoms<Row extends ListRow>({ viewAtom, rowHref }: ViewOptions<Row>) {
  const filtersAtom = atom((get) => get(viewAtom).filters)
  const searchTextAtom = atom((get) => get(viewAtom).search)
  /** The view at its first page: the same object on all of its pages. */
  const firstPageAtom = selectAtom<ListView, ListView>(viewAtom, (view, before) =>
    replaceEqualDeep(before, { ...view, place: firstPlace }),
  )

  /** Shows what a query of the address asks for, on the same page. */
  const showQueryAtom = atom(null, (get, _set, query: string, move: Move = 'push') => {
    const to = `${get(pathnameAtom)}${query === '' ? '' : `?${query}`}`
    get(navigationAtom).navigate(to, { replace: move === 'replace', preventScrollReset: true })
  })

  /** Writes a change of the view into the address. Whatever changes which rows match, or their order, starts at the first page again. */
  const changeViewAtom = atom(null, (get, set, change: Partial<ListView>, move: Move = 'push') => {
    const params = new URLSearchParams(get(searchAtom))
    const next = writeView(params, { ...get(viewAtom), place: firstPlace, ...change }).toString()
    if (next !== params.toString()) set(showQueryAtom, next, move)
  })

  /** Opens a row over the list, which keeps its view. */
  const openRowAtom = atom(null, (get, _set, row: Row) => {
    if (rowHref) get(navigationAtom).navigate(`${rowHref(row)}${get(searchAtom)}`)
  })

  return { filtersAtom, searchTextAtom, firstPageAtom, showQueryAtom, changeViewAtom, openRowAtom }
}
