import dayjs from 'dayjs'
import { type DataTableColumn } from './DataTableColumn.ts'

export const emptyCellText = '–'

/** Returns '' for a text that is not a date (LIST-31). */
export function dateTextOf(date: string): string {
  const time = dayjs(date)
  return time.isValid() ? time.format('MMM. DD YYYY - HH:mm') : ''
}

const numberFormat = new Intl.NumberFormat('en-US')

/** The text of a cell. Without a value, the text is empty. A date column can have an `emptyText` for this case. */
export function cellTextOf<Row>(column: DataTableColumn<Row>, row: Row): string {
  switch (column.type) {
    case 'text':
    case 'link':
    case 'editable':
    case 'custom':
      return column.getText(row) ?? ''
    case 'number': {
      const value = column.getNumber(row)
      if (value === null || value === undefined) return ''
      return column.format ? column.format(value) : numberFormat.format(value)
    }
    case 'list':
      return column.getItems(row).join(', ')
    case 'date': {
      const date = column.getDate(row)
      return date ? dateTextOf(date) : (column.emptyText ?? '')
    }
    case 'choice': {
      const id = column.getChoice(row) ?? ''
      return column.options.find((option) => option.id === id)?.name ?? id
    }
    case 'actions':
      break
  }
  return column
    .getActions(row)
    .map(({ label }) => label)
    .join(', ')
}
