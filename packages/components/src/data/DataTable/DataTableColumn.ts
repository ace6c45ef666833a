import { type FluentIcon } from '@fluentui/react-icons'
import { type ReactNode } from 'react'

export interface NamedOption {
  readonly id: string
  readonly name: string
}

export interface RowAction {
  readonly id: string
  readonly label: string
  readonly icon?: FluentIcon | undefined
  /**
   * The row shows a button for the action while the pointer or the focus is on the row. The menu contains the action
   * too. Default: false.
   */
  readonly isQuick?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Shown in a tooltip or in the menu. */
  readonly hint?: string | undefined
}

interface ColumnBase {
  readonly id: string
  readonly header: string
  /** In px. The default depends on the type of the column: 140 to 240, or 44 for actions. */
  readonly width?: number | undefined
  /** In px. Default: 80, or 0 for actions. */
  readonly minWidth?: number | undefined
  /** In px. Default: 640. */
  readonly maxWidth?: number | undefined
  /** Right-aligned, tabular digits. Default: true for number columns only. */
  readonly isFigure?: boolean | undefined
  /** A click on the header asks for another sort. Default: false. */
  readonly isSortable?: boolean | undefined
}

type Text = string | null | undefined

/** Plain text. An en dash for an empty value. */
export interface TextColumn<Row> extends ColumnBase {
  readonly type: 'text'
  readonly getText: (row: Row) => Text
}
/** Right-aligned, tabular digits. */
export interface NumberColumn<Row> extends ColumnBase {
  readonly type: 'number'
  readonly getNumber: (row: Row) => number | null | undefined
  /** Default: grouped digits, '1,284'. */
  readonly format?: ((value: number) => string) | undefined
}
/** Several texts, separated by commas. */
export interface ListColumn<Row> extends ColumnBase {
  readonly type: 'list'
  readonly getItems: (row: Row) => readonly string[]
}
/** A date and time in the viewer's zone, 'Mar. 04 2026 - 09:30'. */
export interface DateColumn<Row> extends ColumnBase {
  readonly type: 'date'
  /** ISO instant. */
  readonly getDate: (row: Row) => Text
  /** Default: an en dash. */
  readonly emptyText?: string | undefined
}
/** Rows without an address show plain text. */
export interface LinkColumn<Row> extends ColumnBase {
  readonly type: 'link'
  readonly getText: (row: Row) => Text
  readonly getHref: (row: Row) => string | undefined
  /** An avatar or an icon before the text. */
  readonly renderMedia?: ((row: Row) => ReactNode) | undefined
}
/** A text that users can edit in its cell. */
export interface EditableColumn<Row> extends ColumnBase {
  readonly type: 'editable'
  readonly getText: (row: Row) => Text
  /** Returns the error of an invalid value. */
  readonly validate?: ((value: string, row: Row) => string | undefined) | undefined
}
/** A choice from several options, which the user changes in a menu. An unknown id shows as text. */
export interface ChoiceColumn<Row> extends ColumnBase {
  readonly type: 'choice'
  readonly getChoice: (row: Row) => Text
  readonly options: readonly NamedOption[]
}
/** The actions of a row. If this column is the last column, it stays visible while the table scrolls sideways. */
export interface ActionsColumn<Row> extends ColumnBase {
  readonly type: 'actions'
  readonly getActions: (row: Row) => readonly RowAction[]
  /** Always shows the quick actions, and shows no menu. Default: false. */
  readonly isAlwaysShown?: boolean | undefined
}
/** Any other content. `render` must be fast, because it runs during scrolling. */
export interface CustomColumn<Row> extends ColumnBase {
  readonly type: 'custom'
  /** For sorting, and for exports by the app. */
  readonly getText: (row: Row) => Text
  readonly render: (row: Row) => ReactNode
}

/** Define columns outside of components, or memoize them. */
export type DataTableColumn<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | ListColumn<Row>
  | DateColumn<Row>
  | LinkColumn<Row>
  | EditableColumn<Row>
  | ChoiceColumn<Row>
  | ActionsColumn<Row>
  | CustomColumn<Row>

export type DataTableColumnType = DataTableColumn<never>['type']
