import * as v from 'valibot'
import { storedAtom } from '../../storage/storedAtom.ts'
import { defaultView, type ListView, maximumViewName, writeView } from './listView.ts'
import { listMessages } from '../messages.ts'

/** A named view of a list. */
export interface SavedView {
  readonly id: string
  readonly name: string
  /** Query of its address: filters, search, sort and columns. */
  readonly query: string
}

const SavedViews: v.GenericSchema<unknown, readonly SavedView[]> = v.array(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximumViewName)),
    query: v.string(),
  }),
)

/** The saved views of a list, stored in this browser. */
export const savedViewsAtom = (storedAs: string) =>
  storedAtom<readonly SavedView[]>({ key: `${storedAs}_views`, version: 1, schema: SavedViews, initial: [] })

/**
 * The saved part of a view, as a query. The page and the page size are not saved. `columns`: keys of the visible
 * columns.
 */
export function savedQuery(
  { filters, plainFilters, search, sort }: Pick<ListView, 'filters' | 'plainFilters' | 'search' | 'sort'>,
  columns: readonly string[],
): string {
  const shown = columns.length > 0 ? columns : undefined
  const saved: ListView = { ...defaultView, filters, plainFilters, search, sort, columns: shown }
  return writeView(new URLSearchParams(), saved).toString()
}

/** True if a view has no search, filters, order or columns. */
export function isPlainView(view: ListView): boolean {
  const { cursor, pageSize } = defaultView
  return writeView(new URLSearchParams(), { ...view, cursor, pageSize }).toString() === ''
}

/** The query of a link to a view, with its name. */
export function linkQuery({ name, query }: Pick<SavedView, 'name' | 'query'>): string {
  const params = new URLSearchParams(query)
  params.set('view', name)
  return params.toString()
}

/** The saved view that a list shows: the view named in the address, otherwise the view with the same query. */
export function currentView(
  views: readonly SavedView[],
  name: string | undefined,
  query: string,
): SavedView | undefined {
  return views.find((view) => view.name === name) ?? views.find((view) => view.query === query)
}

const compared = (name: string): string => name.trim().toLowerCase()

/** The reason why a view cannot have this name. */
export function viewNameError(name: string, views: readonly SavedView[], ownId?: string): string | undefined {
  const { required, tooLong, taken } = listMessages.views.nameErrors
  if (name.trim() === '') return required
  if (name.trim().length > maximumViewName) return tooLong(maximumViewName)
  return views.some((view) => view.id !== ownId && compared(view.name) === compared(name)) ? taken : undefined
}
