import { type Column, type DataType, type FilterDefinition } from '@tandem/contract'
import { type Key, type Row, type TablesOf } from '../../core/table.ts'
import { type UserRow } from '../rows/people.ts'
import { type tables, type TandemWorld } from '../rows/world.ts'

export type TableName = keyof typeof tables

type RowIn<Name extends TableName> = NonNullable<ReturnType<TablesOf<typeof tables>[Name]['get']>>

interface FilterBase {
  readonly key: string
  readonly label: string
  /** A key that a caller may send but that the filter drawer does not show (`hasIncoming`, `clientId`). */
  readonly isHidden?: true
  /** What it says of a row changes as time passes, without a write. */
  readonly isTimed?: true
}

type Items = NonNullable<FilterDefinition['items']>

/** A filter of a list: what the drawer is told about it, and what of a row it looks at. */
export type ListFilter<R> = FilterBase &
  (
    | {
        readonly type: 'select'
        readonly items: (world: TandemWorld, viewer: UserRow) => Items
        /** The values that the row has; one of them must be among those chosen. */
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

/** A column of a list; with `sortBy` it can be sorted by. Missing values come last in rising order. */
export interface ListColumn<R> extends Omit<Column, 'isSortable'> {
  readonly sortBy?: (row: R, world: TandemWorld) => Key | null
}

/** What the list of a data type is made of. */
export interface ListDefinition<R extends Row> {
  readonly dataType: DataType | 'callReminderTemplates'
  /** The table whose rows it lists. */
  readonly table: TableName
  /**
   * Further tables that filters, search and sorting look at. The function says which rows of the list look at a changed row of that table; `all`
   * where that is not known.
   */
  readonly reads: {
    readonly [Name in TableName]?: ((row: RowIn<Name>, world: TandemWorld) => readonly number[]) | 'all'
  }
  readonly columns: (world: TandemWorld, viewer: UserRow) => readonly ListColumn<R>[]
  readonly filters: readonly ListFilter<R>[]
  /** Further filters, that users define themselves. */
  readonly ownFilters?: (world: TandemWorld, viewer: UserRow) => readonly ListFilter<R>[]
  /** What the search box looks through, lower case. */
  readonly searchText: (row: R, world: TandemWorld) => string
  /** The rows' own order, where no `sort` is asked for. */
  readonly order: { readonly key: (row: R) => Key; readonly isDescending: boolean }
  /** Whether somebody may see the row at all; made once a list. */
  readonly visibleTo: (world: TandemWorld, viewer: UserRow) => (row: R) => boolean
}

/** All filters that a list has for somebody. */
export const filtersOf = <R extends Row>(
  { filters, ownFilters }: ListDefinition<R>,
  world: TandemWorld,
  viewer: UserRow,
): readonly ListFilter<R>[] => (ownFilters ? [...filters, ...ownFilters(world, viewer)] : filters)

/** Filter definitions as `GET /{dataType}/filters` answers them. */
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

/** Columns as `_fields` carries them. */
export function columnsOf<R extends Row>(definition: ListDefinition<R>, world: TandemWorld, viewer: UserRow): Column[] {
  return definition
    .columns(world, viewer)
    .map(({ sortBy, ...column }) => Object.assign(column, { isSortable: sortBy !== undefined }))
}
