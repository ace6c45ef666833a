import { type ColumnSort } from './DataTableProps.ts'

/** The next sort of a column: ascending, then descending, then the original order. */
export function nextSort(sort: ColumnSort | undefined, columnId: string): ColumnSort | undefined {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}
