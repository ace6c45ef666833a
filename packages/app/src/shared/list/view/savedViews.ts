import * as v from 'valibot'
import { storedAtom } from '../../storage/storedAtom.ts'
import { defaultView, type ListView, maximumViewName, writeView } from './listView.ts'
import { listMessages } from '../messages.ts'

export interface SavedView {
  readonly id: string
  readonly name: string
  /** Filters, search, sort and columns. */
  readonly query: string
}

const SavedViews: v.GenericSchema<unknown, readonly SavedView[]> = v.array(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximumViewName)),
    query: v.string(),
  }),
)

export const savedViewsAtom = (storedAs: string) =>
  storedAtom<readonly SavedView[]>({ key: `${storedAs}_views`, version: 1, schema: SavedViews, initial: [] })

/** The query of a saved view. It does not contain the page or the page size. `columns`: keys of the visible columns. */
export function savedQuery(
  { filters, plainFilters, search, sort }: Pick<ListView, 'filters' | 'plainFilters' | 'search' | 'sort'>,
  columns: readonly string[],
): string {
  const shown = columns.length > 0 ? columns : undefined
  const saved: ListView = { ...defaultView, filters, plainFilters, search, sort, columns: shown }
  return writeView(new URLSearchParams(), saved).toString()
}

/** True for the view 'All', which has the default filters, search, order, columns and name. Ignores the page. */
export function isPlainView(view: ListView): boolean {
  const { cursor, pageSize } = defaultView
  return writeView(new URLSearchParams(), { ...view, cursor, pageSize }).toString() === ''
}

export function linkQuery({ name, query }: Pick<SavedView, 'name' | 'query'>): string {
  const params = new URLSearchParams(query)
  params.set('view', name)
  return params.toString()
}

/** The view with this name, otherwise a view with this query. */
export function currentView(
  views: readonly SavedView[],
  name: string | undefined,
  query: string,
): SavedView | undefined {
  return views.find((view) => view.name === name) ?? views.find((view) => view.query === query)
}

const compared = (name: string): string => name.trim().toLowerCase()

export function viewNameError(name: string, views: readonly SavedView[], ownId?: string): string | undefined {
  const { required, tooLong, taken } = listMessages.views.nameErrors
  if (name.trim() === '') return required
  if (name.trim().length > maximumViewName) return tooLong(maximumViewName)
  return views.some((view) => view.id !== ownId && compared(view.name) === compared(name)) ? taken : undefined
}
