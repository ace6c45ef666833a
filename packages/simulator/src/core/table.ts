/** A record: plain, frozen data. */
export interface Row {
  /** A positive whole number. */
  readonly id: number
}

/** A key for grouping and sorting. Texts compare by code unit. */
export type Key = number | string

/** Undefined: the row is not in this index or order. */
type GroupOf<R> = (row: R) => Key | boolean | undefined

/** Sorts rows by a key, then by id. With `group`, the rows of each group are sorted separately. */
export interface OrderDefinition<R> {
  readonly key: (row: R) => Key
  readonly group?: GroupOf<R>
}

export interface TableDefinition<R extends Row, Index extends string, Order extends string> {
  /** For look-ups by equality: `by('conversationId', 5)`. */
  readonly indexes?: Readonly<Record<Index, GroupOf<R>>>
  /** For pages: `page({ order: 'ofConversation', … })`. Each table also has the order `byId`. */
  readonly orders?: Readonly<Record<Order, OrderDefinition<R>>>
  /** Never set. Makes every definition assignable to `AnyTable`. */
  readonly row?: (row: R) => void
}

/** Declares a table: `table<Call>()({ indexes: { status: (row) => row.status }, orders: { … } })`. */
export const table =
  <R extends Row>() =>
  <Index extends string = never, Order extends string = never>(
    definition: TableDefinition<R, Index, Order> = {},
  ): TableDefinition<R, Index, Order> =>
    definition

/** Every definition is assignable to this type, because a definition uses the row type only in parameters. */
export type AnyTable = TableDefinition<never, string, string>

/** A request has at most one of the cursors `after`, `before` and `around`. A cursor is the id of a row. */
export interface PageRequest<R, Order extends string> {
  readonly order: Order | 'byId'
  readonly group?: Key | boolean
  readonly isDescending?: boolean
  /** Maximum number of rows. */
  readonly limit: number
  /** Has no effect with a cursor. */
  readonly offset?: number | undefined
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly around?: number | undefined
  /** Only matching rows count towards the limit. */
  readonly where?: (row: R) => boolean
}

export interface Table<R extends Row, Index extends string = string, Order extends string = string> {
  readonly count: number
  /** Increases with every write and every rollback. */
  readonly version: number
  /** Ids of the rows that were written or deleted since `version`. Undefined: the version is too old. */
  changesSince(version: number): ReadonlySet<number> | undefined
  get(id: number): R | undefined
  rows(): ArrayIterator<R>
  /** The ids of deleted rows are not used again. */
  insert(row: Omit<R, 'id'>): R
  /** Throws if the id exists. */
  insertWithId(row: R): R
  /** An undefined value removes the field. Throws if the row does not exist. */
  patch(id: number, change: { readonly [Field in Exclude<keyof R, 'id'>]?: R[Field] | undefined }): R
  delete(id: number): R | undefined
  /** Sorted by id. */
  by(index: Index, value: Key | boolean): readonly R[]
  countBy(index: Index, value: Key | boolean): number
  /** All values of an index with their number of rows. */
  groups(index: Index): ReadonlyMap<Key | boolean, number>
  /** An unknown cursor gives an empty page. */
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
