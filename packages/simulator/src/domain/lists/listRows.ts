import { filterValues, pageLimit } from '@tandem/contract'
import { type Row } from '../../core/table.ts'
import { type UserRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'
import { KeptLists, type ListOrder } from './keptLists.ts'
import { type ListDefinition } from './listDefinition.ts'
import { matchersOf } from './matcher.ts'

/** The parts of a list's query that every list has. */
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
  /** Rows that exist for the viewer. */
  readonly totalCount: number
  /** Rows that match search and filters. */
  readonly totalFilteredCount: number
}

/** Page size of a list that is asked for without one. */
const defaultLimit = 25
/** A page of a list as somebody may see it: searched, filtered, sorted, cut at a cursor or an offset. */
export function listRows<R extends Row>(
  definition: ListDefinition<R>,
  world: TandemWorld,
  viewer: UserRow,
  query: ListQuery,
): ListPage<R> {
  const wanted = { search: query.search ?? '', values: filterValues({ ...query }) }
  const lists = new KeptLists(definition, world, viewer)
  const order = orderOf(definition, world, viewer, query.sort)
  const isVisible = definition.visibleTo(world, viewer)
  const visible = lists.get('', { order, passes: isVisible, candidates: () => definition.rows(world) })
  const matchers = matchersOf(definition, world, viewer, wanted)
  if (matchers.length === 0)
    return { rows: cut(visible, query), totalCount: visible.length, totalFilteredCount: visible.length }
  const matches = (row: R): boolean => matchers.every((each) => each(row))
  const isTimed = definition.filters.some((filter) => filter.isTimed && wanted.values.has(filter.key))
  const matching = isTimed
    ? visible.filter(matches)
    : lists.get(JSON.stringify([wanted.search, ...wanted.values]), {
        order,
        passes: (row) => isVisible(row) && matches(row),
        candidates: () => indexedRows(definition, world, wanted.values) ?? visible,
      })
  return { rows: cut(matching, query), totalCount: visible.length, totalFilteredCount: matching.length }
}

/** The order that `sort` names; the rows' own where it names none. */
function orderOf<R extends Row>(
  definition: ListDefinition<R>,
  world: TandemWorld,
  viewer: UserRow,
  sort: string | undefined,
): ListOrder<R> {
  const path = sort?.replace(/^-/, '')
  const column =
    path === undefined ? undefined : definition.columns(world, viewer).find((each) => (each.path ?? each.id) === path)
  const sortBy = column?.sortBy
  if (!sortBy || path === undefined)
    return { name: '', keyOf: definition.order.key, isDescending: definition.order.isDescending }
  return { name: path, keyOf: (row) => sortBy(row, world), isDescending: sort?.startsWith('-') === true }
}

/** The rows that one of the filters can name by an index, each once. */
function indexedRows<R extends Row>(
  { filters }: ListDefinition<R>,
  world: TandemWorld,
  values: ReadonlyMap<string, readonly string[]>,
): Iterable<R> | undefined {
  for (const filter of filters) {
    const asked = values.get(filter.key)
    if (asked && filter.type === 'select' && filter.rowsWith) {
      const { rowsWith } = filter
      return new Set(asked.flatMap((value) => rowsWith(value, world)))
    }
  }
  return undefined
}

/** A page of rows in their order, at a cursor or an offset. An unknown cursor gives an empty page. */
export function cut<R extends Row>(
  rows: readonly R[],
  { limit: wanted, after, before, around, offset = 0 }: ListQuery,
): readonly R[] {
  const limit = wanted ?? pageLimit(defaultLimit, around !== undefined)
  const cursor = after ?? before ?? around
  if (cursor === undefined) return rows.slice(offset, offset + limit)
  const place = rows.findIndex(({ id }) => id === cursor)
  if (place < 0) return []
  if (after !== undefined) return rows.slice(place + 1, place + 1 + limit)
  if (before !== undefined) return rows.slice(Math.max(0, place - limit), place)
  const start = Math.max(0, place - Math.floor(limit / 2))
  return rows.slice(start, start + limit)
}
