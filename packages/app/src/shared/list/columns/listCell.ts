import { type DataTableColumn } from '@tandem/components'
import { type Column } from '@tandem/contract'
import { type CodeNames } from '../../api/directories.ts'

/** A column of a list, as cell renderers get it. */
export interface ListCell<Row> {
  readonly column: Column
  /** The properties that every DataTable column has. */
  readonly base: { readonly id: string; readonly header: string; readonly isSortable: boolean }
  /** The value as the server sent it, of the row or of its related entity. */
  readonly valueOf: (row: Row) => unknown
  /** The value in plain text; '' when there is none. */
  readonly textOf: (row: Row) => string
  /** Names of the codes in this column, where a directory has them. */
  readonly codeNames: CodeNames | undefined
  /** Another field of the related entity, or a field of another related entity. */
  readonly relatedOf: (row: Row, field: string, entity?: Pick<Column, 'collection' | 'refPath'>) => unknown
  /** A further value, by its name in the column's bindings. */
  readonly bindingOf: (row: Row, name: string) => unknown
  /** The path that a row opens, with the list's view; undefined when rows do not open. */
  readonly rowHrefOf: ((row: Row) => string) | undefined
}

export type CellRenderer<Row> = (cell: ListCell<Row>) => DataTableColumn<Row>
