import { factory, primaryKey } from '@mswjs/data'
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js'
import { GroupedIds } from './groupedIds.ts'
import { readPage } from './page.ts'
import { type SortedIds } from './sortedIds.ts'
import { type AnyTable, type Key, type PageRequest, type Row, type TableDefinition, type TablesOf } from './table.ts'
import { unchecked } from './unchecked.ts'
import { type UndoLog } from './undoLog.ts'

/** Number of writes that `changesSince` can report. */
const recentWrites = 4096

export interface TableSnapshot {
  readonly nextId: number
  readonly rows: readonly Row[]
}

/** Rows with neighbouring ids. */
export interface RowBlock {
  readonly table: string
  readonly block: number
  readonly rows: readonly Row[]
}

/** Number of ids in a block. A smaller block is saved faster, but a large table then has more blocks. */
const blockSize = 256

export interface Store<Schema extends Readonly<Record<string, AnyTable>>> {
  readonly tables: TablesOf<Schema>
  snapshot(): Readonly<Record<string, TableSnapshot>>
  /** The id of the next inserted row, by table. */
  nextIds(): Readonly<Record<string, number>>
  /** The blocks with writes since the last `takeChangedBlocks`. */
  takeChangedBlocks(): readonly RowBlock[]
  /** Throws if the snapshot has other tables, a row without an id, or two rows with the same id. */
  load(snapshot: Readonly<Record<string, TableSnapshot>>): void
}

/** The maps inside @mswjs/data. The library's own queries would read all records for each look-up (ADR 4). */
interface Records {
  getModel(name: string): Map<number, Row>
}

export function createStore<Schema extends Readonly<Record<string, AnyTable>>>(
  schema: Schema,
  undo: UndoLog,
): Store<Schema> {
  const records = createRecords(Object.keys(schema))
  const tables = new Map(
    Object.entries(schema).map(([name, definition]) => [name, new StoredTable(name, definition, records, undo)]),
  )
  return {
    // Each table is made from the definition with the same name.
    tables: unchecked<TablesOf<Schema>>(Object.fromEntries(tables)),
    snapshot: () => Object.fromEntries(tables.entries().map(([name, stored]) => [name, stored.snapshot()])),
    nextIds: () => Object.fromEntries(tables.entries().map(([name, { nextId }]) => [name, nextId])),
    takeChangedBlocks: () => [...tables.values()].flatMap((stored) => stored.takeChangedBlocks()),
    load(snapshot) {
      const names = Object.keys(snapshot)
      if (names.length !== tables.size) throw new Error('The snapshot has other tables.')
      for (const name of names) {
        const stored = tables.get(name)
        const content = snapshot[name]
        if (!stored || !content) throw new Error(`There is no table ${name}.`)
        stored.load(content)
      }
    },
  }
}

function createRecords(names: readonly string[]): Records {
  const { BroadcastChannel } = globalThis
  // With a BroadcastChannel, the library would send every write to other tabs.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    const models = Object.fromEntries(names.map((name) => [name, { id: primaryKey(Number), row: Object }]))
    // The library's type is for models with relations.
    return unchecked<Records>(factory(models)[DATABASE_INSTANCE])
  } finally {
    globalThis.BroadcastChannel = BroadcastChannel
  }
}

/** A table without its row type. */
class StoredTable {
  readonly #name: string
  readonly #rows: Map<number, Row>
  readonly #undo: UndoLog
  readonly #indexes = new Map<string, GroupedIds<Row>>()
  readonly #orders = new Map<string, GroupedIds<Row>>()
  readonly #all: readonly GroupedIds<Row>[]
  readonly #changedBlocks = new Set<number>()
  /** A ring buffer with the ids of the latest writes. */
  readonly #recent: number[] = []
  #nextId = 1
  #version = 0

  constructor(name: string, definition: AnyTable, records: Records, undo: UndoLog) {
    const { indexes = {}, orders = {} } = unchecked<TableDefinition<Row, string, string>>(definition)
    this.#name = name
    this.#rows = records.getModel(name)
    this.#undo = undo
    this.#orders.set('byId', new GroupedIds({}))
    for (const [index, group] of Object.entries(indexes)) this.#indexes.set(index, new GroupedIds({ group }))
    for (const [order, definition] of Object.entries(orders)) this.#orders.set(order, new GroupedIds(definition))
    this.#all = [...this.#indexes.values(), ...this.#orders.values()]
  }

  get count(): number {
    return this.#rows.size
  }

  get nextId(): number {
    return this.#nextId
  }

  get version(): number {
    return this.#version
  }

  get(id: number): Row | undefined {
    return this.#rows.get(id)
  }

  rows(): ArrayIterator<Row> {
    return this.ordered('byId')
  }

  insert(row: object): Row {
    return this.insertWithId({ ...row, id: this.#nextId })
  }

  insertWithId(row: Row): Row {
    const { id } = row
    if (!Number.isSafeInteger(id) || id < 1) throw new Error(`${this.#name}: ${String(id)} is not an id.`)
    if (this.#rows.has(id)) throw new Error(`${this.#name}: id ${id} is taken.`)
    const nextId = this.#nextId
    this.#nextId = Math.max(nextId, id + 1)
    this.#add(row)
    this.#undo.note(() => {
      this.#remove(id)
      this.#nextId = nextId
    })
    return row
  }

  patch(id: number, change: object): Row {
    const before = this.get(id)
    if (!before) throw new Error(`${this.#name}: there is no row ${id}.`)
    const after: Record<string, unknown> & Row = { ...before, ...change, id }
    for (const field of Object.keys(change)) if (after[field] === undefined) Reflect.deleteProperty(after, field)
    this.#replace(id, after)
    this.#undo.note(() => this.#replace(id, before))
    return after
  }

  delete(id: number): Row | undefined {
    const row = this.#remove(id)
    if (row) this.#undo.note(() => this.#add(row))
    return row
  }

  by(index: string, value: Key | boolean): readonly Row[] {
    return this.#rowsOf(this.#index(index).group(value))
  }

  countBy(index: string, value: Key | boolean): number {
    return this.#index(index).group(value)?.count ?? 0
  }

  groups(index: string): ReadonlyMap<Key | boolean, number> {
    return this.#index(index).counts()
  }

  page(request: PageRequest<Row, string>): readonly Row[] {
    const order = this.#order(request.order)
    const cursor = this.get(request.after ?? request.before ?? request.around ?? 0)
    const ids = order.group(request.group)?.ids ?? []
    return readPage(ids, cursor && order.placeOf(cursor, request.group), request, (id) => this.get(id))
  }

  ordered(
    order: string,
    { group, isDescending = false }: { readonly group?: Key | boolean; readonly isDescending?: boolean } = {},
  ) {
    const rows = this.#rowsOf(this.#order(order).group(group))
    return (isDescending ? rows.toReversed() : rows).values()
  }

  snapshot(): TableSnapshot {
    return { nextId: this.#nextId, rows: [...this.rows()] }
  }

  takeChangedBlocks(): readonly RowBlock[] {
    const changed = [...this.#changedBlocks]
    this.#changedBlocks.clear()
    return changed.map((block) => {
      const ids = Array.from({ length: blockSize }, (_, place) => block * blockSize + place)
      return { table: this.#name, block, rows: ids.map((id) => this.get(id)).filter((row) => row !== undefined) }
    })
  }

  load({ nextId, rows }: TableSnapshot): void {
    for (const row of rows) this.insertWithId(row)
    this.#nextId = Math.max(this.#nextId, nextId)
  }

  #add(row: Row): void {
    this.#rows.set(row.id, deepFreeze(row))
    this.#noteChange(row.id)
    for (const ids of this.#all) ids.add(row)
  }

  #remove(id: number): Row | undefined {
    const row = this.get(id)
    if (!row) return undefined
    for (const ids of this.#all) ids.remove(row)
    this.#rows.delete(id)
    this.#noteChange(id)
    return row
  }

  #replace(id: number, row: Row): void {
    const before = this.get(id)
    if (!before) return
    const moved = this.#all.filter((ids) => !ids.isSamePlace(before, row))
    for (const ids of moved) ids.remove(before)
    this.#rows.set(id, deepFreeze(row))
    this.#noteChange(id)
    for (const ids of moved) ids.add(row)
  }

  /** A copy, because the table may change while the caller reads the rows. */
  #rowsOf(sorted: SortedIds | undefined): Row[] {
    // Every id of an index has a row.
    return sorted ? sorted.ids.map((id) => unchecked<Row>(this.#rows.get(id))) : []
  }

  changesSince(version: number): ReadonlySet<number> | undefined {
    const count = this.#version - version
    if (count < 0 || count > recentWrites) return undefined
    return new Set(Array.from({ length: count }, (_, place) => this.#recent[(version + 1 + place) % recentWrites] ?? 0))
  }

  #noteChange(id: number): void {
    this.#version += 1
    this.#recent[this.#version % recentWrites] = id
    this.#changedBlocks.add(Math.floor(id / blockSize))
  }

  #index(name: string): GroupedIds<Row> {
    const index = this.#indexes.get(name)
    if (!index) throw new Error(`${this.#name} has no index ${name}.`)
    return index
  }

  #order(name: string): GroupedIds<Row> {
    const order = this.#orders.get(name)
    if (!order) throw new Error(`${this.#name} has no order ${name}.`)
    return order
  }
}

/** Freezes a row, because responses and snapshots share the rows of the tables. */
function deepFreeze<Value extends object>(value: Value): Value {
  if (Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const field in value) {
    const part = value[field]
    if (typeof part === 'object' && part !== null) deepFreeze(part)
  }
  return value
}
