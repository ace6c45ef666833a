import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { DataTableRow, type EditedCell, type EditEnd } from './DataTableRow.tsx'
import { type RowTools } from './renderCell.tsx'
import { noRowElements, rowElementsOf } from './rowElements.ts'
import { isRowSelected, type RowSelection } from './rowSelection.ts'
import { type ModelRow } from './useTableModel.ts'
import { type ViewportSize } from './useViewportSize.ts'
import { type TableLayout } from './visibleColumns.ts'

/** How near to the bottom, in px, more rows are asked for (document 2, section 9). */
const endDistance = 50

interface DataTableBodyProps<Row extends object> {
  readonly rows: readonly ModelRow<Row>[]
  /** Rows of the whole list before the first of these. */
  readonly firstRow: number
  readonly layout: TableLayout<Row>
  readonly tools: RowTools<Row>
  readonly size: ViewportSize
  readonly viewport: RefObject<HTMLElement | null>
  readonly selection: RowSelection | undefined
  readonly isOpenable: boolean
  readonly edited: EditedCell | undefined
  readonly onEditEnd: EditEnd<Row>
  /** Position of the row that holds focus: it stays drawn while it is out of view. */
  readonly focusedRow: RefObject<number>
  /** Called after each drawing: focus that waits for a row can go there now. */
  readonly onDrawn: () => void
  readonly onEndReached: (() => void) | undefined
  readonly className: string
}

/** The rows in view and a few around them. */
export function DataTableBody<Row extends object>(props: DataTableBodyProps<Row>) {
  const { rows, firstRow, layout, tools, size, viewport, selection, isOpenable, edited, onEditEnd } = props
  const { focusedRow, onDrawn, onEndReached, className } = props
  const { rowHeight } = size

  const extractRange = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      const kept = focusedRow.current
      if (kept >= 0 && kept < range.count) {
        if (kept < (indexes[0] ?? 0)) indexes.unshift(kept)
        else if (kept > (indexes.at(-1) ?? -1)) indexes.push(kept)
      }
      return indexes
    },
    [focusedRow],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // The head stands above the rows in the same scroll.
    scrollMargin: rowHeight,
    initialRect: size,
    rangeExtractor: extractRange,
  })
  const drawn = virtualizer.getVirtualItems().flatMap(({ index }) => {
    const row = rows[index]
    return row ? [{ index, id: row.id, original: row.original }] : []
  })
  const lastElements = useRef(noRowElements)
  const elements = rowElementsOf(lastElements.current, drawn)
  useLayoutEffect(() => {
    lastElements.current = elements
  })
  const distanceToEnd = (rows.length + 1) * rowHeight - (virtualizer.scrollOffset ?? 0) - size.height

  useLayoutEffect(onDrawn)
  useLayoutEffect(() => {
    if (distanceToEnd <= endDistance) onEndReached?.()
  }, [distanceToEnd, onEndReached])

  return (
    <div role="rowgroup" className={className} style={{ height: rows.length * rowHeight }}>
      {drawn.map(({ index, id, original }) => (
        <DataTableRow
          key={elements.byId.get(id)}
          row={original}
          rowId={id}
          index={index}
          firstRow={firstRow}
          height={rowHeight}
          layout={layout}
          tools={tools}
          isSelected={selection !== undefined && isRowSelected(selection, id)}
          isOpenable={isOpenable}
          editedColumnId={edited?.rowId === id ? edited.columnId : undefined}
          onEditEnd={onEditEnd}
        />
      ))}
    </div>
  )
}
