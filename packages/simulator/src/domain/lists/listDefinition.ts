import { type Column, type DataType, type FilterDefinition } from '@tandem/contract'
import { type Key, type Row, type TablesOf } from '../../core/table.ts'
import { type UserRow } from '../rows/people.ts'
import { type tables, type TandemWorkspace } from '../rows/workspace.ts'

export type TableName = keyof typeof tables

type RowIn<Name extends TableName> = NonNullable<ReturnType<TablesOf<typeof tables>[Name]['get']>>

interface FilterBase {
  readonly key: string
  readonly label: string
  /** The filter drawer does not show this filter. An example is `hasIncoming`. */
  readonly isHidden?: true
  /** The rows that match can change with time, without a write to the tables of the list. */
  readonly isTimed?: true
}

type Items = NonNullable<FilterDefinition['items']>

/** A filter: its definition for the drawer, and the values to compare. */
export type ListFilter<R> = FilterBase &
  (
    | {
        readonly type: 'select'
        readonly items: (workspace: TandemWorkspace, viewer: UserRow) => Items
        /** A row matches if one of its values is selected. */
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
 * A column of a list. Rows without a value come last in both directions. With `sortBy: 'value'`, the list sorts by the
 * value at `path`, and ignores case.
 */
export interface ListColumn<R> extends Omit<Column, 'isSortable'> {
  readonly sortBy?: 'value' | ((row: R, workspace: TandemWorkspace) => Key | null)
}

export interface ListDefinition<R extends Row> {
  readonly dataType: DataType | 'callReminderTemplates'
  readonly table: TableName
  /**
   * Other tables that the list reads. After a write to a row of such a table, the function returns the ids of the
   * affected rows of the list. `all`: the write can affect each row of the list.
   */
  readonly reads: {
    readonly [Name in TableName]?: ((row: RowIn<Name>, workspace: TandemWorkspace) => readonly number[]) | 'all'
  }
  readonly columns: (workspace: TandemWorkspace, viewer: UserRow) => readonly ListColumn<R>[]
  readonly filters: readonly ListFilter<R>[]
  /** Returns the filters for custom attributes. */
  readonly ownFilters?: (workspace: TandemWorkspace, viewer: UserRow) => readonly ListFilter<R>[]
  /** The text for searches, in lower case and without accents. Its first line is the name. */
  readonly searchText: (row: R, workspace: TandemWorkspace) => string
  /** The order if a request has no `sort`. `isTimed`: the keys change with time, without a write. */
  readonly order: {
    readonly key: (row: R, workspace: TandemWorkspace) => number
    readonly isDescending: boolean
    readonly isTimed?: true
  }
  /** The order of a filtered list if a request has no `sort`. Undefined: `order` applies. */
  readonly orderWithin?: (
    workspace: TandemWorkspace,
    values: ReadonlyMap<string, readonly string[]>,
  ) => { readonly rows: readonly R[]; readonly key: (row: R) => number } | undefined
  /** Rows per page. A page around a row has twice this number. Default: the page size of tables. */
  readonly pageSize?: number
  /** A cursor whose row is not in the list causes a 400. Default: an empty page. */
  readonly refusesStaleCursors?: true
  readonly visibleTo: (workspace: TandemWorkspace, viewer: UserRow) => (row: R) => boolean
}

export const filtersOf = <R extends Row>(
  { filters, ownFilters }: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
): readonly ListFilter<R>[] => (ownFilters ? [...filters, ...ownFilters(workspace, viewer)] : filters)

/** Response body of `GET /{dataType}/filters`. */
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

/** The columns in `_fields` of a response. */
export function columnsOf<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
): Column[] {
  return definition
    .columns(workspace, viewer)
    .map(({ sortBy, ...column }) => Object.assign(column, { isSortable: sortBy !== undefined }))
}
