import { type DataTableColumn } from '@tandem/components'
import { type Column } from '@tandem/contract'
import { type CodeNames } from '../../api/directories.ts'

export interface ListCell<Row> {
  readonly column: Column
  readonly base: { readonly id: string; readonly header: string; readonly isSortable: boolean }
  /** The value as sent by the server. */
  readonly valueOf: (row: Row) => unknown
  /** Returns an empty text if the row has no value. */
  readonly textOf: (row: Row) => string
  readonly codeNames: CodeNames | undefined
  /** A field of the column's related entity, or of the related entity that `entity` names. */
  readonly relatedOf: (row: Row, field: string, entity?: Pick<Column, 'collection' | 'refPath'>) => unknown
  readonly bindingOf: (row: Row, name: string) => unknown
  /** Undefined if the rows of the list open no page or drawer. */
  readonly rowHrefOf: ((row: Row) => string) | undefined
}

export type CellRenderer<Row> = (cell: ListCell<Row>) => DataTableColumn<Row>
