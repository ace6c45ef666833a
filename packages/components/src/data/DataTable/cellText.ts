import dayjs from 'dayjs'
import { scheduleTextOf } from '../../scheduling/ScheduleCell/weeklySchedule.ts'
import { type DataTableColumn } from './DataTableColumn.ts'

/** Stands in a cell that has nothing to show. */
export const emptyCellText = '–'

/** A table's date format, document 1, section 9. */
const tableDateFormat = 'MMM. DD YYYY - HH:mm'

/** Shown instead of a date or a schedule that is missing (document 1, section 4). */
const notScheduledText = 'Not scheduled'

const statusTexts: ReadonlyMap<string, string> = new Map([
  ['active', 'Active'],
  ['paused', 'Paused'],
  ['archived', 'Archived'],
])

const numberFormat = new Intl.NumberFormat('en-US')

/** The instant in the viewer's zone, 'Mar. 04 2026 - 09:30'; an unreadable one is an en dash. */
export function tableDateTextOf(isoInstant: string): string {
  const date = dayjs(isoInstant)
  return date.isValid() ? date.format(tableDateFormat) : emptyCellText
}

/** The name of a status that tables know; undefined for anything else. */
export function statusTextOf(status: string | null | undefined): string | undefined {
  return status ? statusTexts.get(status) : undefined
}

/** What a cell says in plain text; '' when it has nothing to say. */
export function cellTextOf<Row>(column: DataTableColumn<Row>, row: Row): string {
  switch (column.type) {
    case 'text':
    case 'link':
    case 'avatar':
    case 'editable':
    case 'custom':
      return column.getText(row) ?? ''
    case 'number': {
      const value = column.getNumber(row)
      return value === null || value === undefined
        ? ''
        : column.format
          ? column.format(value)
          : numberFormat.format(value)
    }
    case 'list':
      return column.getItems(row).join(', ')
    case 'category':
      return column.getCategory(row)?.name ?? ''
    case 'scheduledDate': {
      const date = column.getDate(row)
      return date ? tableDateTextOf(date) : (column.emptyText ?? notScheduledText)
    }
    case 'status':
      return statusTextOf(column.getStatus(row)) ?? ''
    case 'schedule': {
      const schedule = column.getSchedule(row)
      return schedule ? scheduleTextOf(schedule) : notScheduledText
    }
    case 'callStatus': {
      const id = column.getCallStatus(row)
      return id ? (column.options.find((option) => option.id === id)?.name ?? id) : ''
    }
    case 'actions':
      break
  }
  const labels = column.getActions(row).map(({ label }) => label)
  return labels.join(', ')
}

/** What a row is sorted by in that column: numbers and instants by size, all else by its text. */
export function sortValueOf<Row>(column: DataTableColumn<Row>, row: Row): string | number | null | undefined {
  if (column.getSortValue) return column.getSortValue(row)
  switch (column.type) {
    case 'text':
    case 'link':
    case 'avatar':
    case 'editable':
    case 'custom':
      return column.getText(row)
    case 'number':
      return column.getNumber(row)
    case 'scheduledDate': {
      const date = column.getDate(row)
      return date ? Date.parse(date) : null
    }
    case 'list':
    case 'category':
    case 'status':
    case 'schedule':
    case 'callStatus':
    case 'actions':
      break
  }
  return cellTextOf(column, row)
}
