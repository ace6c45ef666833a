import { type FluentIcon } from '@fluentui/react-icons'
import { type ReactNode } from 'react'

/** An option: its id and its display name. */
export interface NamedOption {
  readonly id: string
  readonly name: string
}

/** An action on a row. */
export interface RowAction {
  readonly id: string
  readonly label: string
  readonly icon?: FluentIcon | undefined
  /**
   * True if the action also has a button, which shows while the row is hovered or has the focus. A button without an
   * icon shows its label.
   */
  readonly isQuick?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** The reason why the action is disabled, or a longer explanation. Shown in a tooltip or in the menu. */
  readonly hint?: string | undefined
}

interface ColumnBase<Row> {
  readonly id: string
  readonly header: string
  /**
   * Width in px. Default: 140 to 240 px by type, 44 px for actions. Without `width` and `maxWidth`, columns with texts,
   * lists, links, editable or custom cells share the free width.
   */
  readonly width?: number | undefined
  /** Limits of the width, in px. Default: 80 (actions: 0) and 640. */
  readonly minWidth?: number | undefined
  readonly maxWidth?: number | undefined
  /** True for a column of figures: right-aligned, tabular digits. Default: true for number columns only. */
  readonly isFigure?: boolean | undefined
  /** True if a click on the header sorts the rows. Default: false. */
  readonly isSortable?: boolean | undefined
  /** The sort key of a row, for tables with `sortedBy: 'client'`. Default: the value of the cell. */
  readonly getSortValue?: ((row: Row) => string | number | null | undefined) | undefined
}

type Text = string | null | undefined

/** Plain text; an en dash for an empty value. */
export interface TextColumn<Row> extends ColumnBase<Row> {
  readonly type: 'text'
  readonly getText: (row: Row) => Text
}
/** A figure: right-aligned, tabular digits. */
export interface NumberColumn<Row> extends ColumnBase<Row> {
  readonly type: 'number'
  readonly getNumber: (row: Row) => number | null | undefined
  /** Default: grouped digits, '1,284'. */
  readonly format?: ((value: number) => string) | undefined
}
/** Several texts, separated by commas. */
export interface ListColumn<Row> extends ColumnBase<Row> {
  readonly type: 'list'
  readonly getItems: (row: Row) => readonly string[]
}
/** A date and time in the viewer's zone, 'Mar. 04 2026 - 09:30'. */
export interface DateColumn<Row> extends ColumnBase<Row> {
  readonly type: 'date'
  /** ISO instant. */
  readonly getDate: (row: Row) => Text
  /** Shown if there is no date. Default: an en dash. */
  readonly emptyText?: string | undefined
}
/** A link to a path of the app or to another site. Rows without an address show plain text. */
export interface LinkColumn<Row> extends ColumnBase<Row> {
  readonly type: 'link'
  readonly getText: (row: Row) => Text
  readonly getHref: (row: Row) => string | undefined
  /** Shown before the text: an avatar or an icon. */
  readonly renderMedia?: ((row: Row) => ReactNode) | undefined
}
/** A text that users can edit in its cell. Enter, F2 or a double click starts the edit, Enter saves, Escape cancels. */
export interface EditableColumn<Row> extends ColumnBase<Row> {
  readonly type: 'editable'
  readonly getText: (row: Row) => Text
  /** The reason why a value cannot be saved; undefined for a valid value. */
  readonly validate?: ((value: string, row: Row) => string | undefined) | undefined
}
/** One of several options. A menu in the cell offers the other options. An unknown id shows as text. */
export interface ChoiceColumn<Row> extends ColumnBase<Row> {
  readonly type: 'choice'
  readonly getChoice: (row: Row) => Text
  readonly options: readonly NamedOption[]
}
/** The actions of a row. As the last column it stays in view. */
export interface ActionsColumn<Row> extends ColumnBase<Row> {
  readonly type: 'actions'
  readonly getActions: (row: Row) => readonly RowAction[]
  /** True if only the quick actions show, always and without a menu. Default: false. */
  readonly isAlwaysShown?: boolean | undefined
}
/**
 * Any other content; an en dash if `render` returns no content. `render` must be fast, because it runs during
 * scrolling.
 */
export interface CustomColumn<Row> extends ColumnBase<Row> {
  readonly type: 'custom'
  /** The cell's content as text, for sorting and for exports by the app. */
  readonly getText: (row: Row) => Text
  readonly render: (row: Row) => ReactNode
}

/** A column of a DataTable. Define columns outside of components or memoize them. */
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
