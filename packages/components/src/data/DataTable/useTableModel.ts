import { type ColumnDef, type Row as TableRow, type SortingState, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { sortValueOf } from './cellText.ts'
import { canGrow, columnWidthLimits, columnWidths, fittedWidths, selectionColumnWidth } from './columnLayout.ts'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type ColumnSort } from './DataTableProps.ts'
import { dataTableFeatures, type DataTableFeatures } from './tableFeatures.ts'

/** A row as the table's model hands it out: its id, and the caller's own row in `original`. */
export type ModelRow<Row extends object> = Pick<TableRow<DataTableFeatures, Row>, 'id' | 'index' | 'original'>

interface TableModelOptions<Row extends object> {
  readonly columns: readonly DataTableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly getRowId: (row: Row) => string
  readonly sort: ColumnSort | undefined
  readonly isSortedHere: boolean
  readonly chosenWidths: Readonly<Record<string, number>>
  /** Whether there is a column of checkboxes. */
  readonly hasSelection: boolean
  /** Room for all columns, in px. */
  readonly available: number
}

interface TableModel<Row extends object> {
  /** In the order in which they are shown. */
  readonly rows: readonly ModelRow<Row>[]
  /** Of each column, in px. */
  readonly widths: readonly number[]
}

const noSorting: SortingState = []

/** Rows in order and columns with widths: everything a DataTable knows before it draws. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>): TableModel<Row> {
  const { columns, rows, getRowId, sort, isSortedHere, chosenWidths, hasSelection, available } = options
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<DataTableFeatures, Row> => ({
        id: column.id,
        accessorFn: (row: Row) => sortValueOf(column, row),
        size: column.width ?? columnWidths[column.type],
        minSize: column.minWidth ?? columnWidthLimits.least,
        maxSize: column.maxWidth ?? columnWidthLimits.most,
        enableSorting: column.isSortable === true,
      })),
    [columns],
  )
  const sorting = useMemo(
    (): SortingState =>
      sort && isSortedHere ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : noSorting,
    [sort, isSortedHere],
  )
  const state = useMemo(() => ({ sorting, columnSizing: { ...chosenWidths } }), [sorting, chosenWidths])
  const table = useTable({
    features: dataTableFeatures,
    columns: definitions,
    data: rows,
    getRowId,
    state,
    manualSorting: !isSortedHere,
  })
  const fitted = fittedWidths(
    columns.map((column) => ({
      width: table.getColumn(column.id)?.getSize() ?? columnWidths[column.type],
      isGrowing: canGrow(column) && chosenWidths[column.id] === undefined && column.maxWidth === undefined,
    })),
    available - (hasSelection ? selectionColumnWidth : 0),
  ).join(' ')
  // The same array as long as the widths are the same: rows are drawn anew with another one.
  const widths = useMemo(() => (fitted === '' ? [] : fitted.split(' ').map(Number)), [fitted])
  return { rows: table.getRowModel().rows, widths }
}
