import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type RowSelection } from './rowSelection.ts'

/** Which column orders the rows, and how. */
export interface ColumnSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/** How more rows come: page by page, by scrolling on, or all by themselves. */
export type DataTablePaging =
  | {
      readonly mode: 'pages'
      /** From 0. */
      readonly page: number
      readonly pageSize: number
      readonly hasNextPage: boolean
      /** Whether any page can be asked for, not only the next one. Default: false (cursors). */
      readonly canJump?: boolean
      readonly onPageChange: (event: SyntheticEvent, data: { readonly page: number; readonly pageSize: number }) => void
    }
  | {
      readonly mode: 'more'
      readonly hasMore: boolean
      readonly isLoadingMore: boolean
      /** Called within 50 px of the bottom and by the 'Load more' button; not again while `isLoadingMore`. */
      readonly onLoadMore: () => void
    }
  | {
      readonly mode: 'all'
      /** Whether pages are still on their way; rows that are here can be worked with already. */
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
  readonly getRowLabel?: (row: Row) => string
  /** Rows that match the filters, loaded or not. Default: the number of loaded rows. */
  readonly totalCount?: number | undefined
  /** Newer rows are on their way: the old ones stay, dimmed. */
  readonly isRefreshing?: boolean
  /** The rows could not be loaded: the error's status (503, 'Network error') takes the place of the rows. */
  readonly errorStatus?: number | string | undefined
  /** Offers another try beside the way home. */
  readonly onRetry?: (event: SyntheticEvent) => void
  /** Shown when there is nothing to show. Default: a line that says so. */
  readonly empty?: ReactNode
  /** Default: none. */
  readonly sort?: ColumnSort | undefined
  /** A header was used to sort; undefined takes the order back. */
  readonly onSortChange?: (event: SyntheticEvent, data: { readonly sort: ColumnSort | undefined }) => void
  /** Who puts the rows in order. Default: `server`, the rows are shown as given. `client` sorts the loaded rows here. */
  readonly sortedBy?: 'server' | 'client'
  /** Gives each row a checkbox. */
  readonly selection?: RowSelection | undefined
  readonly onSelectionChange?: (event: SyntheticEvent, data: { readonly selection: RowSelection }) => void
  /** Whether all that match may be selected, not only what is loaded. Default: true. */
  readonly canSelectAllMatching?: boolean
  /** What can be done with the selected rows; stands in the bar that appears with a selection. */
  readonly selectionActions?: ReactNode
  /** Widths in px that a person chose, by column id; kept by the table itself when left out. */
  readonly columnWidths?: Readonly<Record<string, number>>
  readonly onColumnWidthsChange?: (data: { readonly columnWidths: Readonly<Record<string, number>> }) => void
  /** Default: all loaded rows, and no more. */
  readonly paging?: DataTablePaging
  /** A row was clicked beside its controls, or Enter pressed on it. */
  readonly onRowOpen?: (event: MouseEvent | KeyboardEvent, data: { readonly row: Row; readonly rowId: string }) => void
  /** An action of an actions column was chosen. */
  readonly onRowAction?: (
    event: SyntheticEvent,
    data: { readonly row: Row; readonly rowId: string; readonly actionId: string },
  ) => void
  /** An editable cell was given another text. Show it at once; take it back if saving fails. */
  readonly onCellEdit?: (data: {
    readonly row: Row
    readonly rowId: string
    readonly columnId: string
    readonly value: string
  }) => void
  /** A call status was chosen in place. */
  readonly onCallStatusChange?: (
    event: SyntheticEvent,
    data: { readonly row: Row; readonly rowId: string; readonly columnId: string; readonly status: string },
  ) => void
}
