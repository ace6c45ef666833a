import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type RowSelection } from './rowSelection.ts'

export interface ColumnSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

export interface RowData<Row> {
  readonly row: Row
  readonly rowId: string
}

export interface DataTableError {
  /** The status of the response, such as 503, or a short text, such as 'Network error'. */
  readonly status?: number | string | undefined
  /** Replaces the standard text and the link 'Back Home'. */
  readonly text?: string | undefined
}

export interface DataTableStates {
  /** Newer rows are loading. The old rows stay visible, dimmed. */
  readonly isRefreshing?: boolean | undefined
  /** A `MessageBar` above the dimmed old rows, if newer rows failed to load. */
  readonly problem?: ReactNode | undefined
  /** Replaces the rows if they failed to load. */
  readonly error?: DataTableError | undefined
  /** Adds 'Try again' to the error. */
  readonly onRetry?: ((event: SyntheticEvent) => void) | undefined
  /** Shown if there are no rows. Default: 'Nothing to show.' */
  readonly empty?: ReactNode | undefined
  /** The list is empty even without filters. Header and footer are hidden. Default: false. */
  readonly isBlank?: boolean | undefined
}

/** The table shows the sort. The caller sorts the rows. */
export interface DataTableSorting {
  /** Undefined: the original order of the rows. */
  readonly sort: ColumnSort | undefined
  readonly onChange: (event: SyntheticEvent, data: { readonly sort: ColumnSort | undefined }) => void
}

/** Selection of rows, also of rows on other pages. */
export interface DataTableSelection {
  readonly selected: RowSelection
  readonly onChange: (event: SyntheticEvent, data: { readonly selected: RowSelection }) => void
  /** Shown in the footer. */
  readonly actions?: ReactNode | undefined
}

/** In px, by column id. */
export type ColumnWidths = Readonly<Record<string, number>>

export interface DataTableWidths {
  /** The widths chosen by the user. */
  readonly columnWidths: ColumnWidths
  readonly onChange: (data: { readonly columnWidths: ColumnWidths }) => void
}

export interface DataTableEditing<Row> {
  /** `value` is the new text, or the id of the chosen option. */
  readonly onCellEdit: (data: RowData<Row> & { readonly columnId: string; readonly value: string }) => void
}

/** `pages` shows one page at a time, and `all` loads all rows. */
export type DataTablePaging =
  | {
      readonly mode: 'pages'
      /** Counts from 0. */
      readonly page: number
      readonly pageSize: number
      readonly hasNextPage: boolean
      readonly onPageChange: (event: SyntheticEvent, data: { readonly page: number; readonly pageSize: number }) => void
      /** Called when the user will probably open this page, so that the page can be preloaded. */
      readonly onPageIntent?: ((data: { readonly page: number }) => void) | undefined
    }
  | {
      readonly mode: 'all'
      /** The other rows are loading. The loaded rows can be used. */
      readonly isLoadingRest: boolean
    }

export interface DataTableProps<Row> {
  /** Accessible name. */
  readonly label: string
  /** Default: 'row'. */
  readonly rowNoun?: string | undefined
  /** Visible columns in their order. Keep the array stable. */
  readonly columns: readonly DataTableColumn<Row>[]
  /** The loaded rows. In `pages` mode: the rows of the page. Undefined while loading. Keep the array stable. */
  readonly rows: readonly Row[] | undefined
  readonly getRowId: (row: Row) => string
  /** A row's name for screen readers. Default: the text of the first column. */
  readonly getRowLabel?: ((row: Row) => string) | undefined
  /** Number of rows that match the filters. Default: the number of loaded rows. */
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
  /** Called for a click or Enter outside of controls and editable cells. */
  readonly onRowOpen?: ((event: MouseEvent | KeyboardEvent, data: RowData<Row>) => void) | undefined
  /** Called for an action of an actions column. */
  readonly onRowAction?:
    | ((event: SyntheticEvent, data: RowData<Row> & { readonly actionId: string }) => void)
    | undefined
}
