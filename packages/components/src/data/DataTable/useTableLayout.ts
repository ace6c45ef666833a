import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useMemo } from 'react'
import { selectionColumnWidth } from './columnLayout.ts'
import { type CellClasses } from './useCellClasses.ts'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type ViewportSize } from './useViewportSize.ts'
import { layoutOf, type TableLayout } from './visibleColumns.ts'

interface TableLayoutOptions<Row> {
  readonly columns: readonly DataTableColumn<Row>[]
  readonly widths: readonly number[]
  readonly hasSelection: boolean
  readonly classes: CellClasses
  readonly viewport: RefObject<HTMLElement | null>
  readonly size: ViewportSize
  /** Place of the column that holds focus: it stays drawn while it is out of view. */
  readonly focusedColumn: RefObject<number>
}

/** The columns in view and one on each side, laid out. */
export function useTableLayout<Row>(options: TableLayoutOptions<Row>): TableLayout<Row> {
  const { columns, widths, hasSelection, classes, viewport, size, focusedColumn } = options
  // Other widths need other measurements: the virtualizer notices by the identity of its key function.
  const getItemKey = useMemo(() => {
    const keys = widths.map((_, index) => index)
    return (index: number) => keys[index] ?? index
  }, [widths])
  const extractRange = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      const kept = focusedColumn.current - (hasSelection ? 1 : 0)
      return kept < 0 || kept >= range.count || indexes.includes(kept)
        ? indexes
        : [...indexes, kept].sort((a, b) => a - b)
    },
    [focusedColumn, hasSelection],
  )
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => widths[index] ?? 0,
    getItemKey,
    paddingStart: hasSelection ? selectionColumnWidth : 0,
    overscan: 1,
    initialRect: size,
    rangeExtractor: extractRange,
  })
  const shown = virtualizer
    .getVirtualItems()
    .map(({ index }) => index)
    .join(',')
  return useMemo(
    () =>
      layoutOf({ columns, widths, indexes: shown === '' ? [] : shown.split(',').map(Number), hasSelection, classes }),
    [columns, widths, shown, hasSelection, classes],
  )
}
