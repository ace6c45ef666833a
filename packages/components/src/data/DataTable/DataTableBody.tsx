import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { type TableLayout } from './columnLayout.ts'
import { DataTableRow, type EditedCell, type EditEnd } from './DataTableRow.tsx'
import { type RowTools } from './renderCell.tsx'
import { isRowSelected, type RowSelection } from './rowSelection.ts'
import { type ViewportSize } from './useViewportSize.ts'

interface DataTableBodyProps<Row> {
  readonly rows: readonly Row[]
  readonly rowIds: readonly string[]
  /** Number of rows on earlier pages. */
  readonly firstRow: number
  readonly layout: TableLayout<Row>
  readonly tools: RowTools<Row>
  readonly size: ViewportSize
  readonly viewport: RefObject<HTMLElement | null>
  readonly selected: RowSelection | undefined
  readonly isOpenable: boolean
  readonly edited: EditedCell | undefined
  readonly onEditEnd: EditEnd<Row>
  /** Position of the focused row, or -1 if no row has the focus. This row also renders while it is out of view. */
  readonly focusedRow: RefObject<number>
  /** Called after each render. */
  readonly onRendered: () => void
  readonly className: string
}

/** The visible rows, three more rows above and below, and the focused row. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { rows, rowIds, firstRow, layout, tools, size, viewport, selected, isOpenable, edited, onEditEnd } = props
  const { focusedRow, onRendered, className } = props
  const { rowHeight } = size

  const extractRange = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      const kept = focusedRow.current
      if (kept < 0 || kept >= range.count || indexes.includes(kept)) return indexes
      return [...indexes, kept].sort((first, second) => first - second)
    },
    [focusedRow],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    // The header row is above the rows.
    scrollMargin: rowHeight,
    initialRect: { width: 0, height: size.height },
    rangeExtractor: extractRange,
  })

  useLayoutEffect(() => onRendered())

  return (
    <div role="rowgroup" className={className} style={{ height: rows.length * rowHeight }}>
      {virtualizer.getVirtualItems().map(({ index }) => {
        const [row, rowId] = [rows[index], rowIds[index]]
        if (row === undefined || rowId === undefined) return undefined
        return (
          <DataTableRow
            key={rowId}
            row={row}
            rowId={rowId}
            index={index}
            firstRow={firstRow}
            height={rowHeight}
            layout={layout}
            tools={tools}
            isSelected={selected !== undefined && isRowSelected(selected, rowId)}
            isOpenable={isOpenable}
            editedColumnId={edited?.rowId === rowId ? edited.columnId : undefined}
            onEditEnd={onEditEnd}
          />
        )
      })}
    </div>
  )
}
