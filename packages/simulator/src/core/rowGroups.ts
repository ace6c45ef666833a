import { SortedRows, type Slot } from './sortedRows.ts'
import { type Key, type OrderDefinition, type Row } from './table.ts'

/** The group of orders that have none. */
const everything = true

/** Rows in groups, each sorted by a key: what an index (sorted by id) and an order are made of. */
export class RowGroups<R extends Row> {
  /** Undefined: sorted by id. */
  readonly #keyOf: ((row: R) => Key) | undefined
  readonly #groupOf: (row: R) => Key | boolean | undefined
  readonly #groups = new Map<Key | boolean, SortedRows<R>>()

  constructor({ key, group }: Partial<OrderDefinition<R>>) {
    this.#keyOf = key
    this.#groupOf = group ?? (() => everything)
  }

  add(slot: Slot<R>): void {
    const group = this.#groupOf(slot.row)
    if (group === undefined) return
    let rows = this.#groups.get(group)
    if (!rows) this.#groups.set(group, (rows = new SortedRows()))
    rows.add(this.#keyOf ? { key: this.#keyOf(slot.row), slot } : slot)
  }

  remove({ row }: Slot<R>): void {
    const group = this.#groupOf(row)
    const rows = group === undefined ? undefined : this.#groups.get(group)
    if (group === undefined || !rows) return
    rows.remove(row.id, this.#key(row))
    if (rows.count === 0) this.#groups.delete(group)
  }

  /** Whether a changed row keeps its place: most changes touch few indexes. */
  isSamePlace(before: R, after: R): boolean {
    return this.#key(before) === this.#key(after) && this.#groupOf(before) === this.#groupOf(after)
  }

  group(group: Key | boolean = everything): SortedRows<R> | undefined {
    return this.#groups.get(group)
  }

  /** The group that a row is in and its place there; undefined when it is left out. */
  locate(row: R): { rows: SortedRows<R>; place: number } | undefined {
    const group = this.#groupOf(row)
    const rows = group === undefined ? undefined : this.#groups.get(group)
    return rows && { rows, place: rows.placeOf(row.id, this.#key(row)) }
  }

  counts(): ReadonlyMap<Key | boolean, number> {
    return new Map(this.#groups.entries().map(([group, rows]) => [group, rows.count]))
  }

  #key(row: R): Key {
    return this.#keyOf ? this.#keyOf(row) : row.id
  }
}
