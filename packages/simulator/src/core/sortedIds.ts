import { type Key } from './table.ts'

export interface IdEntry {
  readonly id: number
  /** Null if the row has no key. Ids without a key come last, or first with `isMissingFirst`. */
  readonly key: Key | null
}

export class SortedIds {
  readonly #ids: number[] = []
  /** Undefined if ids are sorted by id alone. */
  readonly #keys: (Key | null)[] | undefined
  readonly #missing: 1 | -1

  constructor(hasKeys: boolean, isMissingFirst: boolean = false) {
    if (hasKeys) this.#keys = []
    this.#missing = isMissingFirst ? -1 : 1
  }

  static of(entries: IdEntry[], isMissingFirst: boolean = false): SortedIds {
    const sorted = new SortedIds(true, isMissingFirst)
    entries.sort((one, other) => sorted.#compare(one.key, one.id, other.key, other.id))
    for (const { id, key } of entries) sorted.add(id, key)
    return sorted
  }

  get count(): number {
    return this.#ids.length
  }

  get ids(): readonly number[] {
    return this.#ids
  }

  add(id: number, key: Key | null): void {
    const last = this.#ids.length - 1
    // Most new rows belong at the end.
    if (last < 0 || this.#compareAt(last, id, key) < 0) {
      this.#ids.push(id)
      this.#keys?.push(key)
      return
    }
    const place = this.placeOf(id, key)
    this.#ids.splice(place, 0, id)
    this.#keys?.splice(place, 0, key)
  }

  remove(id: number, key: Key | null): void {
    const place = this.placeOf(id, key)
    if (this.#ids[place] !== id) return
    this.#ids.splice(place, 1)
    this.#keys?.splice(place, 1)
  }

  removeAll(removed: ReadonlySet<number>): void {
    if (removed.size === 0) return
    const ids = this.#ids
    for (let place = ids.length - 1; place >= 0; place--) {
      if (!removed.has(ids[place] ?? 0)) continue
      ids.splice(place, 1)
      this.#keys?.splice(place, 1)
    }
  }

  /** The position of an id. Undefined if the id was not added with this key. */
  find(id: number, key: Key | null): number | undefined {
    const place = this.placeOf(id, key)
    // A search with a wrong key can also end at this id.
    const isKey = !this.#keys || this.#keys[place] === key
    return this.#ids[place] === id && isKey ? place : undefined
  }

  /** The position of an id, from 0. If the id is missing, returns the position that `add` would give to the id. */
  placeOf(id: number, key: Key | null): number {
    let low = 0
    let high = this.#ids.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compareAt(middle, id, key) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #compareAt(place: number, id: number, key: Key | null): number {
    const there = this.#ids[place] ?? 0
    return this.#keys ? this.#compare(this.#keys[place] ?? null, there, key, id) : there - id
  }

  #compare(key: Key | null, id: number, otherKey: Key | null, otherId: number): number {
    if (key === otherKey) return id - otherId
    if (key === null) return this.#missing
    if (otherKey === null) return -this.#missing
    return key < otherKey ? -1 : 1
  }
}
