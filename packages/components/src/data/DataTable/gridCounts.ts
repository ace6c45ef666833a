import { type DataTablePaging } from './DataTableProps.ts'

/** Counts for screen readers. `rowCount` includes the header row, and is -1 if unknown. */
export function gridCountsOf(loadedCount: number, totalCount: number | undefined, paging: DataTablePaging | undefined) {
  const firstRow = paging?.mode === 'pages' ? paging.page * paging.pageSize : 0
  const known = firstRow + loadedCount
  const total = totalCount ?? (hasMore(paging) ? undefined : known)
  return { rowCount: total === undefined ? -1 : Math.max(total, known) + 1, firstRow }
}

function hasMore(paging: DataTablePaging | undefined): boolean {
  return paging?.mode === 'pages' ? paging.hasNextPage : paging?.isLoadingRest === true
}
