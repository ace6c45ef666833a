import { SortedRows, type Slot } from './sortedRows.ts'
import { type Key, type OrderDefinition, type Row } from './table.ts'

/** The group of orders that have none. */
const everything = true

/** Rows in groups, each sorted by a key: what an index (sorted by id) and an order are made of. */
export class RowGroups<R extends Row> {
  readonly #keyOf: (row: R) => Key
  readonly #groupOf: (row: R) => Key | boolean | undefined
  readonly #groups = new Map<Key | boolean, SortedRows<R>>()

  constructor({ key, group = () => everything }: OrderDefinition<R>) {
    this.#keyOf = key
    this.#groupOf = group
  }

  add(slot: Slot<R>): void {
    const group = this.#groupOf(slot.row)
    if (group === undefined) return
    let rows = this.#groups.get(group)
    if (!rows) this.#groups.set(group, (rows = new SortedRows()))
    rows.add(slot, this.#keyOf(slot.row))
  }

  remove({ id, row }: Slot<R>): void {
    const group = this.#groupOf(row)
    const rows = group === undefined ? undefined : this.#groups.get(group)
    if (group === undefined || !rows) return
    rows.remove(id, this.#keyOf(row))
    if (rows.count === 0) this.#groups.delete(group)
  }

  /** Whether a changed row keeps its place: most changes touch few indexes. */
  isSamePlace(before: R, after: R): boolean {
    return this.#keyOf(before) === this.#keyOf(after) && this.#groupOf(before) === this.#groupOf(after)
  }

  group(group: Key | boolean = everything): SortedRows<R> | undefined {
    return this.#groups.get(group)
  }

  /** The group that a row is in and its place there; undefined when it is left out. */
  locate(row: R): { rows: SortedRows<R>; place: number } | undefined {
    const group = this.#groupOf(row)
    const rows = group === undefined ? undefined : this.#groups.get(group)
    return rows && { rows, place: rows.placeOf(row.id, this.#keyOf(row)) }
  }

  counts(): ReadonlyMap<Key | boolean, number> {
    return new Map(this.#groups.entries().map(([group, rows]) => [group, rows.count]))
  }
}
