import {
  type FilterDefinition,
  type FilterValues,
  defaultTablePageSize,
  plainFilterKeys,
  readFilters,
  readPlainFilters,
  tablePageSizes,
  writeFilters,
} from '@tandem/contract'

export type ListPageSize = (typeof tablePageSizes)[number]

/** LIST-20: the page after the row `after`, or before the row `before`. `page` counts from 0. */
export type ListCursor =
  | { readonly page: 0 }
  | { readonly page: number; readonly after: number }
  | { readonly page: number; readonly before: number }

export const firstCursor: ListCursor = { page: 0 }

/** The address contains the whole view (LIST-4). */
export interface ListView {
  readonly filters: FilterValues
  /** Filters without a definition, such as `hasIncoming` (LIST-5). */
  readonly plainFilters: Readonly<Record<string, string>>
  readonly search: string
  /** The path of a column, with '-' before it for the descending order. Undefined: the default order. */
  readonly sort: string | undefined
  readonly pageSize: ListPageSize
  readonly cursor: ListCursor
  /** Keys of the columns in their order. Undefined: the columns of the user's settings. */
  readonly columns: readonly string[] | undefined
  readonly name: string | undefined
}

export const defaultView: ListView = {
  filters: {},
  plainFilters: {},
  search: '',
  sort: undefined,
  pageSize: defaultTablePageSize,
  cursor: firstCursor,
  columns: undefined,
  name: undefined,
}

/** The keys of a view in the address, except the keys of filters with a definition. */
const viewKeys = [...plainFilterKeys, 'sort', 'limit', 'page', 'after', 'before', 'columns', 'view'] as const

/** In characters. The contract has the same limit. */
const maximumSearch = 500
const sortPattern = /^-?[A-Za-z_][\w.]{0,99}$/
export const maximumViewName = 100

function positiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined
}

function cursorOf(params: URLSearchParams): ListCursor {
  const page = (positiveInteger(params.get('page')) ?? 1) - 1
  const [after, before] = [positiveInteger(params.get('after')), positiveInteger(params.get('before'))]
  if (page === 0) return firstCursor
  if (after !== undefined) return { page, after }
  return before === undefined ? firstCursor : { page, before }
}

/** A text that is not one of the page sizes gives the default size (LIST-25). */
export function pageSizeOf(text: string | null): ListPageSize {
  return tablePageSizes.find((size) => String(size) === text) ?? defaultTablePageSize
}

/** True if an address has filters that cannot be read without their definitions. */
export function hasFilters(params: URLSearchParams): boolean {
  return [...params.keys()].some((key) => /^(?:select|search|date_range|number_range|boolean)_/.test(key))
}

/** Cuts the texts of search filters to the maximum length. */
function withinLimits(filters: FilterValues): FilterValues {
  return Object.fromEntries(
    Object.entries(filters).map(([key, value]) => [
      key,
      value.type === 'search' ? { ...value, text: value.text.slice(0, maximumSearch) } : value,
    ]),
  )
}

/** Returns the keys with the prefix, and removes the prefix. */
export function readParams(search: string, prefix: string): URLSearchParams {
  const all = [...new URLSearchParams(search)]
  return new URLSearchParams(
    all.filter(([key]) => key.startsWith(prefix)).map(([key, value]) => [key.slice(prefix.length), value]),
  )
}

/** Replaces the keys with the prefix, and keeps all other keys. Returns '?a=b' or ''. */
export function writeParams(search: string, prefix: string, params: URLSearchParams): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => !key.startsWith(prefix))
  const own = [...params].map(([key, value]) => [`${prefix}${key}`, value])
  const query = new URLSearchParams([...others, ...own]).toString()
  return query === '' ? '' : `?${query}`
}

/** Reads the view from the keys in the address. Ignores malformed values and unknown filters (LIST-11). */
export function readView(params: URLSearchParams, definitions: readonly FilterDefinition[]): ListView {
  const { search = '', ...plainFilters } = readPlainFilters(params)
  const sort = params.get('sort') ?? ''
  const columns = params.get('columns')?.split(',').filter(Boolean)
  return {
    filters: withinLimits(readFilters(params, definitions)),
    plainFilters,
    search: search.trim().slice(0, maximumSearch).trim(),
    sort: sortPattern.test(sort) ? sort : undefined,
    pageSize: pageSizeOf(params.get('limit')),
    cursor: cursorOf(params),
    columns: columns && columns.length > 0 ? columns : undefined,
    name: params.get('view')?.trim().slice(0, maximumViewName) || undefined,
  }
}

/** Keeps the keys that do not belong to the view. */
export function writeView(params: URLSearchParams, view: ListView): URLSearchParams {
  const written = writeFilters(params, view.filters)
  for (const key of viewKeys) written.delete(key)
  const { plainFilters, search, sort, pageSize, cursor, columns, name } = view
  for (const [key, value] of Object.entries(plainFilters)) written.set(key, value)
  if (search !== '') written.set('search', search)
  if (sort !== undefined) written.set('sort', sort)
  if (pageSize !== defaultTablePageSize) written.set('limit', String(pageSize))
  if ('after' in cursor || 'before' in cursor) {
    written.set('page', String(cursor.page + 1))
    if ('after' in cursor) written.set('after', String(cursor.after))
    else written.set('before', String(cursor.before))
  }
  if (columns) written.set('columns', columns.join(','))
  if (name !== undefined) written.set('view', name)
  return written
}

export const viewSearch = (search: string, prefix: string, view: ListView): string =>
  writeParams(search, prefix, writeView(readParams(search, prefix), view))
