import { type Key, type Row } from './table.ts'

/** Where a row is kept. Indexes point here, so that a changed row is seen by all of them at once. */
export interface Slot<R extends Row> {
  readonly id: number
  row: R
}

interface Entry<R extends Row> {
  readonly key: Key
  readonly slot: Slot<R>
}

/** Above this many waiting entries sorting everything once is cheaper than putting each in its place. */
const fewEntries = 32

/**
 * Slots sorted by a key, then by id. What is added waits until the next read or removal: a bulk load sorts once, a single write costs a binary
 * search.
 */
export class SortedRows<R extends Row> {
  #sorted: Entry<R>[] = []
  #waiting: Entry<R>[] = []

  get count(): number {
    return this.#sorted.length + this.#waiting.length
  }

  add(slot: Slot<R>, key: Key): void {
    this.#waiting.push({ key, slot })
  }

  /** Takes out the slot that was added with this key. */
  remove(id: number, key: Key): void {
    const sorted = this.#settled()
    const place = firstNotBefore(sorted, key, id)
    if (sorted[place]?.slot.id === id) sorted.splice(place, 1)
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
    if (waiting.length === 0) return this.#sorted
    this.#waiting = []
    if (waiting.length > fewEntries) this.#sorted = [...this.#sorted, ...waiting].sort(compareEntries)
    else for (const entry of waiting) insert(this.#sorted, entry)
    return this.#sorted
  }
}

function insert<R extends Row>(sorted: Entry<R>[], entry: Entry<R>): void {
  const last = sorted.at(-1)
  // New rows mostly come last: dates and ids rise.
  if (!last || compareEntries(last, entry) < 0) sorted.push(entry)
  else sorted.splice(firstNotBefore(sorted, entry.key, entry.slot.id), 0, entry)
}

function compareEntries<R extends Row>(one: Entry<R>, other: Entry<R>): number {
  return compare(one.key, one.slot.id, other.key, other.slot.id)
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
    if (entry && compare(entry.key, entry.slot.id, key, id) < 0) low = middle + 1
    else high = middle
  }
  return low
}
