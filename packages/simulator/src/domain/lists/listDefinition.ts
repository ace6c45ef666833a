import { type Column, type DataType, type FilterDefinition } from '@tandem/contract'
import { type Key, type Row, type TablesOf } from '../../core/table.ts'
import { type UserRow } from '../rows/people.ts'
import { type tables, type TandemWorkspace } from '../rows/workspace.ts'

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
        readonly items: (workspace: TandemWorkspace, viewer: UserRow) => Items
        /** The row's values. One of them must be chosen. */
        readonly values: (row: R, workspace: TandemWorkspace) => readonly (string | number | null)[]
      }
    | { readonly type: 'search'; readonly text: (row: R, workspace: TandemWorkspace) => string | null }
    | { readonly type: 'date_range'; readonly at: (row: R, workspace: TandemWorkspace) => number | null }
    | {
        readonly type: 'number_range'
        readonly start: number
        readonly end: (workspace: TandemWorkspace) => number
        readonly value: (row: R, workspace: TandemWorkspace) => number | null
      }
    | { readonly type: 'boolean'; readonly is: (row: R, workspace: TandemWorkspace) => boolean }
  )

/**
 * A column of a list. With `sortBy` the list can be sorted by it; missing values come last in ascending order. `value`:
 * by the row's own value at `path`, texts without regard to case.
 */
export interface ListColumn<R> extends Omit<Column, 'isSortable'> {
  readonly sortBy?: 'value' | ((row: R, workspace: TandemWorkspace) => Key | null)
}

export interface ListDefinition<R extends Row> {
  readonly dataType: DataType | 'callReminderTemplates'
  readonly table: TableName
  /**
   * Other tables that filters, search and sorting read. The function returns the rows of the list that read a changed
   * row of that table. `all`: any of them may.
   */
  readonly reads: {
    readonly [Name in TableName]?: ((row: RowIn<Name>, workspace: TandemWorkspace) => readonly number[]) | 'all'
  }
  readonly columns: (workspace: TandemWorkspace, viewer: UserRow) => readonly ListColumn<R>[]
  readonly filters: readonly ListFilter<R>[]
  /** Filters by what users define, such as custom attributes. */
  readonly ownFilters?: (workspace: TandemWorkspace, viewer: UserRow) => readonly ListFilter<R>[]
  /** The text that the search box looks in, in lower case. */
  readonly searchText: (row: R, workspace: TandemWorkspace) => string
  /** The order without `sort`. `isTimed`: the key of a row changes with the time, without a write. */
  readonly order: {
    readonly key: (row: R, workspace: TandemWorkspace) => Key
    readonly isDescending: boolean
    readonly isTimed?: true
  }
  /** Rows of a page without a `limit`; a page around a row has twice as many. Default: that of tables. */
  readonly pageSize?: number
  /** A cursor whose row is not in the list is a 400. Default: it gives an empty page. */
  readonly refusesStaleCursors?: true
  /** Whether the viewer can see a row. */
  readonly visibleTo: (workspace: TandemWorkspace, viewer: UserRow) => (row: R) => boolean
}

export const filtersOf = <R extends Row>(
  { filters, ownFilters }: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
): readonly ListFilter<R>[] => (ownFilters ? [...filters, ...ownFilters(workspace, viewer)] : filters)

/** The answer of `GET /{dataType}/filters`. */
export function filterDefinitions<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
): FilterDefinition[] {
  return filtersOf(definition, workspace, viewer).flatMap((filter): FilterDefinition[] => {
    const { key, label, type, isHidden } = filter
    if (isHidden) return []
    if (type === 'select') return [{ key, label, type, items: filter.items(workspace, viewer) }]
    if (type === 'number_range') return [{ key, label, type, start: filter.start, end: filter.end(workspace) }]
    return [{ key, label, type }]
  })
}

/** The columns in `_fields` of a list's answer. */
export function columnsOf<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
): Column[] {
  return definition
    .columns(workspace, viewer)
    .map(({ sortBy, ...column }) => Object.assign(column, { isSortable: sortBy !== undefined }))
}
