export { cellTextOf } from './cellText.ts'
export { DataTable } from './DataTable.tsx'
export * from './DataTableColumn.ts'
export * from './DataTableProps.ts'
export {
  allMatchingSelection,
  emptyRowSelection,
  isRowSelected,
  type RowSelection,
  selectedCountOf,
  withRows,
} from './rowSelection.ts'
