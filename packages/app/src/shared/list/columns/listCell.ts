import { type DataTableColumn } from '@tandem/components'
import { type Column } from '@tandem/contract'
import { type CodeNames } from '../../api/directories.ts'

/** A column of a list, for cell renderers. */
export interface ListCell<Row> {
  readonly column: Column
  /** The properties that every DataTable column has. */
  readonly base: { readonly id: string; readonly header: string; readonly isSortable: boolean }
  /** The value of the row or of its related entity, as sent by the server. */
  readonly valueOf: (row: Row) => unknown
  /** The value in plain text. '' for no value. */
  readonly textOf: (row: Row) => string
  /** Names of the codes in this column, if there is a directory. */
  readonly codeNames: CodeNames | undefined
  /** Another field of the related entity, or a field of another related entity. */
  readonly relatedOf: (row: Row, field: string, entity?: Pick<Column, 'collection' | 'refPath'>) => unknown
  /** The value of one of the column's bindings, by its name. */
  readonly bindingOf: (row: Row, name: string) => unknown
  /** The path that a row opens, with the list's view. Undefined if rows do not open. */
  readonly rowHrefOf: ((row: Row) => string) | undefined
}

export type CellRenderer<Row> = (cell: ListCell<Row>) => DataTableColumn<Row>
