import {
  defaultTablePageSize,
  filterValues,
  otherFieldRank,
  pageLimit,
  searchRank,
  searchWords,
  seesWholeOrganization,
  folded,
} from '@tandem/contract'
import { refuse, type Refusal } from '../../core/handlers.ts'
import { readPage } from '../../core/page.ts'
import { type SortedIds } from '../../core/sortedIds.ts'
import { type Key, type Row } from '../../core/table.ts'
import { type UserRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { buildList, cachedList, type ListContent, tableOf } from './listCache.ts'
import { type ListDefinition, filtersOf, type ListFilter } from './listDefinition.ts'

type Matcher<R> = (row: R) => boolean

interface Wanted {
  readonly search: string
  readonly values: ReadonlyMap<string, readonly string[]>
}

/**
 * Returns a matcher for the search, and for each filter with a value. Ignores unknown keys, and a value that is not the
 * date, number or boolean that its filter needs.
 */
function matchersOf<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
  { search, values }: Wanted,
): readonly Matcher<R>[] {
  const words = searchWords(search)
  const found: Matcher<R>[] = words.length === 0 ? [] : [searching(definition, workspace, words)]
  for (const filter of filtersOf(definition, workspace, viewer)) {
    const matcher = matcherOf(filter, workspace, values)
    if (matcher) found.push(matcher)
  }
  return found
}

function searching<R extends Row>(
  { searchText }: ListDefinition<R>,
  workspace: TandemWorkspace,
  words: readonly string[],
): Matcher<R> {
  return (row) => {
    const text = searchText(row, workspace)
    return words.every((word) => text.includes(word))
  }
}

function matcherOf<R>(
  filter: ListFilter<R>,
  workspace: TandemWorkspace,
  values: Wanted['values'],
): Matcher<R> | undefined {
  const asked = values.get(filter.key)
  if (filter.type === 'date_range')
    return within(rangeOf(filter.key, values, Date.parse), (row) => filter.at(row, workspace))
  if (filter.type === 'number_range')
    return within(rangeOf(filter.key, values, Number), (row) => filter.value(row, workspace))
  if (filter.type === 'select') {
    if (!asked) return undefined
    const chosen = new Set(asked)
    return (row) => filter.values(row, workspace).some((value) => value !== null && chosen.has(String(value)))
  }
  if (filter.type === 'search') {
    const text = folded(asked?.[0]?.trim() ?? '')
    return text ? (row) => folded(filter.text(row, workspace) ?? '').includes(text) : undefined
  }
  const [wanted] = asked ?? []
  return wanted === 'true' || wanted === 'false'
    ? (row) => filter.is(row, workspace) === (wanted === 'true')
    : undefined
}

/** Reads the bounds from the values of `<key>Start` and `<key>End`. An invalid value counts as no bound. */
function rangeOf(key: string, values: Wanted['values'], read: (text: string) => number): readonly [number, number] {
  const bound = (suffix: string, otherwise: number): number => {
    const text = values.get(`${key}${suffix}`)?.[0]
    const value = text === undefined || text === '' ? Number.NaN : read(text)
    return Number.isNaN(value) ? otherwise : value
  }
  return [bound('Start', -Infinity), bound('End', Infinity)]
}

function within<R>(
  [start, end]: readonly [number, number],
  valueOf: (row: R) => number | null,
): Matcher<R> | undefined {
  if (start === -Infinity && end === Infinity) return undefined
  return (row) => {
    const value = valueOf(row)
    return value !== null && value >= start && value <= end
  }
}

export interface ListQuery {
  readonly limit?: number | undefined
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly around?: number | undefined
  readonly offset?: number | undefined
  readonly search?: string | undefined
  readonly sort?: string | undefined
}

export interface ListPage<R> {
  readonly rows: readonly R[]
  /** Number of rows that the viewer can see. */
  readonly totalCount: number
  /** Number of rows that match the search and the filters. */
  readonly totalFilteredCount: number
}

/** LIST-65: factor of the search rank. It is greater than any key of a default order, so the rank decides first. */
const rankMs = 1e15

/** Searches, filters and sorts a list, and returns one page of it. */
export function listRows<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
  query: ListQuery,
): ListPage<R> {
  const { order, filters } = definition
  const { search = '', sort } = query
  const values = filterValues({ ...query })
  const isVisible = definition.visibleTo(workspace, viewer)
  const matchers = matchersOf(definition, workspace, viewer, { search, values })
  const sortBy = sortKeyOf(definition, workspace, viewer, sort)
  const ownKey = (row: R) => order.key(row, workspace)
  const words = searchWords(search)
  const within = sortBy ? undefined : definition.orderWithin?.(workspace, values)
  const isDescending = sortBy ? sort?.startsWith('-') === true : within ? false : order.isDescending
  const defaultKey = within?.key ?? ownKey
  const rankedKey = (row: R): number => {
    const [name = ''] = definition.searchText(row, workspace).split('\n', 1)
    const rank = searchRank(name, words)
    return rankMs * (isDescending ? otherFieldRank - rank : rank) + defaultKey(row)
  }
  const keyOf = sortBy ?? (words.length > 0 ? rankedKey : defaultKey)
  // A cached list changes only after a write to its tables. The list of a member, and a list with a timed filter or
  // order (`isTimed`), can change without a write, so these lists are not cached.
  const isCached = seesWholeOrganization(viewer.role)
  const isTimed = filters.some((filter) => filter.isTimed && values.has(filter.key))
  const list = (isCachedHere: boolean, name: readonly unknown[], content: ListContent<R>): SortedIds =>
    isCachedHere
      ? cachedList(
          definition,
          workspace,
          JSON.stringify([definition.dataType, viewer.organizationId, ...name]),
          content,
        )
      : buildList(definition, workspace, content)
  const hasTimedOrder = order.isTimed === true || within !== undefined
  const visible = list(isCached && !order.isTimed, [], {
    keyOf: ownKey,
    isDescending: order.isDescending,
    passes: isVisible,
  })
  const matching =
    matchers.length === 0 && !sortBy
      ? visible
      : list(isCached && !isTimed && !(hasTimedOrder && !sortBy), [sort, search, ...values], {
          keyOf,
          isDescending,
          passes: (row) => isVisible(row) && matchers.every((matches) => matches(row)),
          rows: within?.rows,
        })
  const table = tableOf(definition, workspace)
  const cursorId = query.after ?? query.before ?? query.around
  const cursor = cursorId === undefined ? undefined : table.get(cursorId)
  const place = cursor && matching.find(cursor.id, keyOf(cursor))
  if (definition.refusesStaleCursors && cursorId !== undefined && place === undefined) throw staleCursor(cursorId)
  const rows = readPage(
    matching.ids,
    place,
    {
      ...query,
      limit: query.limit ?? pageLimit(definition.pageSize ?? defaultTablePageSize, query.around !== undefined),
      isDescending,
    },
    (id) => table.get(id),
  )
  return { rows, totalCount: visible.count, totalFilteredCount: matching.count }
}

/** Returns undefined for the default order of the list. */
function sortKeyOf<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
  sort: string | undefined,
): ((row: R) => Key | null) | undefined {
  const path = sort?.replace(/^-/, '')
  if (path === undefined) return undefined
  const sortBy = definition.columns(workspace, viewer).find((column) => (column.path ?? column.id) === path)?.sortBy
  if (sortBy !== 'value') return sortBy && ((row) => sortBy(row, workspace))
  return (row) => {
    const value: unknown = Reflect.get(row, path)
    return typeof value === 'string' ? value.toLowerCase() : value == null ? null : Number(value)
  }
}

/** INBOX-7: the caller must begin again without a cursor. */
export const staleCursor = (id: number): Refusal => refuse(400, `${id} is not in this list: begin without a cursor.`)
