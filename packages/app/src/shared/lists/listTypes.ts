import { type FluentIcon } from '@fluentui/react-icons'
import { type RowAction } from '@tandem/components'
import {
  type AnswerOf,
  type Column,
  type DataType,
  type FilterListAnswer,
  type Operation,
  type OperationId,
} from '@tandem/contract'
import type * as v from 'valibot'
import { type Client } from '../request.ts'
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
  AnswerOf<O> extends { readonly _embedded: Readonly<Record<Type, readonly (infer Row extends ListRow)[]>> }
    ? Row
    : never

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

/** Counts of a list: of all rows, and of those that match. */
export interface ListCounts {
  readonly all: number
  readonly matching: number
}

/** Something that can be done to many rows, one call each. */
export interface BulkAction<Row> {
  readonly id: string
  /** A verb: 'Archive'. */
  readonly label: string
  readonly icon?: FluentIcon
  /** Does it to one row. */
  readonly run: (request: Client, row: Row) => Promise<unknown>
  /** Takes it back for one row; without it nothing is offered. */
  readonly undo?: (request: Client, row: Row) => Promise<unknown>
  /** Why it can't be done to a row; such rows are left out and named in the summary. */
  readonly refusal?: (row: Row) => string | undefined
  /** The question to ask first, for so many rows. */
  readonly confirm?: (count: number) => {
    readonly title: string
    readonly text?: string
    readonly confirmLabel: string
    readonly intent?: 'primary' | 'danger'
  }
  /** Ids of further operations whose answers become old; the list's own are anyway. */
  readonly invalidates?: readonly OperationId[]
  readonly texts: {
    /** 'Archiving…' */
    readonly running: string
    /** '3 clients archived' */
    readonly done: (count: number) => string
    /** '3 clients are back' */
    readonly undone?: (count: number) => string
    /** What could not even begin. */
    readonly failed?: string
  }
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
  /** Gives rows checkboxes. Actions on many rows give them anyway. */
  readonly isSelectable?: boolean
  /** What can be done with the selected rows. */
  readonly bulkActions?: readonly BulkAction<Row>[]
  /** Saves an editable cell (`editableCell`) and answers the row as it is then. */
  readonly saveCell?: (
    request: Client,
    edit: { readonly row: Row; readonly path: string; readonly value: string },
  ) => Promise<Row>
  /** Labels of the columns to expect: heads of the skeleton. */
  readonly expectedColumns: readonly string[]
  /** Query that goes with each request, beside view, page, search, sort and filters. */
  readonly fixedQuery?: Readonly<Record<string, string | number | boolean>>
}
