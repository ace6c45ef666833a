import { mergeClasses } from '@fluentui/react-components'
import { type CSSProperties } from 'react'
import { type DataTableColumn, type DataTableColumnType } from './DataTableColumn.ts'
import { type ColumnWidths } from './DataTableProps.ts'
import { type CellClasses } from './useCellClasses.ts'

/** In px. */
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

/** In px. */
export const selectionColumnWidth = 44

/** Columns of these types share the free width, unless their width is set. */
const growingTypes: ReadonlySet<DataTableColumnType> = new Set(['text', 'list', 'link', 'editable', 'custom'])

/** In columns of these types, the cells contain elements instead of plain text. */
const mixedTypes: ReadonlySet<DataTableColumnType> = new Set(['link', 'choice', 'actions', 'custom'])

export const isFigureColumn = <Row>({ type, isFigure = type === 'number' }: DataTableColumn<Row>): boolean => isFigure

export interface LaidOutColumn<Row> {
  readonly column: DataTableColumn<Row>
  readonly className: string
  /** If the text of a cell may be too long for the column, the cell has this class name instead of `className`. */
  readonly cutClassName: string
  readonly headClassName: string
  readonly style: CSSProperties
  /** Minimum width in px. */
  readonly width: number
}

export interface TableLayout<Row> {
  readonly columns: readonly LaidOutColumn<Row>[]
  readonly hasSelection: boolean
  /** For the checkbox cells. */
  readonly selectionClassName: string
  /** Minimum width of a row in px. */
  readonly totalWidth: number
  /** Width in px of the columns that stay in view at the start and at the end of a row. */
  readonly pinned: { readonly start: number; readonly end: number }
}

/** True if there are several columns and the last column has the actions. The last column then stays in view. */
export function hasPinnedEnd<Row>(columns: readonly DataTableColumn<Row>[]): boolean {
  return columns.length > 1 && columns.at(-1)?.type === 'actions'
}

/** Returns `width`, limited to the range that the column allows. In px. */
export function limitedWidth<Row>(
  { type, minWidth = type === 'actions' ? 0 : 80, maxWidth = 640 }: DataTableColumn<Row>,
  width: number,
): number {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)))
}

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

/** The sum of the left and the right padding, in px. */
const cellPadding = 24
/** Width in px of the widest ASCII character at a font size of 14 px. */
const widestLetter = 14.5

/** True if a text certainly fits. The cell then gets no clip, because a clip costs paint time (ADR 11). */
export function surelyFits(text: string, columnWidth: number): boolean {
  return text.length * widestLetter <= columnWidth - cellPadding && /^[ -~]*$/.test(text)
}
