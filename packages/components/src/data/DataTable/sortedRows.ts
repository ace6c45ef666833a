import { sortValueOf } from './cellText.ts'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type ColumnSort } from './DataTableProps.ts'

export type SortValue = string | number | null | undefined

// Ignores case and accents.
const collator = new Intl.Collator('en', { sensitivity: 'base' })

const isEmpty = (value: SortValue) => value === null || value === undefined || value === '' || Number.isNaN(value)

/** In ascending order, numbers come before texts. Empty values come last in both directions. */
function compare(first: SortValue, second: SortValue, sign: 1 | -1): number {
  if (isEmpty(first) || isEmpty(second)) return Number(isEmpty(first)) - Number(isEmpty(second))
  if (typeof first === 'number' && typeof second === 'number') return sign * (first - second)
  if (typeof first === 'string' && typeof second === 'string') return sign * collator.compare(first, second)
  return typeof first === 'number' ? -sign : sign
}

/** Rows with equal values keep their order in both directions. */
export function sortedRows<Row>(
  rows: readonly Row[],
  column: DataTableColumn<Row>,
  direction: ColumnSort['direction'],
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortValueOf(column, row) }))
    .toSorted((first, second) => compare(first.value, second.value, sign))
    .map(({ row }) => row)
}

/** The next sort of a column: ascending, then descending, then the original order. */
export function nextSort(sort: ColumnSort | undefined, columnId: string): ColumnSort | undefined {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}
