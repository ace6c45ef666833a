import { mergeClasses } from '@fluentui/react-components'
import { type CSSProperties } from 'react'
import { selectionColumnWidth } from './columnLayout.ts'
import { type CellClasses } from './useCellClasses.ts'
import { type DataTableColumn } from './DataTableColumn.ts'

/** A column that is drawn: its place, and the class and style that all its cells share. */
export interface VisibleColumn<Row> {
  readonly column: DataTableColumn<Row>
  /** Position among all columns of the grid, from 0; the checkboxes' column counts. */
  readonly place: number
  readonly className: string
  /** Class of a cell whose text may be wider than it. */
  readonly clippedClassName: string
  readonly headClassName: string
  readonly style: CSSProperties
  readonly width: number
}

/** What is drawn of the columns. The same object as long as nothing of it changes, so that rows need not be drawn anew. */
export interface TableLayout<Row> {
  readonly columns: readonly VisibleColumn<Row>[]
  readonly hasSelection: boolean
  /** Class of the checkboxes' cells. */
  readonly selectionClassName: string
  /** All columns of the grid, the checkboxes' included. */
  readonly columnCount: number
  readonly totalWidth: number
  /** Left edges of all columns in px, by place, and the right edge of the last. */
  readonly edges: readonly number[]
  /** Width of what stays in view at the left, in px. */
  readonly pinnedWidth: number
  /** Width of what stays in view at the right, in px. */
  readonly pinnedEndWidth: number
}

/** A trailing actions column stays in view at the right. */
export function hasPinnedEnd<Row>(columns: readonly DataTableColumn<Row>[]): boolean {
  return columns.length > 1 && columns.at(-1)?.type === 'actions'
}

function contentClassOf<Row>(column: DataTableColumn<Row>, classes: CellClasses): string {
  switch (column.type) {
    case 'text':
    case 'list':
    case 'scheduledDate':
    case 'editable':
      return classes.textCell
    case 'number':
      return classes.figureCell
    case 'avatar':
      return mergeClasses(classes.mixedCell, classes.gap)
    case 'category':
    case 'status':
    case 'schedule':
    case 'callStatus':
    case 'link':
    case 'actions':
    case 'custom':
      break
  }
  return classes.mixedCell
}

interface LayoutOptions<Row> {
  readonly columns: readonly DataTableColumn<Row>[]
  readonly widths: readonly number[]
  /** Positions of the columns to draw, ascending. The first and a pinned last one are drawn anyway. */
  readonly indexes: readonly number[]
  readonly hasSelection: boolean
  readonly classes: CellClasses
}

/** Lays out the columns to draw; the room of those left out becomes a margin of the next one. */
export function layoutOf<Row>({
  columns,
  widths,
  indexes,
  hasSelection,
  classes,
}: LayoutOptions<Row>): TableLayout<Row> {
  const lead = hasSelection ? selectionColumnWidth : 0
  const starts: number[] = []
  let totalWidth = lead
  for (const width of widths) {
    starts.push(totalWidth)
    totalWidth += width
  }
  const isLastPinned = hasPinnedEnd(columns)
  const last = columns.length - 1
  const shown = [...new Set([...(columns.length > 0 ? [0] : []), ...indexes, ...(isLastPinned ? [last] : [])])].sort(
    (a, b) => a - b,
  )
  let edge = lead
  const visible = shown.flatMap((index): VisibleColumn<Row>[] => {
    const [column, width, start] = [columns[index], widths[index], starts[index]]
    if (!column || width === undefined || start === undefined) return []
    const isPinnedEnd = isLastPinned && index === last
    const gap = start - edge
    edge = start + width
    const content = contentClassOf(column, classes)
    const isCovering = column.type !== 'actions' || column.isAlwaysShown === true
    const pinned = isPinnedEnd
      ? mergeClasses(classes.pinnedEnd, isCovering && classes.covering)
      : index === 0 && classes.pinnedStart
    return [
      {
        column,
        width,
        place: index + (hasSelection ? 1 : 0),
        className: mergeClasses(content, pinned),
        clippedClassName: mergeClasses(content, classes.clip, pinned),
        headClassName: mergeClasses(
          classes.mixedCell,
          classes.headCell,
          column.type === 'number' && classes.headCellEnd,
          pinned,
        ),
        // A pinned last column is pushed to the right edge by its own class.
        style:
          gap > 0 && !isPinnedEnd
            ? { width, marginLeft: gap }
            : index === 0 && lead > 0
              ? { width, left: lead }
              : { width },
      },
    ]
  })
  return {
    columns: visible,
    hasSelection,
    selectionClassName: mergeClasses(classes.mixedCell, classes.selection, classes.pinnedStart),
    columnCount: columns.length + (hasSelection ? 1 : 0),
    totalWidth,
    edges: [...(hasSelection ? [0] : []), ...starts, totalWidth],
    pinnedWidth: lead + (widths[0] ?? 0),
    pinnedEndWidth: isLastPinned ? (widths.at(-1) ?? 0) : 0,
  }
}
