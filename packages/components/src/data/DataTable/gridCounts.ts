import { type DataTablePaging } from './DataTableProps.ts'

interface GridCounts {
  /** Rows of the whole list and the head, for `aria-rowcount`; -1 while nobody knows. */
  readonly rowCount: number
  /** Rows of the list before the first one that is here: those of earlier pages. */
  readonly firstRow: number
}

/** How the loaded rows stand in the whole list, for screen readers: 'row 52 of 1,241', not 'row 2 of 26'. */
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
