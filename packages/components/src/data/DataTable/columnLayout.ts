import { mergeClasses } from '@fluentui/react-components'
import { type CSSProperties } from 'react'
import { type DataTableColumn, type DataTableColumnType } from './DataTableColumn.ts'
import { type ColumnWidths } from './DataTableProps.ts'
import { type CellClasses } from './useCellClasses.ts'

/** Default column widths by type, in px. */
export const defaultWidths: Readonly<Record<DataTableColumnType, number>> = {
  text: 170,
  number: 140,
  list: 240,
  date: 180,
  link: 240,
  editable: 200,
  choice: 180,
  actions: 140,
  custom: 200,
}

/** Width of the checkbox column, in px. */
export const selectionColumnWidth = 44

/** Columns of these types share the free width, unless they have a width of their own. */
const growingTypes: ReadonlySet<DataTableColumnType> = new Set(['text', 'list', 'link', 'editable', 'custom'])

/** Cells of these types hold elements, not plain text. */
const mixedTypes: ReadonlySet<DataTableColumnType> = new Set(['link', 'choice', 'actions', 'custom'])

/** Whether a column is right-aligned. */
export const isFigureColumn = <Row>({ type, isFigure = type === 'number' }: DataTableColumn<Row>): boolean => isFigure

/** A column with the classes and the style that its cells share. */
export interface LaidOutColumn<Row> {
  readonly column: DataTableColumn<Row>
  readonly className: string
  /** For a cell whose text may be too long. */
  readonly cutClassName: string
  readonly headClassName: string
  readonly style: CSSProperties
  /** Least width in px. */
  readonly width: number
}

export interface TableLayout<Row> {
  readonly columns: readonly LaidOutColumn<Row>[]
  readonly hasSelection: boolean
  /** Class of the checkbox cells. */
  readonly selectionClassName: string
  /** Least width of a row in px: below it the table scrolls sideways. */
  readonly totalWidth: number
  /** Widths in px of what stays in view at the left and at the right. */
  readonly pinned: { readonly start: number; readonly end: number }
}

/** Whether the last column stays in view at the right: trailing actions do. */
export function hasPinnedEnd<Row>(columns: readonly DataTableColumn<Row>[]): boolean {
  return columns.length > 1 && columns.at(-1)?.type === 'actions'
}

/** A column's width in px after a person asked for `width`, within the column's limits. */
export function limitedWidth<Row>({ minWidth = 80, maxWidth = 640 }: DataTableColumn<Row>, width: number): number {
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
        column === pinnedEnd && column.type === 'actions' && column.isAlwaysShown === true && classes.covering,
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
/** Width in px that no ASCII letter of the 14 px font exceeds. */
const widestLetter = 14.5

/** Whether a text certainly fits into a column. Most cells then need no clip, which costs paint time (ADR 11). */
export function surelyFits(text: string, columnWidth: number): boolean {
  return text.length * widestLetter <= columnWidth - cellPadding && /^[ -~]*$/.test(text)
}
