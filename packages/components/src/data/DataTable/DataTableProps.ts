import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type RowSelection } from './rowSelection.ts'

/** The column that orders the rows, and its direction. */
export interface ColumnSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/** A row in an event. */
export interface RowData<Row> {
  readonly row: Row
  readonly rowId: string
}

/** Shown while rows load, after a failure, or when there are none. */
export interface DataTableStates {
  /** Newer rows are loading: the old ones stay, dimmed. */
  readonly isRefreshing?: boolean | undefined
  /** Newer rows could not be loaded: the old ones stay, dimmed, below this `MessageBar` with a retry. */
  readonly problem?: ReactNode | undefined
  /** The rows could not be loaded: the error's status (503, 'Network error') shows in place of the rows. */
  readonly errorStatus?: number | string | undefined
  /** Adds 'Try again' to the error. */
  readonly onRetry?: ((event: SyntheticEvent) => void) | undefined
  /** Shown when there are no rows. Default: 'Nothing to show.' */
  readonly empty?: ReactNode | undefined
}

export interface DataTableSorting {
  /** Undefined: the order in which the rows came. */
  readonly sort: ColumnSort | undefined
  readonly onChange: (event: SyntheticEvent, data: { readonly sort: ColumnSort | undefined }) => void
  /** `server` (default): rows are shown as given. `client`: the table sorts the loaded rows. */
  readonly sortedBy?: 'server' | 'client' | undefined
}

export interface DataTableSelection {
  readonly selected: RowSelection
  readonly onChange: (event: SyntheticEvent, data: { readonly selected: RowSelection }) => void
  /** Actions for the selected rows; shown in a bar over the rows, beside their count. */
  readonly actions?: ReactNode | undefined
}

/** Column widths in px by column id. */
export type ColumnWidths = Readonly<Record<string, number>>

export interface DataTableWidths {
  /** The widths that a person chose. */
  readonly columnWidths: ColumnWidths
  readonly onChange: (data: { readonly columnWidths: ColumnWidths }) => void
}

export interface DataTableEditing<Row> {
  /** An editable cell got another text, or a choice cell another option's id. */
  readonly onCellEdit: (data: RowData<Row> & { readonly columnId: string; readonly value: string }) => void
}

/** How more rows are reached: page by page, by scrolling, or all load without being asked for. */
export type DataTablePaging =
  | {
      readonly mode: 'pages'
      /** From 0. */
      readonly page: number
      readonly pageSize: number
      readonly hasNextPage: boolean
      readonly onPageChange: (event: SyntheticEvent, data: { readonly page: number; readonly pageSize: number }) => void
      /** The pointer or the focus is on the button of the next or the previous page: it can be loaded ahead. */
      readonly onPageIntent?: ((data: { readonly page: number }) => void) | undefined
    }
  | {
      readonly mode: 'more'
      readonly hasMore: boolean
      readonly isLoadingMore: boolean
      /** Called within 50 px of the bottom and by the 'Load more' button, but not while `isLoadingMore`. */
      readonly onLoadMore: () => void
    }
  | {
      readonly mode: 'all'
      /** Whether pages are still loading; loaded rows can be used already. */
      readonly isLoadingRest: boolean
    }

export interface DataTableProps<Row> {
  /** The table's accessible name, 'Recipients'. */
  readonly label: string
  /** Shown columns in their order; the first one stays in view. Keep the array stable. */
  readonly columns: readonly DataTableColumn<Row>[]
  /** The loaded rows; in `pages` mode those of the page. Keep the array stable. Undefined while the first ones load. */
  readonly rows: readonly Row[] | undefined
  readonly getRowId: (row: Row) => string
  /** A row's name for screen readers. Default: the text of its first column. */
  readonly getRowLabel?: ((row: Row) => string) | undefined
  /** Rows that match the filters, loaded or not. Default: the number of loaded rows. */
  readonly totalCount?: number | undefined
  readonly states?: DataTableStates | undefined
  /** Without it no header sorts. */
  readonly sorting?: DataTableSorting | undefined
  /** Gives each row a checkbox. */
  readonly selection?: DataTableSelection | undefined
  /** Without it the table keeps the widths itself. */
  readonly widths?: DataTableWidths | undefined
  /** Without it no cell can be edited. */
  readonly editing?: DataTableEditing<Row> | undefined
  /** Default: all rows are loaded. */
  readonly paging?: DataTablePaging | undefined
  /** A row was clicked outside its controls, or Enter was pressed on it. */
  readonly onRowOpen?: ((event: MouseEvent | KeyboardEvent, data: RowData<Row>) => void) | undefined
  /** An action of an actions column was chosen. */
  readonly onRowAction?:
    | ((event: SyntheticEvent, data: RowData<Row> & { readonly actionId: string }) => void)
    | undefined
}
