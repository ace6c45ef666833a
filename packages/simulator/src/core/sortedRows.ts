import { type Key, type Row } from './table.ts'

/** A slot in an order. */
export interface Entry<R extends Row> {
  readonly key: Key
  readonly slot: Slot<R>
}

/**
 * Where a row is kept. Indexes and orders point here, so that a changed row is seen by all of them at once. It is its own entry where rows are
 * sorted by id, which most indexes are: that saves an object a row and index.
 */
export class Slot<R extends Row> implements Entry<R> {
  /** The row's id. */
  readonly key: number
  readonly slot: Slot<R>
  row: R

  constructor(row: R) {
    this.key = row.id
    this.slot = this
    this.row = row
  }
}

/** Above this many waiting entries sorting everything once is cheaper than putting each in its place. */
const fewEntries = 32

/**
 * Slots sorted by a key, then by id. What is added waits until the next read or removal: a bulk load sorts once, a single write costs a binary
 * search.
 */
export class SortedRows<R extends Row> {
  #sorted: Entry<R>[] = []
  /** Most groups are small and written in order: they never need it. */
  #waiting: Entry<R>[] | undefined

  get count(): number {
    return this.#sorted.length + (this.#waiting?.length ?? 0)
  }

  add(entry: Entry<R>): void {
    const last = this.#sorted.at(-1)
    // New rows mostly come last: dates and ids rise.
    if (!this.#waiting && (!last || compareEntries(last, entry) < 0)) this.#sorted.push(entry)
    else (this.#waiting ??= []).push(entry)
  }

  /** Takes out the slot that was added with this key. */
  remove(id: number, key: Key): void {
    const sorted = this.#settled()
    const place = firstNotBefore(sorted, key, id)
    if (sorted[place]?.slot.key === id) sorted.splice(place, 1)
  }

  /** The place of a slot that was added with this key, from 0. */
  placeOf(id: number, key: Key): number {
    return firstNotBefore(this.#settled(), key, id)
  }

  /** The row at a place, undefined outside. */
  at(place: number): R | undefined {
    return this.#settled()[place]?.slot.row
  }

  toArray(): R[] {
    return this.#settled().map(({ slot }) => slot.row)
  }

  #settled(): readonly Entry<R>[] & Entry<R>[] {
    const waiting = this.#waiting
    if (!waiting) return this.#sorted
    this.#waiting = undefined
    if (waiting.length > fewEntries) this.#sorted = [...this.#sorted, ...waiting].sort(compareEntries)
    else for (const entry of waiting) insert(this.#sorted, entry)
    return this.#sorted
  }
}

function insert<R extends Row>(sorted: Entry<R>[], entry: Entry<R>): void {
  sorted.splice(firstNotBefore(sorted, entry.key, entry.slot.key), 0, entry)
}

function compareEntries<R extends Row>(one: Entry<R>, other: Entry<R>): number {
  return compare(one.key, one.slot.key, other.key, other.slot.key)
}

function compare(key: Key, id: number, otherKey: Key, otherId: number): number {
  if (key < otherKey) return -1
  if (key > otherKey) return 1
  return id - otherId
}

/** The first place whose entry does not come before this key and id. */
function firstNotBefore<R extends Row>(sorted: readonly Entry<R>[], key: Key, id: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = sorted[middle]
    if (entry && compare(entry.key, entry.slot.key, key, id) < 0) low = middle + 1
    else high = middle
  }
  return low
}
