import { mergeClasses } from '@fluentui/react-components'
import { type CSSProperties } from 'react'
import { type DataTableColumn, type DataTableColumnType } from './DataTableColumn.ts'
import { type ColumnWidths } from './DataTableProps.ts'
import { type CellClasses } from './useCellClasses.ts'

/** Default column widths by type, in px. */
export const defaultWidths: Readonly<Record<DataTableColumnType, number>> = {
  text: 150,
  number: 140,
  list: 240,
  date: 180,
  link: 200,
  editable: 200,
  choice: 180,
  actions: 44,
  custom: 200,
}

/** Width of the checkbox column, in px. */
export const selectionColumnWidth = 44

/**
 * Columns of these types share the free width, if they have no width, no maximum width and no width chosen by the user.
 */
const growingTypes: ReadonlySet<DataTableColumnType> = new Set(['text', 'list', 'link', 'editable', 'custom'])

/** Cells of these types contain elements instead of plain text. */
const mixedTypes: ReadonlySet<DataTableColumnType> = new Set(['link', 'choice', 'actions', 'custom'])

/** True if a column is right-aligned. */
export const isFigureColumn = <Row>({ type, isFigure = type === 'number' }: DataTableColumn<Row>): boolean => isFigure

/** A column with the shared classes and style of its cells. */
export interface LaidOutColumn<Row> {
  readonly column: DataTableColumn<Row>
  readonly className: string
  /** Class for a cell whose text may be too long. */
  readonly cutClassName: string
  readonly headClassName: string
  readonly style: CSSProperties
  /** Minimum width in px. */
  readonly width: number
}

/** The layout that all rows of a table share. */
export interface TableLayout<Row> {
  readonly columns: readonly LaidOutColumn<Row>[]
  readonly hasSelection: boolean
  /** Class of the checkbox cells. */
  readonly selectionClassName: string
  /** Minimum width of a row in px. A narrower table scrolls sideways. */
  readonly totalWidth: number
  /** Widths in px of the pinned columns at the left and at the right. */
  readonly pinned: { readonly start: number; readonly end: number }
}

/** True if the last of several columns contains the actions of the rows. This column stays in view at the right. */
export function hasPinnedEnd<Row>(columns: readonly DataTableColumn<Row>[]): boolean {
  return columns.length > 1 && columns.at(-1)?.type === 'actions'
}

/** A width in px, limited to the range of a column. */
export function limitedWidth<Row>(
  { type, minWidth = type === 'actions' ? 0 : 80, maxWidth = 640 }: DataTableColumn<Row>,
  width: number,
): number {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)))
}

/** The layout of all rows: classes and widths by column. */
export function layoutOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  chosenWidths: ColumnWidths,
  hasSelection: boolean,
  classes: CellClasses,
): TableLayout<Row> {
  const lead = hasSelection ? selectionColumnWidth : 0
  const widthOf = (column: DataTableColumn<Row>) =>
    limitedWidth(column, chosenWidths[column.id] ?? column.width ?? defaultWidths[column.type])
  const [first] = columns
  const pinnedEnd = hasPinnedEnd(columns) ? columns.at(-1) : undefined
  return {
    columns: columns.map((column): LaidOutColumn<Row> => {
      const width = widthOf(column)
      const isGrowing =
        growingTypes.has(column.type) && (chosenWidths[column.id] ?? column.width ?? column.maxWidth) === undefined
      const shared = mergeClasses(
        isGrowing && classes.growing,
        column === first && classes.pinnedStart,
        column === pinnedEnd && classes.pinnedEnd,
      )
      const content = contentClassOf(column, classes)
      return {
        column,
        className: mergeClasses(content, shared),
        cutClassName: mergeClasses(content, classes.cut, shared),
        headClassName: mergeClasses(
          classes.mixedCell,
          classes.headCell,
          isFigureColumn(column) && classes.headCellEnd,
          shared,
        ),
        width,
        style: column === first && hasSelection ? { width, left: lead } : { width },
      }
    }),
    hasSelection,
    selectionClassName: mergeClasses(classes.mixedCell, classes.selection, classes.pinnedStart),
    totalWidth: columns.reduce((sum, column) => sum + widthOf(column), lead),
    pinned: { start: lead + (first ? widthOf(first) : 0), end: pinnedEnd ? widthOf(pinnedEnd) : 0 },
  }
}

function contentClassOf<Row>(column: DataTableColumn<Row>, classes: CellClasses): string {
  const isFigure = isFigureColumn(column)
  if (!mixedTypes.has(column.type)) return isFigure ? classes.figureCell : classes.textCell
  return isFigure ? mergeClasses(classes.mixedCell, classes.mixedFigure) : classes.mixedCell
}

/** Left and right padding of a cell together, in px. */
const cellPadding = 24
/** Maximum width in px of an ASCII character in the 14 px font. */
const widestLetter = 14.5

/** True if a text certainly fits into a column. The cell then needs no clip, and a clip costs paint time (ADR 11). */
export function surelyFits(text: string, columnWidth: number): boolean {
  return text.length * widestLetter <= columnWidth - cellPadding && /^[ -~]*$/.test(text)
}
