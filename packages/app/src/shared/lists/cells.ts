import { type Column, columnKey } from '@tandem/contract'
import { type DataTableColumn } from '@tandem/components'
import { bindingValues, cellText, relatedValue, type RelatedEntities, valueAt } from './cellValues.ts'
import { listMessages } from './messages.ts'
import { statusCell } from './statusCell.tsx'

/** A column of a list, ready to be given a renderer. */
export interface ListCell<Row> {
  readonly column: Column
  /** What a DataTable column of any type has. */
  readonly base: { readonly id: string; readonly header: string; readonly isSortable: boolean }
  /** The value as the server sent it, of the row or of its related entity. */
  readonly valueOf: (row: Row) => unknown
  /** The value in plain text; '' when there is none. */
  readonly textOf: (row: Row) => string
  /** A further value that the column's metadata binds by name. */
  readonly bindingOf: (row: Row, name: string) => unknown
  /** Where the row leads, with the list's view; undefined when rows do not open. */
  readonly rowHrefOf: ((row: Row) => string) | undefined
}

export type CellRenderer<Row> = (cell: ListCell<Row>) => DataTableColumn<Row>

const text = <Row>({ base, textOf }: ListCell<Row>): DataTableColumn<Row> => ({
  ...base,
  type: 'text',
  getText: textOf,
})

const textValue = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Only addresses of the web: a value of the server never becomes a script. */
const webAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? value : undefined

/** A link to where its binding `href` says, else to the row itself. */
const link = <Row>(cell: ListCell<Row>): DataTableColumn<Row> => {
  const { base, column, textOf, bindingOf, rowHrefOf } = cell
  if (column.bindings?.['href'] !== undefined) {
    return { ...base, type: 'link', getText: textOf, getHref: (row) => webAddress(bindingOf(row, 'href')) }
  }
  return rowHrefOf ? { ...base, type: 'link', getText: textOf, getHref: rowHrefOf } : text(cell)
}

/** Renderers by the template that a column's metadata names (document 1, section 2). One that is not here shows plain text. */
const templates: Readonly<Record<string, <Row>(cell: ListCell<Row>) => DataTableColumn<Row>>> = {
  link,
  list: ({ base, valueOf }) => ({
    ...base,
    type: 'list',
    getItems: (row) => [valueOf(row)].flat().flatMap((each) => cellText(each) || []),
  }),
  date: ({ base, valueOf }) => ({ ...base, type: 'date', getDate: (row) => textValue(valueOf(row)) }),
  scheduledDate: ({ base, valueOf }) => ({
    ...base,
    type: 'date',
    emptyText: listMessages.notScheduled,
    getDate: (row) => textValue(valueOf(row)),
  }),
  status: statusCell,
}

/** Text that is edited in place; the page gets `onCellEdit`. */
export const editableCell = <Row>({ base, textOf }: ListCell<Row>): DataTableColumn<Row> => ({
  ...base,
  type: 'editable',
  getText: textOf,
})

interface CellOptions<Row> {
  readonly cells: Readonly<Record<string, CellRenderer<Row>>> | undefined
  readonly related: RelatedEntities
  readonly rowHrefOf: ((row: Row) => string) | undefined
}

/** A column of the server's as a column of the table. */
export function tableColumn<Row extends object>(
  column: Column,
  { cells, related, rowHrefOf }: CellOptions<Row>,
): DataTableColumn<Row> {
  const id = columnKey(column)
  const template = column.template ?? ''
  const valueOf = column.collection
    ? (row: Row) => relatedValue(row, column, related)
    : (row: Row) => valueAt(row, column.path ?? column.id ?? '')
  const cell: ListCell<Row> = {
    column,
    base: { id, header: column.label, isSortable: column.isSortable === true && column.path !== undefined },
    valueOf,
    textOf: (row) => cellText(valueOf(row)),
    bindingOf: (row, name) => bindingValues(row, column)[name],
    rowHrefOf,
  }
  const render =
    cells?.[id] ?? cells?.[template] ?? (Object.hasOwn(templates, template) ? templates[template] : undefined) ?? text
  return render(cell)
}
