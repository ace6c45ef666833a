/** A record: plain, frozen data with a positive whole id. Other records are named by their ids (`sequenceId`), never held. */
export interface Row {
  readonly id: number
}

/** What rows are grouped and sorted by. Text compares by code unit: lower-case it first where case should not count. */
export type Key = number | string

/** A group may be missing: the row is then left out of that index or order. */
type GroupOf<R> = (row: R) => Key | boolean | undefined

/** Rows kept sorted by a key, ties by id; with `group`, sorted within each group (the messages of one conversation). */
export interface OrderDefinition<R> {
  readonly key: (row: R) => Key
  readonly group?: GroupOf<R>
}

/** A table of the world: how its rows are looked up and in what orders they are paged. Indexes and orders are kept up to date by every write. */
export interface TableDefinition<R extends Row, Index extends string, Order extends string> {
  /** Look-ups by equality: `by('conversationId', 5)`, `countBy('status', 'active')`. */
  readonly indexes?: Readonly<Record<Index, GroupOf<R>>>
  /** Orders to page through: `page({order: 'awaitingTurn'})`. `byId` is always there. */
  readonly orders?: Readonly<Record<Order, OrderDefinition<R>>>
  /** Never set: carries the row's type (in a parameter's place, so that every definition is an `AnyTable`). */
  readonly row?: (row: R) => void
}

/** Declares a table: `table<Message>()({ indexes: { conversationId: (row) => row.conversationId }, orders: { … } })`. */
export const table =
  <R extends Row>() =>
  <Index extends string = never, Order extends string = never>(
    definition: TableDefinition<R, Index, Order> = {},
  ): TableDefinition<R, Index, Order> =>
    definition

/** Any table, where its details do not matter. Rows are only ever passed into a definition's functions, so the common supertype takes `never`. */
export type AnyTable = TableDefinition<never, string, string>

/** Which part of an order to read. At most one of `after`, `before` and `around`: the id of a row that the page lies behind, ahead of or about. */
export interface PageRequest<R, Order extends string> {
  readonly order: Order | 'byId'
  /** Only this group of a grouped order. */
  readonly group?: Key | boolean
  /** From the largest key down. */
  readonly isDescending?: boolean
  /** Rows at most, `around` among them: it gives half of them ahead of the row. */
  readonly limit: number
  /** Rows to skip, where there is no cursor. */
  readonly offset?: number | undefined
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly around?: number | undefined
  /** Rows left out by it do not count against the limit. The cursor row itself need not pass. */
  readonly where?: (row: R) => boolean
}

/** The records of one kind. Every read but a filtered page or `rows()` takes the same time whatever the table's size (a page: its logarithm). */
export interface Table<R extends Row, Index extends string = string, Order extends string = string> {
  readonly count: number
  /** Rises with every write (and with what takes a write back), so that a list made from the rows knows when it is old. */
  readonly version: number
  /** The ids that were written to after that version, deleted ones among them; undefined when that is too long ago to be known. */
  changesSince(version: number): ReadonlySet<number> | undefined
  get(id: number): R | undefined
  /** All rows, by rising id. */
  rows(): ArrayIterator<R>
  /** Adds a row with the next free id (ids are never used twice). */
  insert(row: Omit<R, 'id'>): R
  /** Adds a row that brings its own id. Throws when the id is taken. */
  insertWithId(row: R): R
  /** Changes fields; an undefined field is taken away. Throws when there is no such row. */
  patch(id: number, change: { readonly [Field in Exclude<keyof R, 'id'>]?: R[Field] | undefined }): R
  /** Takes a row out and returns it; undefined when there was none. */
  delete(id: number): R | undefined
  /** The rows with that value, in the order in which they got it. */
  by(index: Index, value: Key | boolean): readonly R[]
  /** How many rows have that value. Kept, not counted. */
  countBy(index: Index, value: Key | boolean): number
  /** The values that rows have, each with its number of rows. */
  groups(index: Index): ReadonlyMap<Key | boolean, number>
  /** A page of an order. An unknown cursor id gives an empty page. */
  page(request: PageRequest<R, Order>): readonly R[]
  /** All rows of an order (or of one of its groups), one after the other. */
  ordered(
    order: Order | 'byId',
    options?: { readonly group?: Key | boolean; readonly isDescending?: boolean },
  ): ArrayIterator<R>
}

/** The tables of a schema, each typed by its definition. */
export type TablesOf<Schema> = {
  readonly [Name in keyof Schema]: Schema[Name] extends TableDefinition<infer R, infer Index, infer Order>
    ? Table<R, Index, Order>
    : never
}
