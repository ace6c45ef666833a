import { type Column, columnKey } from '@tandem/contract'
import { type DataTableColumn } from '@tandem/components'
import { type NamesByTemplate } from '../api/directories.ts'
import { bindingValues, cellText, relatedValue, type RelatedEntities, valueAt } from './columns/cellValues.ts'
import { type CellRenderer, type ListCell } from './columns/listCell.ts'
import { callStatusCell, categoryCell, personCell, scheduleCell, statusCell } from './columns/productCells.tsx'
import { listMessages } from './messages.ts'

const text = <Row>({ base, textOf }: ListCell<Row>): DataTableColumn<Row> => ({
  ...base,
  type: 'text',
  getText: textOf,
})

const textValue = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Accepts only http and https, because a `javascript:` address from the server would run as a script. */
const webAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? value : undefined

/**
 * Links to the address in the binding `href`. A column without this binding links to the address of the row. If rows
 * have no address, the cell shows plain text.
 */
const link = <Row>(cell: ListCell<Row>): DataTableColumn<Row> => {
  const { base, column, textOf, bindingOf, rowHrefOf } = cell
  if (column.bindings?.['href'] !== undefined) {
    return { ...base, type: 'link', getText: textOf, getHref: (row) => webAddress(bindingOf(row, 'href')) }
  }
  return rowHrefOf ? { ...base, type: 'link', getText: textOf, getHref: rowHrefOf } : text(cell)
}

/** The cells of each template (LIST-27). Cells of other templates show plain text. */
const templates: Readonly<Record<string, <Row>(cell: ListCell<Row>) => DataTableColumn<Row>>> = {
  link,
  list: ({ base, valueOf }) => ({
    ...base,
    type: 'list',
    getItems: (row) => [valueOf(row)].flat().flatMap((each) => cellText(each) || []),
  }),
  date: ({ base, valueOf }) => ({
    ...base,
    type: 'date',
    getDate: (row) => textValue(valueOf(row)),
  }),
  scheduledDate: ({ base, valueOf }) => ({
    ...base,
    type: 'date',
    emptyText: listMessages.notScheduled,
    getDate: (row) => textValue(valueOf(row)),
  }),
  person: personCell,
  category: categoryCell,
  schedule: scheduleCell,
  callStatus: callStatusCell,
  status: statusCell,
}

/** A cell that the user edits in the table. `validate` returns the reason why a value is refused, or undefined. */
export const editableCell =
  (validate: (value: string) => string | undefined) =>
  <Row>({ base, textOf }: ListCell<Row>): DataTableColumn<Row> => ({
    ...base,
    type: 'editable',
    getText: textOf,
    validate,
  })

interface CellOptions<Row> {
  readonly cells: Readonly<Record<string, CellRenderer<Row>>> | undefined
  readonly related: RelatedEntities
  readonly names?: NamesByTemplate
  readonly rowHrefOf: ((row: Row) => string) | undefined
}

export function tableColumn<Row extends object>(
  column: Column,
  { cells, related, names, rowHrefOf }: CellOptions<Row>,
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
    codeNames: names?.[template],
    relatedOf: (row, field, entity) => relatedValue(row, { ...column, ...entity, field }, related),
    bindingOf: (row, name) => bindingValues(row, column)[name],
    rowHrefOf,
  }
  const render =
    cells?.[id] ?? cells?.[template] ?? (Object.hasOwn(templates, template) ? templates[template] : undefined) ?? text
  return render(cell)
}
