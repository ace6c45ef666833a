/** A place in the grid. Row -1 is the head; columns are counted over all of them, also those out of view. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

export interface GridExtent {
  readonly rowCount: number
  readonly columnCount: number
  /** Rows that fit into the view: how far Page Up and Page Down go. */
  readonly pageRowCount: number
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/**
 * Where a key leads from a place, after the ARIA grid pattern: arrows, Home and End in the row, with Ctrl in the whole grid, Page Up
 * and Page Down by a screen. Undefined when the key does not move. Moves stop at the edges.
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
