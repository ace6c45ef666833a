import { type Column, type DataType, type FilterDefinition } from '@tandem/contract'
import { type Key, type Row, type TablesOf } from '../../core/table.ts'
import { type UserRow } from '../rows/people.ts'
import { type tables, type TandemWorld } from '../rows/world.ts'

export type TableName = keyof typeof tables

type RowIn<Name extends TableName> = NonNullable<ReturnType<TablesOf<typeof tables>[Name]['get']>>

interface FilterBase {
  readonly key: string
  readonly label: string
  /** Callers can send it, but the filter drawer does not show it (`hasIncoming`). */
  readonly isHidden?: true
  /** Its result for a row changes with the time, without a write. */
  readonly isTimed?: true
}

type Items = NonNullable<FilterDefinition['items']>

/** A filter of a list: its definition for the drawer, and what it compares in a row. */
export type ListFilter<R> = FilterBase &
  (
    | {
        readonly type: 'select'
        readonly items: (world: TandemWorld, viewer: UserRow) => Items
        /** The row's values. One of them must be chosen. */
        readonly values: (row: R, world: TandemWorld) => readonly (string | number | null)[]
      }
    | { readonly type: 'search'; readonly text: (row: R, world: TandemWorld) => string | null }
    | { readonly type: 'date_range'; readonly at: (row: R, world: TandemWorld) => number | null }
    | {
        readonly type: 'number_range'
        readonly start: number
        readonly end: (world: TandemWorld) => number
        readonly value: (row: R, world: TandemWorld) => number | null
      }
    | { readonly type: 'boolean'; readonly is: (row: R, world: TandemWorld) => boolean }
  )

/**
 * A column of a list. With `sortBy` the list can be sorted by it; missing values come last in ascending order. `value`:
 * by the row's own value at `path`, texts without regard to case.
 */
export interface ListColumn<R> extends Omit<Column, 'isSortable'> {
  readonly sortBy?: 'value' | ((row: R, world: TandemWorld) => Key | null)
}

export interface ListDefinition<R extends Row> {
  readonly dataType: DataType | 'callReminderTemplates'
  readonly table: TableName
  /**
   * Other tables that filters, search and sorting read. The function returns the rows of the list that read a changed
   * row of that table. `all`: any of them may.
   */
  readonly reads: {
    readonly [Name in TableName]?: ((row: RowIn<Name>, world: TandemWorld) => readonly number[]) | 'all'
  }
  readonly columns: (world: TandemWorld, viewer: UserRow) => readonly ListColumn<R>[]
  readonly filters: readonly ListFilter<R>[]
  /** Filters by what users define, such as custom attributes. */
  readonly ownFilters?: (world: TandemWorld, viewer: UserRow) => readonly ListFilter<R>[]
  /** The text that the search box looks in, in lower case. */
  readonly searchText: (row: R, world: TandemWorld) => string
  /** The order without `sort`. `isTimed`: the key of a row changes with the time, without a write. */
  readonly order: {
    readonly key: (row: R, world: TandemWorld) => Key
    readonly isDescending: boolean
    readonly isTimed?: true
  }
  /** Rows of a page without a `limit`; a page around a row has twice as many. Default: that of tables. */
  readonly pageSize?: number
  /** A cursor whose row is not in the list is a 400. Default: it gives an empty page. */
  readonly refusesStaleCursors?: true
  /** Whether the viewer can see a row. */
  readonly visibleTo: (world: TandemWorld, viewer: UserRow) => (row: R) => boolean
}

export const filtersOf = <R extends Row>(
  { filters, ownFilters }: ListDefinition<R>,
  world: TandemWorld,
  viewer: UserRow,
): readonly ListFilter<R>[] => (ownFilters ? [...filters, ...ownFilters(world, viewer)] : filters)

/** The answer of `GET /{dataType}/filters`. */
export function filterDefinitions<R extends Row>(
  definition: ListDefinition<R>,
  world: TandemWorld,
  viewer: UserRow,
): FilterDefinition[] {
  return filtersOf(definition, world, viewer).flatMap((filter): FilterDefinition[] => {
    const { key, label, type, isHidden } = filter
    if (isHidden) return []
    if (type === 'select') return [{ key, label, type, items: filter.items(world, viewer) }]
    if (type === 'number_range') return [{ key, label, type, start: filter.start, end: filter.end(world) }]
    return [{ key, label, type }]
  })
}

/** The columns in `_fields` of a list's answer. */
export function columnsOf<R extends Row>(definition: ListDefinition<R>, world: TandemWorld, viewer: UserRow): Column[] {
  return definition
    .columns(world, viewer)
    .map(({ sortBy, ...column }) => Object.assign(column, { isSortable: sortBy !== undefined }))
}
