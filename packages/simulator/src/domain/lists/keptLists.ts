import { seesWholeOrganization } from '@tandem/contract'
import { type Key, type Row } from '../../core/table.ts'
import { unchecked } from '../../core/unchecked.ts'
import { type UserRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'
import { type ListDefinition, type TableName } from './listDefinition.ts'

/** How rows are put in order. Missing keys come last in rising order; equal ones go by id. */
export interface ListOrder<R> {
  readonly name: string
  readonly keyOf: (row: R) => Key | null
  readonly isDescending: boolean
}

/** What a list holds, and how it is made where none is kept. */
export interface ListContent<R> {
  readonly order: ListOrder<R>
  readonly passes: (row: R) => boolean
  /** All rows that may pass, in any order. */
  readonly candidates: () => Iterable<R>
}

interface KeptList<R> {
  rows: readonly R[]
  /** No row of the list has an id above this one. */
  newest: number
  /** Versions of the tables that it was made from. */
  versions: readonly number[]
}

/** Lists that are kept for each table. The longest unused one makes room. */
const mostKept = 24
/** Above this many changes a list is made anew. */
const mostChanges = 2048

const caches = new WeakMap<object, Map<string, KeptList<Row>>>()

/**
 * Lists that were made from a table: they follow what is written meanwhile, so that reading a long list right after a write is as fast as reading it
 * again. The world itself holds none of it.
 */
export class KeptLists<R extends Row> {
  readonly #definition: ListDefinition<R>
  readonly #world: TandemWorld
  readonly #viewer: UserRow
  readonly #lists: Map<string, KeptList<R>>
  readonly #tables: readonly TableName[]

  constructor(definition: ListDefinition<R>, world: TandemWorld, viewer: UserRow) {
    const table = world.tables[definition.table]
    let lists = caches.get(table)
    if (!lists) caches.set(table, (lists = new Map()))
    this.#definition = definition
    this.#world = world
    this.#viewer = viewer
    // Lists of a table hold that table's rows.
    this.#lists = unchecked<Map<string, KeptList<R>>>(lists)
    // What members see depends on who has which profile, and on what runs on them.
    const scope: readonly TableName[] = seesWholeOrganization(viewer.role)
      ? []
      : ['users', 'profiles', 'enrolments', 'conversations']
    this.#tables = [definition.table, ...definition.reads, ...scope]
  }

  /** The rows of a list, in order. */
  get(name: string, content: ListContent<R>): readonly R[] {
    const key = `${this.#viewer.id}|${content.order.name}|${String(content.order.isDescending)}|${name}`
    const kept = this.#lists.get(key)
    const versions = this.#tables.map((table) => this.#world.tables[table].version)
    const list = kept && this.#follow(kept, content, versions) ? kept : { ...made(content), versions }
    this.#lists.delete(key)
    this.#lists.set(key, list)
    const [oldest] = this.#lists.keys()
    if (this.#lists.size > mostKept && oldest !== undefined) this.#lists.delete(oldest)
    return list.rows
  }

  /** Brings a list up to date with the writes since; false when it has to be made anew. */
  #follow(list: KeptList<R>, { order, passes }: ListContent<R>, versions: readonly number[]): boolean {
    const changed = this.#changedSince(list.versions)
    if (!changed || changed.size > mostChanges) return false
    list.versions = versions
    if (changed.size === 0) return true
    const compare = comparing(order)
    const isIn = (row: R | undefined): row is R => row !== undefined && passes(row)
    const coming = Array.from(changed, (id) => this.#rowOf(id)).filter(isIn)
    const likelyPlace = (id: number): number => {
      const row = this.#rowOf(id)
      return row ? placeIn(list.rows, row, compare) : 0
    }
    const old = changed.values().filter((id) => id <= list.newest)
    list.rows = merged(without(list.rows, placesOf(list.rows, old, likelyPlace)), coming.sort(compare), compare)
    list.newest = Math.max(list.newest, ...changed)
    return true
  }

  /** Ids of the rows that may have changed in what the list shows of them; undefined when that is not known. */
  #changedSince(versions: readonly number[]): ReadonlySet<number> | undefined {
    const changed = new Set<number>()
    for (const [place, name] of this.#tables.entries()) {
      const table = this.#world.tables[name]
      const version = versions[place] ?? 0
      if (table.version === version) continue
      const ids = table.changesSince(version)
      if (!ids || ids.size > mostChanges) return undefined
      if (place === 0) {
        for (const id of ids) changed.add(id)
        continue
      }
      // Each entry is asked about rows of its own table only.
      const affected = unchecked<((row: Row, world: TandemWorld) => readonly number[]) | undefined>(
        this.#definition.affectedBy?.[name],
      )
      for (const id of ids) {
        const row = table.get(id)
        if (!row || !affected || place > this.#definition.reads.length) return undefined
        for (const each of affected(row, this.#world)) changed.add(each)
      }
    }
    return changed
  }

  #rowOf(id: number): R | undefined {
    // As above: the definition's table holds its rows.
    return unchecked<R | undefined>(this.#world.tables[this.#definition.table].get(id))
  }
}

/** The places of rows in a list, in order. `likelyPlace` is where a row is if the change did not move it: the others have to be looked for. */
function placesOf(rows: readonly Row[], ids: Iterable<number>, likelyPlace: (id: number) => number): number[] {
  const places: number[] = []
  const moved = new Set<number>()
  for (const id of ids) {
    const likely = likelyPlace(id)
    if (rows[likely]?.id === id) places.push(likely)
    else moved.add(id)
  }
  if (moved.size > 0)
    for (let place = 0; place < rows.length; place += 1) if (moved.has(rows[place]?.id ?? 0)) places.push(place)
  return places.sort((one, other) => one - other)
}

/*
 * Lists of 100,000 rows are cut and joined in slices: those are copied at once, without looking at the rows.
 */

/** A list without the rows at some places. */
function without<R>(rows: readonly R[], places: readonly number[]): readonly R[] {
  if (places.length === 0) return rows
  const parts = places.map((place, index) => rows.slice(index === 0 ? 0 : (places[index - 1] ?? 0) + 1, place))
  return joined(parts, rows.slice((places.at(-1) ?? 0) + 1))
}

/** Two sorted lists as one. */
function merged<R>(rows: readonly R[], coming: readonly R[], compare: (one: R, other: R) => number): readonly R[] {
  if (coming.length === 0) return rows
  const parts: (readonly R[])[] = []
  let from = 0
  for (const row of coming) {
    const to = placeIn(rows, row, compare)
    parts.push(rows.slice(from, to), [row])
    from = to
  }
  return joined(parts, rows.slice(from))
}

const joined = <R>(parts: readonly (readonly R[])[], last: readonly R[]): readonly R[] => {
  const none: readonly R[] = []
  return none.concat(...parts, last)
}

function made<R extends Row>({ order, passes, candidates }: ListContent<R>): Pick<KeptList<R>, 'rows' | 'newest'> {
  const entries: { readonly key: Key | null; readonly row: R }[] = []
  for (const row of candidates()) if (passes(row)) entries.push({ key: order.keyOf(row), row })
  const sign = order.isDescending ? -1 : 1
  entries.sort((one, other) => sign * compareKeys(one.key, one.row.id, other.key, other.row.id))
  return {
    rows: entries.map(({ row }) => row),
    newest: entries.reduce((newest, { row }) => Math.max(newest, row.id), 0),
  }
}

const comparing =
  <R extends Row>({ keyOf, isDescending }: ListOrder<R>) =>
  (one: R, other: R): number =>
    (isDescending ? -1 : 1) * compareKeys(keyOf(one), one.id, keyOf(other), other.id)

function compareKeys(one: Key | null, oneId: number, other: Key | null, otherId: number): number {
  if (one === other) return oneId - otherId
  if (one === null) return 1
  if (other === null) return -1
  return one < other ? -1 : 1
}

/** Where a row belongs in a sorted list. */
function placeIn<R>(rows: readonly R[], row: R, compare: (one: R, other: R) => number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const there = rows[middle]
    if (there !== undefined && compare(there, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
