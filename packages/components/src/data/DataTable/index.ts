export { cellTextOf } from './cellText.ts'
export { DataTable } from './DataTable.tsx'
export {
  type ActionsColumn,
  type AvatarColumn,
  type CallStatusColumn,
  type CategoryColumn,
  type CustomColumn,
  type DataTableColumn,
  type DataTableColumnType,
  type EditableColumn,
  type LinkColumn,
  type ListColumn,
  type NamedOption,
  type NumberColumn,
  type RowAction,
  type ScheduleColumn,
  type ScheduledDateColumn,
  type StatusColumn,
  type TextColumn,
} from './DataTableColumn.ts'
export { type ColumnSort, type DataTablePaging, type DataTableProps } from './DataTableProps.ts'
export { emptyRowSelection, isRowSelected, type RowSelection, selectedCountOf } from './rowSelection.ts'
