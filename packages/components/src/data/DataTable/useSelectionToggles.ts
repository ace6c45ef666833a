import { type SyntheticEvent, useMemo, useRef } from 'react'
import { type DataTableProps } from './DataTableProps.ts'
import { isRowSelected, pageSelectionOf, type RowSelection, rowIdsBetween, withRows } from './rowSelection.ts'
import { type ModelRow } from './useTableModel.ts'

/** Selecting by row, by range from the row that was last clicked, and by page. */
export function useSelectionToggles<Row extends object>(
  rows: readonly ModelRow<Row>[],
  selection: RowSelection | undefined,
  onSelectionChange: DataTableProps<Row>['onSelectionChange'],
) {
  const anchorId = useRef<string | undefined>(undefined)
  const rowIds = useMemo(() => rows.map(({ id }) => id), [rows])

  const toggleRow = (event: SyntheticEvent, rowIndex: number, isRange: boolean) => {
    const rowId = rowIds[rowIndex]
    if (!selection || rowId === undefined) return
    const isSelected = !isRowSelected(selection, rowId)
    // The anchor may be on another page or sorted away: then the row alone is meant.
    const anchor = isRange && anchorId.current !== undefined ? rowIds.indexOf(anchorId.current) : -1
    const toggled = anchor < 0 ? [rowId] : rowIdsBetween(rowIds, anchor, rowIndex)
    anchorId.current = rowId
    onSelectionChange?.(event, { selection: withRows(selection, toggled, isSelected) })
  }
  const togglePage = (event: SyntheticEvent) => {
    if (!selection || rowIds.length === 0) return
    onSelectionChange?.(event, { selection: withRows(selection, rowIds, pageSelectionOf(selection, rowIds) !== 'all') })
  }
  return { rowIds, toggleRow, togglePage }
}
