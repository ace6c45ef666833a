import { type FluentIcon } from '@fluentui/react-icons'
import { type EmptyStateProps, type RowAction } from '@tandem/components'
import {
  type ResponseOf,
  type Column,
  type DataType,
  type FilterListResponse,
  type Operation,
  type OperationId,
} from '@tandem/contract'
import { type Getter, type WritableAtom } from 'jotai'
import type * as v from 'valibot'
import { type ApiClient } from '../api/request.ts'
import { type CellRenderer } from './columns/listCell.ts'

export interface ListRow {
  readonly id: number
}

/** Data types with a list: the key of the rows in `_embedded`, and of the columns in `_fields`. */
export type ListType = DataType | 'callReminderTemplates'

/** The response of every list (LIST-19). */
export interface ListResponse {
  /** The rows under the data type's name, and related entities by id. */
  readonly _embedded: object
  readonly _fields?: Readonly<Record<string, readonly Column[]>> | undefined
  readonly count: number
  readonly totalCount: number
  readonly totalFilteredCount: number
}

/** An operation that returns a page of a list. */
export interface ListOperation extends Operation {
  readonly method: 'GET'
  readonly query: v.GenericSchema<Readonly<Record<string, unknown>>>
  readonly body?: never
  readonly response: v.GenericSchema<unknown, ListResponse>
}

/** An operation that returns the filters of a list. */
export interface FilterListOperation extends Operation {
  readonly method: 'GET'
  readonly query?: never
  readonly body?: never
  readonly response: v.GenericSchema<unknown, FilterListResponse>
}

export type Named<O> = Readonly<Record<string, O>>

/** The type of an operation's rows. */
export type RowIn<O extends Operation, Type extends ListType> =
  ResponseOf<O> extends { readonly _embedded: Readonly<Record<Type, readonly (infer Row extends ListRow)[]>> }
    ? Row
    : never

/** The texts of a list's page. */
export interface ListTexts {
  readonly title: string
  /** One line under the title. */
  readonly help?: string
  /** The rows in plural and lower case: 'recipients'. Without the last letter it must be the singular. */
  readonly plural: string
  /** Texts that show while there are no rows: which rows will appear, and why there are none yet. */
  readonly nothingYet: { readonly title: string; readonly text: string }
}

/** The number of all rows and of matching rows. */
export interface ListCounts {
  readonly all: number
  readonly matching: number
}

/** The reason why an action is blocked for a selection: the user must complete or check some rows first. */
export interface BulkBlock<Row> {
  readonly title: string
  /** The rows to complete or to check. */
  readonly rows: readonly Row[]
  /** Address of the page on which the user completes or checks a row. */
  readonly hrefOf: (row: Row) => string
  /** Label of the button that acts on the other rows: 'Launch 3 others'. */
  readonly othersLabel: (count: number) => string
  /** Label of a button that acts on all rows anyway. Default: no such button. */
  readonly anywayLabel?: (count: number) => string
}

/** An action on many rows, one call each. */
export interface BulkAction<Row> {
  readonly id: string
  /** A verb: 'Archive'. */
  readonly label: string
  readonly icon?: FluentIcon
  /** The call for one row. */
  readonly run: (request: ApiClient, row: Row) => Promise<unknown>
  /** The reverse call for one row. Without it there is no Undo. */
  readonly undo?: (request: ApiClient, row: Row) => Promise<unknown>
  /** The reason why the action does not apply to a row. Such rows are left out, and the summary lists them. */
  readonly refusal?: (row: Row) => string | undefined
  /**
   * The reason why the action is blocked for these rows. If there is a reason, no call is made, and a dialog links to
   * the rows to complete or to check.
   */
  readonly block?: (rows: readonly Row[], get: Getter) => BulkBlock<Row> | undefined
  /** The question to ask first. */
  readonly confirm?: (count: number) => {
    readonly title: string
    readonly text?: string
    readonly confirmLabel: string
    readonly intent?: 'primary' | 'danger'
  }
  /** Further operations whose cached responses become stale, in addition to the list. */
  readonly invalidates?: readonly OperationId[]
  readonly texts: {
    /** 'Archiving…' */
    readonly running: string
    /** '3 clients archived' */
    readonly done: (count: number) => string
    /** '3 clients restored' */
    readonly undone?: (count: number) => string
    /** Title of the error if the selected rows could not be loaded. */
    readonly failed?: string
  }
}

/** Query parameters that the view does not change. */
export type FixedQuery = Readonly<Record<string, string | number | boolean>>

/** A value typed into a cell. */
export interface CellEdit<Row> {
  readonly row: Row
  /** Id of the column, which is the path of its value. */
  readonly columnId: string
  readonly value: string
}

/** A feature's definition of its list. */
export interface ListOptions<Row extends ListRow> {
  /** Path of the page, '/recipients'. Drawers over the list have paths below it. */
  readonly path: string
  /** Prefix of the list's keys in the address, 'members.', for a second list on a page. Default: no prefix. */
  readonly urlPrefix?: string
  /**
   * Keys in the address that belong to the page, not to the list. They stay when a saved view is opened. Default: no
   * keys.
   */
  readonly keptKeys?: readonly string[]
  /** Name under which columns and views are stored, for a second list of a data type. Default: the data type. */
  readonly storedAs?: string
  readonly texts: ListTexts
  /** The path that a row opens, without a query. The list's view is added. Without this option rows do not open. */
  readonly rowHref?: (row: Row) => string
  /** The drawing of an empty list. Default: the drawing of a list. */
  readonly illustration?: EmptyStateProps['illustration']
  /** A row's name for screen readers and summaries. */
  readonly rowLabel: (row: Row) => string
  /** The actions of a row. The page gets `onRowAction`. */
  readonly rowActions?: (row: Row) => readonly RowAction[]
  /** Cell renderers by a column's key or template. They have priority over the default renderers. */
  readonly cells?: Readonly<Record<string, CellRenderer<Row>>>
  readonly bulkActions?: readonly BulkAction<Row>[]
  /** Saves an editable cell (`editableCell`). Resolves to the saved row. */
  readonly saveCell?:
    | ((request: ApiClient, edit: { readonly row: Row; readonly path: string; readonly value: string }) => Promise<Row>)
    | undefined
  /** Handles the edits of cells instead of `saveCell`, if a change needs more than one call. */
  readonly editCellAtom?: WritableAtom<unknown, [edit: CellEdit<Row>], unknown>
  /**
   * Operations whose cached responses become stale after a cell is saved. Default: none, because the list shows the
   * saved row.
   */
  readonly saveInvalidates?: readonly OperationId[] | undefined
  /** The expected columns from the server, shown while a list loads for the first time. */
  readonly expectedColumns: readonly Column[]
  /** Keys of columns that are hidden until the user shows them, in addition to the server's. Default: no keys. */
  readonly hiddenColumns?: (get: Getter) => readonly string[]
  /**
   * Query of each request, in addition to the view's query. The list has no filters with these names. A function may
   * read atoms: `(get) => ({ dateStart: get(rangeAtom).start })`.
   */
  readonly fixedQuery?: FixedQuery | ((get: Getter) => FixedQuery)
}
