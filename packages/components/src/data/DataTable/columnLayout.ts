import { type DataTableColumn, type DataTableColumnType } from './DataTableColumn.ts'

/** Default widths by type in px, 140 to 300 (document 2, section 9). */
export const columnWidths: Readonly<Record<DataTableColumnType, number>> = {
  text: 200,
  number: 140,
  list: 240,
  category: 160,
  scheduledDate: 200,
  status: 140,
  schedule: 300,
  callStatus: 180,
  link: 240,
  avatar: 260,
  editable: 200,
  actions: 140,
  custom: 200,
}

/** Narrowest and widest that a column may be dragged, in px, unless it says otherwise. */
export const columnWidthLimits = { least: 80, most: 640 } as const

/** Width of the column with the rows' checkboxes, in px. */
export const selectionColumnWidth = 44

const growingTypes: ReadonlySet<DataTableColumnType> = new Set(['text', 'list', 'link', 'avatar', 'editable', 'custom'])

/** Whether a column takes a share of the room that is left. */
export function canGrow<Row>(column: DataTableColumn<Row>): boolean {
  return growingTypes.has(column.type)
}

/**
 * Widths that fill `available` px: what is left over goes to the growing columns in equal parts. Nothing shrinks: where there is too
 * little room the table scrolls.
 */
export function fittedWidths(
  columns: readonly { readonly width: number; readonly isGrowing: boolean }[],
  available: number,
): readonly number[] {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  const growing = columns.filter(({ isGrowing }) => isGrowing).length
  const spare = available - total
  if (spare <= 0 || growing === 0) return columns.map(({ width }) => width)
  const share = Math.floor(spare / growing)
  let rest = spare - share * growing
  return columns.map(({ width, isGrowing }) => {
    if (!isGrowing) return width
    const extra = share + Math.min(1, rest)
    rest -= Math.min(1, rest)
    return width + extra
  })
}
