import { type FluentIcon } from '@fluentui/react-icons'
import { type ReactNode } from 'react'
import { type WeeklySchedule } from '../../scheduling/ScheduleCell/weeklySchedule.ts'

/** An entry of a directory (category, call status): its id and the name that people read. */
export interface NamedOption {
  readonly id: string
  readonly name: string
}

/** One thing that can be done with a row. */
export interface RowAction {
  readonly id: string
  readonly label: string
  readonly icon?: FluentIcon
  /** Shown as a button of its own instead of in the row's menu. Without an icon it is a text button. */
  readonly isQuick?: boolean
  readonly isDisabled?: boolean
  /** Why it is disabled, or a longer explanation; shown on hover and focus. */
  readonly hint?: string
}

interface ColumnBase<Row> {
  readonly id: string
  readonly header: string
  /** Width in px; default by type, 140 to 300 (document 2, section 9). */
  readonly width?: number
  /** Narrowest and widest that a person may drag it, in px. Default: 80 and 640. */
  readonly minWidth?: number
  readonly maxWidth?: number
  /** Whether the header sorts. Default: false. */
  readonly isSortable?: boolean
  /** What to sort by when the table sorts the loaded rows itself. Default: what the cell shows. */
  readonly getSortValue?: (row: Row) => string | number | null | undefined
}

type Text = string | null | undefined

/** Plain text; nothing to show is an en dash. */
export interface TextColumn<Row> extends ColumnBase<Row> {
  readonly type: 'text'
  readonly getText: (row: Row) => Text
}
/** A figure: right-aligned, tabular digits. */
export interface NumberColumn<Row> extends ColumnBase<Row> {
  readonly type: 'number'
  readonly getNumber: (row: Row) => number | null | undefined
  /** Default: grouped digits, '1,284'. */
  readonly format?: (value: number) => string
}
/** Several texts, joined by commas. */
export interface ListColumn<Row> extends ColumnBase<Row> {
  readonly type: 'list'
  readonly getItems: (row: Row) => readonly string[]
}
/** A category's coloured label; an unknown id is shown in neutral grey. */
export interface CategoryColumn<Row> extends ColumnBase<Row> {
  readonly type: 'category'
  readonly getCategory: (row: Row) => NamedOption | null | undefined
}
/** A date and time in the viewer's zone, 'Mar. 04 2026 - 09:30'; without one 'Not scheduled'. */
export interface ScheduledDateColumn<Row> extends ColumnBase<Row> {
  readonly type: 'scheduledDate'
  /** ISO instant. */
  readonly getDate: (row: Row) => string | null | undefined
  /** Shown when there is no date. Default: 'Not scheduled'. */
  readonly emptyText?: string
}
/** active (green), paused (red), archived (grey); anything else is a dash. */
export interface StatusColumn<Row> extends ColumnBase<Row> {
  readonly type: 'status'
  readonly getStatus: (row: Row) => Text
}
/** Mo to Su; without a value 'Not scheduled'. */
export interface ScheduleColumn<Row> extends ColumnBase<Row> {
  readonly type: 'schedule'
  readonly getSchedule: (row: Row) => WeeklySchedule | null | undefined
}
/** The status of a call, changed in place through the table's shared menu. */
export interface CallStatusColumn<Row> extends ColumnBase<Row> {
  readonly type: 'callStatus'
  readonly getCallStatus: (row: Row) => Text
  readonly options: readonly NamedOption[]
}
/** A link; `getHref` may be a path of the app or an address of another site. Without one it is plain text. */
export interface LinkColumn<Row> extends ColumnBase<Row> {
  readonly type: 'link'
  readonly getText: (row: Row) => Text
  readonly getHref: (row: Row) => string | undefined
}
/** Initials or picture beside a name, which is a link where `getHref` is given. */
export interface AvatarColumn<Row> extends ColumnBase<Row> {
  readonly type: 'avatar'
  readonly getText: (row: Row) => Text
  readonly getImageUrl?: (row: Row) => string | undefined
  readonly getHref?: (row: Row) => string
}
/** Text that is edited in place: Enter, F2 or a double click starts, Enter saves, Escape gives up. */
export interface EditableColumn<Row> extends ColumnBase<Row> {
  readonly type: 'editable'
  readonly getText: (row: Row) => Text
  /** Why a value can't be saved; undefined when it can. */
  readonly validate?: (value: string, row: Row) => string | undefined
}
/** What can be done with a row; stands last and stays in view. */
export interface ActionsColumn<Row> extends ColumnBase<Row> {
  readonly type: 'actions'
  readonly getActions: (row: Row) => readonly RowAction[]
  /** Whether they show all the time, not only while the row is pointed at or holds focus. Default: false. */
  readonly isAlwaysShown?: boolean
}
/** Anything else. Keep it cheap: it is rendered while scrolling. */
export interface CustomColumn<Row> extends ColumnBase<Row> {
  readonly type: 'custom'
  /** What the cell says, for sorting and for the tooltip of a cell that is cut off. */
  readonly getText: (row: Row) => Text
  readonly render: (row: Row) => ReactNode
}

/** A column of a DataTable. Define columns outside of components or memoize them. */
export type DataTableColumn<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | ListColumn<Row>
  | CategoryColumn<Row>
  | ScheduledDateColumn<Row>
  | StatusColumn<Row>
  | ScheduleColumn<Row>
  | CallStatusColumn<Row>
  | LinkColumn<Row>
  | AvatarColumn<Row>
  | EditableColumn<Row>
  | ActionsColumn<Row>
  | CustomColumn<Row>

export type DataTableColumnType = DataTableColumn<never>['type']
