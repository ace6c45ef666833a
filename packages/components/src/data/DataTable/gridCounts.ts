import { type DataTablePaging } from './DataTableProps.ts'

interface GridCounts {
  /** Rows of the whole list and the header row, for `aria-rowcount`; -1 while unknown. */
  readonly rowCount: number
  /** Rows of earlier pages. */
  readonly firstRow: number
}

/** Position of the loaded rows in the whole list: screen readers say 'row 52 of 1,241', not 'row 2 of 26'. */
export function gridCountsOf(
  loadedCount: number,
  totalCount: number | undefined,
  paging: DataTablePaging | undefined,
): GridCounts {
  const firstRow = paging?.mode === 'pages' ? paging.page * paging.pageSize : 0
  const known = firstRow + loadedCount
  const total = totalCount ?? (hasMore(paging) ? undefined : known)
  return { rowCount: total === undefined ? -1 : Math.max(total, known) + 1, firstRow }
}

function hasMore(paging: DataTablePaging | undefined): boolean {
  switch (paging?.mode) {
    case 'pages':
      return paging.hasNextPage
    case 'more':
      return paging.hasMore
    case 'all':
      return paging.isLoadingRest
    case undefined:
      break
  }
  return false
}
