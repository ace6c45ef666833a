/** A record: plain, frozen data. It refers to other records by id, such as `sequenceId`. */
export interface Row {
  /** A positive whole number. */
  readonly id: number
}

/** A key for grouping and sorting. Texts compare by code unit: use lower case to ignore case. */
export type Key = number | string

/** The group of a row. Undefined: the row is not in this index or order. */
type GroupOf<R> = (row: R) => Key | boolean | undefined

/** Sorts rows by a key, then by id. With `group`, it sorts each group, such as the messages of a conversation. */
export interface OrderDefinition<R> {
  readonly key: (row: R) => Key
  readonly group?: GroupOf<R>
}

/** The indexes and orders of a table. Each write updates them. */
export interface TableDefinition<R extends Row, Index extends string, Order extends string> {
  /** For look-ups by equality: `by('conversationId', 5)`, `countBy('status', 'active')`. */
  readonly indexes?: Readonly<Record<Index, GroupOf<R>>>
  /** For pages: `page({ order: 'ofConversation', … })`. Each table has the order `byId`. */
  readonly orders?: Readonly<Record<Order, OrderDefinition<R>>>
  /**
   * Never set. Its type, a function with the row as parameter, makes every definition assignable to `AnyTable`.
   */
  readonly row?: (row: R) => void
}

/** Declares a table: `table<Call>()({ indexes: { status: (row) => row.status }, orders: { … } })`. */
export const table =
  <R extends Row>() =>
  <Index extends string = never, Order extends string = never>(
    definition: TableDefinition<R, Index, Order> = {},
  ): TableDefinition<R, Index, Order> =>
    definition

/** Any definition. Definitions use the row type only for parameters, so the row type `never` accepts all of them. */
export type AnyTable = TableDefinition<never, string, string>

/** Asks for a page of an order. It has at most one of the cursors `after`, `before` and `around`, the ids of rows. */
export interface PageRequest<R, Order extends string> {
  readonly order: Order | 'byId'
  /** The group to read, if the order has groups. */
  readonly group?: Key | boolean
  readonly isDescending?: boolean
  /** Maximum number of rows. A page `around` a row has that row in its middle, if enough rows are before it. */
  readonly limit: number
  /** Number of rows to skip. Has no effect with a cursor. */
  readonly offset?: number | undefined
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly around?: number | undefined
  /** Only matching rows count towards the limit. The cursor row need not match. */
  readonly where?: (row: R) => boolean
}

export interface Table<R extends Row, Index extends string = string, Order extends string = string> {
  readonly count: number
  /** Increases with every write and every rollback, so that a cached list can detect that it is stale. */
  readonly version: number
  /** Ids of the rows written or deleted since that version. Undefined: the version is too old. */
  changesSince(version: number): ReadonlySet<number> | undefined
  get(id: number): R | undefined
  rows(): ArrayIterator<R>
  /** Adds a row with a new id. The ids of deleted rows are not used again. */
  insert(row: Omit<R, 'id'>): R
  /** Adds a row with a given id. Throws if the id exists. */
  insertWithId(row: R): R
  /** Changes fields. An undefined value removes the field. Throws if the row does not exist. */
  patch(id: number, change: { readonly [Field in Exclude<keyof R, 'id'>]?: R[Field] | undefined }): R
  /** Deletes and returns a row. Undefined: the row does not exist. */
  delete(id: number): R | undefined
  /** The rows with this value in the index, sorted by id. */
  by(index: Index, value: Key | boolean): readonly R[]
  /** Number of rows with this value in the index. */
  countBy(index: Index, value: Key | boolean): number
  /** All values of an index with their number of rows. */
  groups(index: Index): ReadonlyMap<Key | boolean, number>
  /** A page of an order. An unknown cursor id gives an empty page. */
  page(request: PageRequest<R, Order>): readonly R[]
  ordered(
    order: Order | 'byId',
    options?: { readonly group?: Key | boolean; readonly isDescending?: boolean },
  ): ArrayIterator<R>
}

export type TablesOf<Schema> = {
  readonly [Name in keyof Schema]: Schema[Name] extends TableDefinition<infer R, infer Index, infer Order>
    ? Table<R, Index, Order>
    : never
}
