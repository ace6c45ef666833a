import { type ColumnSort } from './DataTableProps.ts'

/** What a click on a header asks for: ascending, then descending, then the order that the rows came in. */
export function nextSort(sort: ColumnSort | undefined, columnId: string): ColumnSort | undefined {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}
