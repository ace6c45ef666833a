import { filterValues, pageLimit } from '@tandem/contract'
import { type Key, type Row } from '../../core/table.ts'
import { unchecked } from '../../core/unchecked.ts'
import { type UserRow } from '../records.ts'
import { type TandemWorld } from '../world.ts'
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
/** Results that are kept for each table. */
const keptResults = 24

interface Sorted<R> {
  readonly entries: readonly { readonly key: Key | null; readonly row: R }[]
  readonly stamp: string
}

interface Cache {
  readonly sorted: Map<string, Sorted<Row>>
  readonly results: Map<string, readonly Row[]>
  stamp: string
}

/** Lists that were made from a table, as long as nothing is written to it. The world itself holds none of it. */
const caches = new WeakMap<object, Cache>()

/** A page of a list as somebody may see it: searched, filtered, sorted, cut at a cursor or an offset. */
export function listRows<R extends Row>(definition: ListDefinition<R>, world: TandemWorld, viewer: UserRow, query: ListQuery): ListPage<R> {
  const wanted = { search: query.search ?? '', values: filterValues({ ...query }) }
  const cache = cacheOf(definition, world)
  const base = `${viewer.id}|${query.sort ?? ''}`
  const visible = kept(cache, base, () => {
    const isVisible = definition.visibleTo(world, viewer)
    return sortedRows(definition, world, viewer, cache, query.sort).filter(isVisible)
  })
  const matchers = matchersOf(definition, world, viewer, wanted)
  const isTimed = definition.filters.some((filter) => filter.isTimed && wanted.values.has(filter.key))
  const time = isTimed ? world.clock.now() : 0
  const matching =
    matchers.length === 0
      ? visible
      : kept(cache, `${base}|${time}|${JSON.stringify([wanted.search, ...wanted.values])}`, () =>
          visible.filter((row) => matchers.every((matches) => matches(row))),
        )
  return { rows: cut(matching, query), totalCount: visible.length, totalFilteredCount: matching.length }
}

function cacheOf<R extends Row>({ table, reads }: ListDefinition<R>, world: TandemWorld): Cache {
  const { tables } = world
  const stamp = [table, ...reads].map((name) => tables[name].version).join('.')
  let cache = caches.get(tables[table])
  if (!cache) caches.set(tables[table], (cache = { sorted: new Map(), results: new Map(), stamp }))
  if (cache.stamp !== stamp) {
    cache.results.clear()
    cache.stamp = stamp
  }
  return cache
}

/** A result that was worked out before, or now. The longest unused one makes room. */
function kept<R extends Row>(cache: Cache, key: string, work: () => readonly R[]): readonly R[] {
  // Results of a table hold that table's rows.
  const known = unchecked<readonly R[] | undefined>(cache.results.get(key))
  const rows = known ?? work()
  cache.results.delete(key)
  cache.results.set(key, rows)
  const [oldest] = cache.results.keys()
  if (cache.results.size > keptResults && oldest !== undefined) cache.results.delete(oldest)
  return rows
}

/**
 * All rows in an order. What was sorted before is taken up again: rows that did not change keep their key and place, so that sorting goes once over
 * them.
 */
function sortedRows<R extends Row>(
  definition: ListDefinition<R>,
  world: TandemWorld,
  viewer: UserRow,
  cache: Cache,
  sort: string | undefined,
): R[] {
  const path = sort?.replace(/^-/, '')
  const sortBy =
    path === undefined ? undefined : definition.columns(world, viewer).find((column) => (column.path ?? column.id) === path)?.sortBy
  const isDescending = sortBy ? sort?.startsWith('-') === true : definition.order.isDescending
  const name = sortBy ? (path ?? '') : ''
  const keyOf = sortBy ? (row: R) => sortBy(row, world) : definition.order.key
  // Keys of related rows may have changed although the row did not.
  const related = definition.reads.map((table) => world.tables[table].version).join('.')
  const before = unchecked<Sorted<R> | undefined>(cache.sorted.get(name))
  const entries: { key: Key | null; row: R }[] = []
  const rows = new Map<number, R>()
  for (const row of definition.rows(world)) rows.set(row.id, row)
  for (const entry of before?.entries ?? []) {
    const row = rows.get(entry.row.id)
    if (!row) continue
    const isSame = row === entry.row && (!sortBy || before?.stamp === related)
    entries.push(isSame ? entry : { key: keyOf(row), row })
    rows.delete(row.id)
  }
  for (const row of rows.values()) entries.push({ key: keyOf(row), row })
  entries.sort(compare)
  cache.sorted.set(name, { entries, stamp: related })
  const sorted = entries.map(({ row }) => row)
  return isDescending ? sorted.toReversed() : sorted
}

function compare(one: { readonly key: Key | null; readonly row: Row }, other: { readonly key: Key | null; readonly row: Row }): number {
  if (one.key === other.key) return one.row.id - other.row.id
  if (one.key === null) return 1
  if (other.key === null) return -1
  return one.key < other.key ? -1 : 1
}

/** A page of rows in their order, at a cursor or an offset. An unknown cursor gives an empty page. */
export function cut<R extends Row>(rows: readonly R[], { limit: wanted, after, before, around, offset = 0 }: ListQuery): readonly R[] {
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
