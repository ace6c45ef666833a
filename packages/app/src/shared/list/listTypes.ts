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

/** The key of the rows in `_embedded`, and of the columns in `_fields`. */
export type ListType = DataType | 'callReminderTemplates'

/** LIST-19 */
export interface ListResponse {
  readonly _embedded: object
  readonly _fields?: Readonly<Record<string, readonly Column[]>> | undefined
  readonly count: number
  readonly totalCount: number
  readonly totalFilteredCount: number
}

export interface ListOperation extends Operation {
  readonly method: 'GET'
  readonly query: v.GenericSchema<Readonly<Record<string, unknown>>>
  readonly body?: never
  readonly response: v.GenericSchema<unknown, ListResponse>
}

export interface FilterListOperation extends Operation {
  readonly method: 'GET'
  readonly query?: never
  readonly body?: never
  readonly response: v.GenericSchema<unknown, FilterListResponse>
}

export type Named<O> = Readonly<Record<string, O>>

export type RowIn<O extends Operation, Type extends ListType> =
  ResponseOf<O> extends { readonly _embedded: Readonly<Record<Type, readonly (infer Row extends ListRow)[]>> }
    ? Row
    : never

export interface ListTexts {
  readonly title: string
  readonly help?: string
  /** Lower case, such as 'recipients'. The text without the last letter must be the singular. */
  readonly plural: string
  /** Texts of an empty list. */
  readonly nothingYet: { readonly title: string; readonly text: string }
}

export interface ListCounts {
  readonly all: number
  readonly matching: number
}

/** The user must complete or check rows before an action. */
export interface BulkBlock<Row> {
  readonly title: string
  readonly rows: readonly Row[]
  /** The page on which the user completes or checks a row. */
  readonly hrefOf: (row: Row) => string
  /** 'Launch 3 others' */
  readonly othersLabel: (count: number) => string
  /** Label of the button that runs the action for the blocking rows, too. Default: no button. */
  readonly anywayLabel?: (count: number) => string
}

/** An action on many rows. */
export interface BulkAction<Row> {
  readonly id: string
  /** A verb: 'Archive'. */
  readonly label: string
  readonly icon?: FluentIcon
  readonly run: (request: ApiClient, row: Row) => Promise<unknown>
  /** Reverses `run`. Default: the action has no Undo. */
  readonly undo?: (request: ApiClient, row: Row) => Promise<unknown>
  /** Returns the reason why the action skips a row. */
  readonly refusal?: (row: Row) => string | undefined
  /** Returns rows that the user must complete or check first. The action then waits for the user's choice. */
  readonly block?: (rows: readonly Row[], get: Getter) => BulkBlock<Row> | undefined
  readonly confirm?: (count: number) => {
    readonly title: string
    readonly text?: string
    readonly confirmLabel: string
    readonly intent?: 'primary' | 'danger'
  }
  /** Operations whose cached responses are stale after the action. The list's operation is always included. */
  readonly invalidates?: readonly OperationId[]
  readonly texts: {
    /** 'Archiving…' */
    readonly running: string
    /** '3 clients archived' */
    readonly done: (count: number) => string
    /** '3 clients restored' */
    readonly undone?: (count: number) => string
    readonly failed?: string
  }
}

/** Query parameters that do not depend on the user's search, filters and sorting. */
export type FixedQuery = Readonly<Record<string, string | number | boolean>>

export interface CellEdit<Row> {
  readonly row: Row
  /** The column's id is the path of the value. */
  readonly columnId: string
  readonly value: string
}

export interface ListOptions<Row extends ListRow> {
  /** Path of the page, such as '/recipients'. The paths of the drawers begin with this path. */
  readonly path: string
  /** Prefix of the list's keys in the address: 'members.'. Default: no prefix. */
  readonly urlPrefix?: string
  /** Parameters of the address that stay when a saved view opens, such as the calendar's day. Default: none. */
  readonly keptKeys?: readonly string[]
  /** Key of stored columns and views. Default: the data type. */
  readonly storedAs?: string
  readonly texts: ListTexts
  /** The path of a row, without a query. Default: rows do not open. */
  readonly rowHref?: (row: Row) => string
  /** Default: the drawing of a list. */
  readonly illustration?: EmptyStateProps['illustration']
  /** Returns the name of a row for screen readers and summaries. */
  readonly rowLabel: (row: Row) => string
  readonly rowActions?: (row: Row) => readonly RowAction[]
  /** Renderers by a column's key or template. They replace the default renderers. */
  readonly cells?: Readonly<Record<string, CellRenderer<Row>>>
  readonly bulkActions?: readonly BulkAction<Row>[]
  /** Saves an edited cell. Resolves to the saved row. */
  readonly saveCell?:
    | ((request: ApiClient, edit: { readonly row: Row; readonly path: string; readonly value: string }) => Promise<Row>)
    | undefined
  /** Replaces `saveCell` if an edit needs more than one request. */
  readonly editCellAtom?: WritableAtom<unknown, [edit: CellEdit<Row>], unknown>
  /** Operations whose cached responses are stale after an edit. Default: none. */
  readonly saveInvalidates?: readonly OperationId[] | undefined
  /** Columns that the list shows during the first load. */
  readonly expectedColumns: readonly Column[]
  /** Keys of columns that are hidden at first. Default: none. */
  readonly hiddenColumns?: (get: Getter) => readonly string[]
  /** Parameters of each request. The list hides the filters with these names. */
  readonly fixedQuery?: FixedQuery | ((get: Getter) => FixedQuery)
}
