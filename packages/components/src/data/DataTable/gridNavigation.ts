/** A cell's position in the grid. Row -1 is the header row; the checkboxes are a column. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

export interface GridExtent {
  readonly rowCount: number
  readonly columnCount: number
  /** How many rows Page Up and Page Down move: as many as fit into the view. */
  readonly pageRowCount: number
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/**
 * The cell that a key moves to, by the ARIA grid pattern: arrows, Home and End in the row, with Ctrl in the whole grid,
 * Page Up and Page Down by a screen. Moves stop at the edges. Undefined for other keys.
 */
export function nextGridPlace(
  from: GridPlace,
  key: string,
  isCtrlPressed: boolean,
  extent: GridExtent,
): GridPlace | undefined {
  const lastRow = extent.rowCount - 1
  const lastColumn = extent.columnCount - 1
  const to = (row: number, column: number): GridPlace => ({
    row: clamp(row, -1, lastRow),
    column: clamp(column, 0, lastColumn),
  })
  switch (key) {
    case 'ArrowUp':
      return to(isCtrlPressed ? Math.min(0, from.row) : from.row - 1, from.column)
    case 'ArrowDown':
      return to(isCtrlPressed ? lastRow : from.row + 1, from.column)
    case 'ArrowLeft':
      return to(from.row, isCtrlPressed ? 0 : from.column - 1)
    case 'ArrowRight':
      return to(from.row, isCtrlPressed ? lastColumn : from.column + 1)
    case 'Home':
      return to(isCtrlPressed ? Math.min(0, lastRow) : from.row, 0)
    case 'End':
      return to(isCtrlPressed ? lastRow : from.row, lastColumn)
    case 'PageUp':
      return to(from.row < 0 ? -1 : Math.max(0, from.row - extent.pageRowCount), from.column)
    case 'PageDown':
      return to(from.row + extent.pageRowCount, from.column)
    default:
      return undefined
  }
}
