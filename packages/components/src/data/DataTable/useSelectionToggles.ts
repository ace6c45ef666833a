import { type SyntheticEvent, useRef } from 'react'
import { type DataTableSelection } from './DataTableProps.ts'
import { isRowSelected, pageSelectionOf, rowIdsBetween, withRows } from './rowSelection.ts'

export function useSelectionToggles(rowIds: readonly string[], selection: DataTableSelection | undefined) {
  const anchorId = useRef<string>(undefined)

  const toggleRow = (event: SyntheticEvent, rowIndex: number, isRange: boolean) => {
    const rowId = rowIds[rowIndex]
    if (!selection || rowId === undefined) return
    const isSelected = !isRowSelected(selection.selected, rowId)
    // A range begins at the last toggled row. If this row is not on the page, only the pressed row is toggled.
    const anchor = isRange && anchorId.current !== undefined ? rowIds.indexOf(anchorId.current) : -1
    const toggled = anchor < 0 ? [rowId] : rowIdsBetween(rowIds, anchor, rowIndex)
    anchorId.current = rowId
    selection.onChange(event, { selected: withRows(selection.selected, toggled, isSelected) })
  }
  const togglePage = (event: SyntheticEvent) => {
    if (!selection || rowIds.length === 0) return
    const isSelected = pageSelectionOf(selection.selected, rowIds) !== 'all'
    selection.onChange(event, { selected: withRows(selection.selected, rowIds, isSelected) })
  }
  return { toggleRow, togglePage }
}
