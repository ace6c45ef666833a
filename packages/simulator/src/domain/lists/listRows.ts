import { filterValues, pageLimit, seesWholeOrganization } from '@tandem/contract'
import { readPage } from '../../core/page.ts'
import { type SortedIds } from '../../core/sortedIds.ts'
import { type Key, type Row } from '../../core/table.ts'
import { type UserRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'
import { buildList, cachedList, type ListContent, tableOf } from './listCache.ts'
import { type ListDefinition } from './listDefinition.ts'
import { matchersOf } from './matcher.ts'

/** The parts of a query that all lists have. */
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
  /** Rows that the viewer can see. */
  readonly totalCount: number
  /** Rows that match search and filters. */
  readonly totalFilteredCount: number
}

/** Page size of a list without a `limit`. */
const defaultLimit = 25

/** A page of a list for a viewer: searched, filtered, sorted. An unknown cursor gives an empty page. */
export function listRows<R extends Row>(
  definition: ListDefinition<R>,
  world: TandemWorld,
  viewer: UserRow,
  query: ListQuery,
): ListPage<R> {
  const { order, filters } = definition
  const { search = '', sort } = query
  const values = filterValues({ ...query })
  const isVisible = definition.visibleTo(world, viewer)
  const matchers = matchersOf(definition, world, viewer, { search, values })
  const sortBy = sortKeyOf(definition, world, viewer, sort)
  const keyOf = sortBy ?? order.key
  // A cached list is updated by the rows written. What members can see, and timed filters, change without such writes.
  const isCached = seesWholeOrganization(viewer.role)
  const isTimed = filters.some((filter) => filter.isTimed && values.has(filter.key))
  const list = (isCachedHere: boolean, name: readonly unknown[], content: ListContent<R>): SortedIds =>
    isCachedHere
      ? cachedList(definition, world, JSON.stringify([definition.dataType, viewer.organizationId, ...name]), content)
      : buildList(definition, world, content)
  const visible = list(isCached, [], { keyOf: order.key, passes: isVisible })
  const matching =
    matchers.length === 0 && !sortBy
      ? visible
      : list(isCached && !isTimed, [sort, search, ...values], {
          keyOf,
          passes: (row) => isVisible(row) && matchers.every((matches) => matches(row)),
        })
  const table = tableOf(definition, world)
  const cursor = table.get(query.after ?? query.before ?? query.around ?? 0)
  const rows = readPage(
    matching.ids,
    cursor && matching.find(cursor.id, keyOf(cursor)),
    {
      ...query,
      limit: query.limit ?? pageLimit(defaultLimit, query.around !== undefined),
      isDescending: sortBy ? sort?.startsWith('-') === true : order.isDescending,
    },
    (id) => table.get(id),
  )
  return { rows, totalCount: visible.count, totalFilteredCount: matching.count }
}

/** The sort key of the column that `sort` names. Undefined: the list's own order. */
function sortKeyOf<R extends Row>(
  definition: ListDefinition<R>,
  world: TandemWorld,
  viewer: UserRow,
  sort: string | undefined,
): ((row: R) => Key | null) | undefined {
  const path = sort?.replace(/^-/, '')
  if (path === undefined) return undefined
  const sortBy = definition.columns(world, viewer).find((column) => (column.path ?? column.id) === path)?.sortBy
  return sortBy && ((row) => sortBy(row, world))
}
