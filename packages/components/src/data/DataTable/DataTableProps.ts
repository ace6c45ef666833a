import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type RowSelection } from './rowSelection.ts'

/** The column by which the rows are sorted, and the direction. */
export interface ColumnSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/** The row of an event, and its id. */
export interface RowData<Row> {
  readonly row: Row
  readonly rowId: string
}

/** Replaces rows that failed to load. */
export interface DataTableError {
  /** The status of the response (503), or a word for it ('Network error'). */
  readonly status?: number | string | undefined
  /** Replaces the standard text and the link 'Back Home', for example if the network is lost. */
  readonly text?: string | undefined
}

/** Shown while rows load, after a failure, or if there are no rows. */
export interface DataTableStates {
  /** True while newer rows load. The old rows stay visible, dimmed. */
  readonly isRefreshing?: boolean | undefined
  /** A `MessageBar` with a retry, if newer rows failed to load. The old rows stay visible below, dimmed. */
  readonly problem?: ReactNode | undefined
  /** Replaces the rows if they failed to load. */
  readonly error?: DataTableError | undefined
  /** Adds 'Try again' to the error. */
  readonly onRetry?: ((event: SyntheticEvent) => void) | undefined
  /** Shown if there are no rows. Default: 'Nothing to show.' */
  readonly empty?: ReactNode | undefined
  /**
   * True if the list has no rows even without filters. Then `empty` shows without header and footer. Default: false.
   */
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
  /** Called when the user saves a text or chooses an option. `value` is the text, or the id of the option. */
  readonly onCellEdit: (data: RowData<Row> & { readonly columnId: string; readonly value: string }) => void
}

/** Loading of more rows: by page, by scrolling, or all rows automatically. */
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
      /**
       * Called when the user scrolls to 50 px or less above the bottom, or presses 'Load more'. Not called while
       * `isLoadingMore`.
       */
      readonly onLoadMore: () => void
    }
  | {
      readonly mode: 'all'
      /** True while the other rows load. The user can already use the loaded rows. */
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
  /** Default: the headers do not sort. */
  readonly sorting?: DataTableSorting | undefined
  /** Gives each row a checkbox. */
  readonly selection?: DataTableSelection | undefined
  /** Default: the table stores the widths. */
  readonly widths?: DataTableWidths | undefined
  /** Default: no cell can be edited. */
  readonly editing?: DataTableEditing<Row> | undefined
  /** Default: all rows are loaded. */
  readonly paging?: DataTablePaging | undefined
  /**
   * Called when the user clicks a cell that cannot be edited, outside its controls, or presses Enter in such a cell.
   */
  readonly onRowOpen?: ((event: MouseEvent | KeyboardEvent, data: RowData<Row>) => void) | undefined
  /** Called when the user chooses an action of an actions column. */
  readonly onRowAction?:
    | ((event: SyntheticEvent, data: RowData<Row> & { readonly actionId: string }) => void)
    | undefined
}
