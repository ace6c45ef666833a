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

/** Replaces rows that failed to load. */
export interface DataTableError {
  /** The status of the response (503), or a word for it ('Network error'). */
  readonly status?: number | string | undefined
  /** Replaces the standard text and the link 'Back Home'. For a reason that is not an error, such as a lost network. */
  readonly text?: string | undefined
}

/** Shown while rows load, after a failure, or if there are no rows. */
export interface DataTableStates {
  /** Newer rows are loading. The old rows stay, dimmed. */
  readonly isRefreshing?: boolean | undefined
  /** Newer rows failed to load. The old rows stay, dimmed, below this `MessageBar` with a retry. */
  readonly problem?: ReactNode | undefined
  /** The rows failed to load. The error replaces the rows. */
  readonly error?: DataTableError | undefined
  /** Adds 'Try again' to the error. */
  readonly onRetry?: ((event: SyntheticEvent) => void) | undefined
  /** Shown if there are no rows. Default: 'Nothing to show.' */
  readonly empty?: ReactNode | undefined
  /** There are no rows, even without filters. Only `empty` shows, without header and footer. Default: false. */
  readonly isBlank?: boolean | undefined
}

/** The sort order of the rows. */
export interface DataTableSorting {
  /** Undefined: the original order of the rows. */
  readonly sort: ColumnSort | undefined
  readonly onChange: (event: SyntheticEvent, data: { readonly sort: ColumnSort | undefined }) => void
  /** `server` (default): the rows keep the given order. `client`: the table sorts the loaded rows. */
  readonly sortedBy?: 'server' | 'client' | undefined
}

/** Selection of rows, also of rows on other pages. */
export interface DataTableSelection {
  readonly selected: RowSelection
  readonly onChange: (event: SyntheticEvent, data: { readonly selected: RowSelection }) => void
  /** Actions for the selected rows. Shown in the footer, next to the number of selected rows. */
  readonly actions?: ReactNode | undefined
}

/** Column widths in px by column id. */
export type ColumnWidths = Readonly<Record<string, number>>

/** Column widths that users change by dragging or by keyboard. */
export interface DataTableWidths {
  /** The widths chosen by the user. */
  readonly columnWidths: ColumnWidths
  readonly onChange: (data: { readonly columnWidths: ColumnWidths }) => void
}

/** Editing of cells in columns that allow it. */
export interface DataTableEditing<Row> {
  /** An editable cell got a new text, or a choice cell got another option's id. */
  readonly onCellEdit: (data: RowData<Row> & { readonly columnId: string; readonly value: string }) => void
}

/** Loading of more rows: page by page, by scrolling, or all of them automatically. */
export type DataTablePaging =
  | {
      readonly mode: 'pages'
      /** Counts from 0. */
      readonly page: number
      readonly pageSize: number
      readonly hasNextPage: boolean
      readonly onPageChange: (event: SyntheticEvent, data: { readonly page: number; readonly pageSize: number }) => void
      /**
       * Called when the pointer or the focus reaches the button of the next or the previous page, so that the owner can
       * preload this page.
       */
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
      /** True while pages are still loading. The loaded rows can be used in the meantime. */
      readonly isLoadingRest: boolean
    }

export interface DataTableProps<Row> {
  /** The table's accessible name, 'Recipients'. */
  readonly label: string
  /** A row's noun in counts: 'recipient'. Default: 'row'. */
  readonly rowNoun?: string | undefined
  /** Visible columns in their order. The first column stays in view. Keep the array stable. */
  readonly columns: readonly DataTableColumn<Row>[]
  /**
   * The loaded rows; in `pages` mode the rows of the page. Keep the array stable. Undefined while the first rows load.
   */
  readonly rows: readonly Row[] | undefined
  readonly getRowId: (row: Row) => string
  /** A row's name for screen readers. Default: the text of its first column. */
  readonly getRowLabel?: ((row: Row) => string) | undefined
  /** Number of rows that match the filters, loaded or not. Default: the number of loaded rows. */
  readonly totalCount?: number | undefined
  readonly states?: DataTableStates | undefined
  /** Without it, no header sorts. */
  readonly sorting?: DataTableSorting | undefined
  /** Gives each row a checkbox. */
  readonly selection?: DataTableSelection | undefined
  /** Without it, the table stores the widths itself. */
  readonly widths?: DataTableWidths | undefined
  /** Without it, no cell can be edited. */
  readonly editing?: DataTableEditing<Row> | undefined
  /** Default: all rows are loaded. */
  readonly paging?: DataTablePaging | undefined
  /** The user clicked a row outside its controls, or pressed Enter on it. */
  readonly onRowOpen?: ((event: MouseEvent | KeyboardEvent, data: RowData<Row>) => void) | undefined
  /** The user chose an action of an actions column. */
  readonly onRowAction?:
    | ((event: SyntheticEvent, data: RowData<Row> & { readonly actionId: string }) => void)
    | undefined
}
