import { SortedIds } from './sortedIds.ts'
import { type Key, type OrderDefinition, type Row } from './table.ts'

const everything = true

/** Ids of rows in groups, sorted by id or by a key. */
export class GroupedIds<R extends Row> {
  /** Undefined: sorted by id. */
  readonly #keyOf: ((row: R) => Key) | undefined
  readonly #groupOf: (row: R) => Key | boolean | undefined
  readonly #groups = new Map<Key | boolean, SortedIds>()

  constructor({ key, group }: Partial<OrderDefinition<R>>) {
    this.#keyOf = key
    this.#groupOf = group ?? (() => everything)
  }

  add(row: R): void {
    const group = this.#groupOf(row)
    if (group === undefined) return
    let ids = this.#groups.get(group)
    if (!ids) this.#groups.set(group, (ids = new SortedIds(this.#keyOf !== undefined)))
    ids.add(row.id, this.#key(row))
  }

  remove(row: R): void {
    const group = this.#groupOf(row)
    const ids = group === undefined ? undefined : this.#groups.get(group)
    if (group === undefined || !ids) return
    ids.remove(row.id, this.#key(row))
    if (ids.count === 0) this.#groups.delete(group)
  }

  /** True if a changed row keeps its key and its group. */
  isSamePlace(before: R, after: R): boolean {
    return this.#key(before) === this.#key(after) && this.#groupOf(before) === this.#groupOf(after)
  }

  group(group: Key | boolean = everything): SortedIds | undefined {
    return this.#groups.get(group)
  }

  placeOf(row: R, group: Key | boolean = everything): number | undefined {
    return this.#groupOf(row) === group ? this.#groups.get(group)?.placeOf(row.id, this.#key(row)) : undefined
  }

  counts(): ReadonlyMap<Key | boolean, number> {
    return new Map(this.#groups.entries().map(([group, ids]) => [group, ids.count]))
  }

  #key(row: R): Key {
    return this.#keyOf ? this.#keyOf(row) : row.id
  }
}
