import {
  type FilterDefinition,
  type FilterValues,
  defaultTablePageSize,
  readFilters,
  readPlainFilters,
  tablePageSizes,
  writeFilters,
} from '@tandem/contract'

export type ListPageSize = (typeof tablePageSizes)[number]

/**
 * Which page of a list: the first, or the one that a cursor names, which follows the row `after` or precedes the row `before` (document 1,
 * section 7). `page` counts from 0 and only says so to people.
 */
export type ListPlace =
  | { readonly page: 0 }
  | { readonly page: number; readonly after: number }
  | { readonly page: number; readonly before: number }

export const firstPlace: ListPlace = { page: 0 }

/** What a list shows, all of it in the page's address. */
export interface ListView {
  readonly filters: FilterValues
  readonly search: string
  /** `path` or `-path`; undefined is the list's own order. */
  readonly sort: string | undefined
  readonly pageSize: ListPageSize
  readonly place: ListPlace
  /** Keys of the columns that the address asks for, in order; undefined: those of the person's own choice. */
  readonly columns: readonly string[] | undefined
  /** Name of the saved view that the address is a link to. */
  readonly name: string | undefined
}

/** The view of an address that says nothing. */
export const defaultView: ListView = {
  filters: {},
  search: '',
  sort: undefined,
  pageSize: defaultTablePageSize,
  place: firstPlace,
  columns: undefined,
  name: undefined,
}

/** Keys of a list in the address, beside its filters. */
const viewKeys = ['search', 'sort', 'limit', 'page', 'after', 'before', 'columns', 'view'] as const

/** What the contract takes for a search or the path of a column; all else is dropped. */
const maximumSearch = 500
const sortPattern = /^-?[A-Za-z_][\w.]{0,99}$/
/** Longest name of a saved view. */
export const maximumViewName = 100

function positiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined
}

function placeOf(params: URLSearchParams): ListPlace {
  const page = (positiveInteger(params.get('page')) ?? 1) - 1
  const [after, before] = [positiveInteger(params.get('after')), positiveInteger(params.get('before'))]
  if (page === 0) return firstPlace
  if (after !== undefined) return { page, after }
  return before === undefined ? firstPlace : { page, before }
}

/** The page size that a text names; the default one for any other text. */
export function pageSizeOf(text: string | null): ListPageSize {
  return tablePageSizes.find((size) => String(size) === text) ?? defaultTablePageSize
}

/** Whether an address names filters, which can't be read before their definitions are known. */
export function hasFilters(params: URLSearchParams): boolean {
  return [...params.keys()].some((key) => /^(?:select|search|date_range|number_range|boolean)_/.test(key))
}

/** What an address asks a list to show. What the definitions do not know, and what is malformed, is left out. */
export function readView(params: URLSearchParams, definitions: readonly FilterDefinition[]): ListView {
  const sort = params.get('sort') ?? ''
  const columns = params.get('columns')?.split(',').filter(Boolean)
  return {
    filters: readFilters(params, definitions),
    search: (readPlainFilters(params).search ?? '').trim().slice(0, maximumSearch),
    sort: sortPattern.test(sort) ? sort : undefined,
    pageSize: pageSizeOf(params.get('limit')),
    place: placeOf(params),
    columns: columns && columns.length > 0 ? columns : undefined,
    name: params.get('view')?.trim().slice(0, maximumViewName) || undefined,
  }
}

/** The address's query with this view in place of the one that it asked for; what belongs to no list stays. */
export function writeView(params: URLSearchParams, view: ListView): URLSearchParams {
  const written = writeFilters(params, view.filters)
  for (const key of viewKeys) written.delete(key)
  const { search, sort, pageSize, place, columns, name } = view
  if (search !== '') written.set('search', search)
  if (sort !== undefined) written.set('sort', sort)
  if (pageSize !== defaultTablePageSize) written.set('limit', String(pageSize))
  if ('after' in place || 'before' in place) {
    written.set('page', String(place.page + 1))
    if ('after' in place) written.set('after', String(place.after))
    else written.set('before', String(place.before))
  }
  if (columns) written.set('columns', columns.join(','))
  if (name !== undefined) written.set('view', name)
  return written
}
