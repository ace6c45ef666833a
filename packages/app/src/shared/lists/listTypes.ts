import { type RowAction } from '@tandem/components'
import { type AnswerOf, type Column, type DataType, type FilterListAnswer, type Operation } from '@tandem/contract'
import type * as v from 'valibot'
import { type CellRenderer } from './cells.ts'

/** What every row has. */
export interface ListRow {
  readonly id: number
}

/** What every list answers (document 1, section 3). */
export interface ListAnswer {
  /** The rows under the data type's name, and related entities by id. */
  readonly _embedded: object
  readonly _fields?: Readonly<Record<string, readonly Column[]>> | undefined
  readonly count: number
  readonly totalCount: number
  readonly totalFilteredCount: number
}

/** A call that answers a page of a list. */
export interface ListOperation extends Operation {
  readonly method: 'GET'
  readonly query: v.GenericSchema<Readonly<Record<string, unknown>>>
  readonly body?: never
  readonly answer: v.GenericSchema<unknown, ListAnswer>
}

/** A call that answers the filters of a list. */
export interface FilterListOperation extends Operation {
  readonly method: 'GET'
  readonly query?: never
  readonly body?: never
  readonly answer: v.GenericSchema<unknown, FilterListAnswer>
}

export type Named<O> = Readonly<Record<string, O>>

/** The rows that an operation answers for a data type. */
export type RowIn<O extends Operation, Type extends DataType> =
  AnswerOf<O> extends { readonly _embedded: Readonly<Record<Type, readonly (infer Row extends ListRow)[]>> } ? Row : never

/** What is said where there is no row. */
export interface ListTexts {
  /** The page's title. */
  readonly title: string
  /** One line of help under it. */
  readonly help?: string
  /** What is listed, in plural and lower case: 'recipients'. Names the search box and the export. */
  readonly plural: string
  /** Nothing is there at all: what will be here, and why it is empty. */
  readonly nothingYet: { readonly title: string; readonly text: string }
}

/** What a feature says of its list. */
export interface ListOptions<Row extends ListRow> {
  /** Path of the page, '/recipients'. What opens over it lies below. */
  readonly path: string
  readonly texts: ListTexts
  /** Where a row leads, a path of the app; the list's view goes with it. Without it rows do not open. */
  readonly rowHref?: (row: Row) => string
  /** A row in a word: for screen readers and summaries. */
  readonly rowLabel: (row: Row) => string
  /** What can be done with a row; the page gets `onRowAction`. */
  readonly rowActions?: (row: Row) => readonly RowAction[]
  /** Renderers by a column's key, or by its template; they win over the list's own. */
  readonly cells?: Readonly<Record<string, CellRenderer<Row>>>
  /** Gives rows checkboxes. */
  readonly isSelectable?: boolean
  /** Labels of the columns to expect: heads of the skeleton. */
  readonly expectedColumns: readonly string[]
  /** Query that goes with each request, beside view, page, search, sort and filters. */
  readonly fixedQuery?: Readonly<Record<string, string | number | boolean>>
}
