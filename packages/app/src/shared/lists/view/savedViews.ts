import { type DataType } from '@tandem/contract'
import * as v from 'valibot'
import { storedAtom } from '../../storedAtom.ts'
import { defaultView, type ListView, maximumViewName, writeView } from './listView.ts'
import { listMessages } from '../messages.ts'

/** A view of a list under a name. */
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

/** The saved views of a list, kept in this browser. */
export const savedViewsAtom = (dataType: DataType) =>
  storedAtom<readonly SavedView[]>({ key: `${dataType}_views`, version: 1, schema: SavedViews, initial: [] })

/** What of a view is worth a name, as the query of an address; `columns` are the keys of those that show. */
export function savedQuery(
  { filters, search, sort }: Pick<ListView, 'filters' | 'search' | 'sort'>,
  columns: readonly string[],
): string {
  const shown = columns.length > 0 ? columns : undefined
  return writeView(new URLSearchParams(), { ...defaultView, filters, search, sort, columns: shown }).toString()
}

/** The query of a link to a view; the name goes with it. */
export function linkQuery({ name, query }: Pick<SavedView, 'name' | 'query'>): string {
  const params = new URLSearchParams(query)
  params.set('view', name)
  return params.toString()
}

/** The saved view that a list shows: the one that its address names, else the one that shows the same. */
export function currentView(
  views: readonly SavedView[],
  name: string | undefined,
  query: string,
): SavedView | undefined {
  return views.find((view) => view.name === name) ?? views.find((view) => view.query === query)
}

const compared = (name: string): string => name.trim().toLowerCase()

/** Why a view can't have that name; undefined when it can. */
export function viewNameError(name: string, views: readonly SavedView[], ownId?: string): string | undefined {
  const { required, tooLong, taken } = listMessages.views.nameErrors
  if (name.trim() === '') return required
  if (name.trim().length > maximumViewName) return tooLong(maximumViewName)
  return views.some((view) => view.id !== ownId && compared(view.name) === compared(name)) ? taken : undefined
}
