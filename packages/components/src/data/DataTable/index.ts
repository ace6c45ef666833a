export { cellTextOf } from './cellText.ts'
export { DataTable } from './DataTable.tsx'
export {
  type ActionsColumn,
  type ChoiceColumn,
  type CustomColumn,
  type DataTableColumn,
  type DataTableColumnType,
  type DateColumn,
  type EditableColumn,
  type LinkColumn,
  type ListColumn,
  type NamedOption,
  type NumberColumn,
  type RowAction,
  type TextColumn,
} from './DataTableColumn.ts'
export {
  type ColumnSort,
  type ColumnWidths,
  type DataTableEditing,
  type DataTablePaging,
  type DataTableProps,
  type DataTableSelection,
  type DataTableSorting,
  type DataTableStates,
  type DataTableWidths,
  type RowData,
} from './DataTableProps.ts'
export { emptyRowSelection, isRowSelected, type RowSelection, selectedCountOf } from './rowSelection.ts'
export { shortAddress } from './shortAddress.ts'
