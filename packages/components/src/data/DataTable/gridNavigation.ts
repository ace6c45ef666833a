/** Row -1 is the header row. Checkboxes are in column 0. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

/** `rowCount` does not count the header row. */
export interface GridExtent {
  readonly rowCount: number
  readonly columnCount: number
  /** Page Up and Page Down move the focus by this number of rows. */
  readonly pageRowCount: number
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Returns the cell to which the key moves the focus, as in the grid pattern of ARIA. Undefined for other keys. */
export function nextGridPlace(
  from: GridPlace,
  key: string,
  isCtrlPressed: boolean,
  extent: GridExtent,
): GridPlace | undefined {
  const lastRow = extent.rowCount - 1
  const lastColumn = extent.columnCount - 1
  const { row, column } = from
  const targets: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [isCtrlPressed ? Math.min(0, row) : row - 1, column],
    ArrowDown: [isCtrlPressed ? lastRow : row + 1, column],
    ArrowLeft: [row, isCtrlPressed ? 0 : column - 1],
    ArrowRight: [row, isCtrlPressed ? lastColumn : column + 1],
    Home: [isCtrlPressed ? Math.min(0, lastRow) : row, 0],
    End: [isCtrlPressed ? lastRow : row, lastColumn],
    PageUp: [row < 0 ? -1 : Math.max(0, row - extent.pageRowCount), column],
    PageDown: [row + extent.pageRowCount, column],
  }
  const target = targets[key]
  return target && { row: clamp(target[0], -1, lastRow), column: clamp(target[1], 0, lastColumn) }
}
