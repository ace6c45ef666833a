import { type ListRow } from '../listTypes.ts'
import { firstCursor, type ListPageSize, type ListCursor } from './listView.ts'

interface ShownPage {
  readonly cursor: ListCursor
  readonly pageSize: ListPageSize
  readonly rows: readonly ListRow[]
}

/** LIST-20: the cursor of the shown page, or of the page before or after it. For other pages: the first cursor. */
export function cursorOfPage({ cursor, rows }: Pick<ShownPage, 'cursor' | 'rows'>, page: number): ListCursor {
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (page === cursor.page + 1 && last) return { page, after: last.id }
  if (page > 0 && page === cursor.page - 1 && first) return { page, before: first.id }
  return page === cursor.page ? cursor : firstCursor
}

/**
 * Returns the cursor after a change of the page size. The first row of the shown page stays in view if a loaded row can
 * be the cursor. Otherwise the first page shows.
 */
export function cursorOfSize({ cursor, pageSize, rows }: ShownPage, nextSize: ListPageSize): ListCursor {
  const start = cursor.page * pageSize
  const page = Math.floor(start / nextSize)
  if (page === 0) return firstCursor
  // A page of the new size begins at the first row of the shown page.
  if (page * nextSize === start) {
    if ('after' in cursor) return { page, after: cursor.after }
    const following = rows[nextSize]
    return following ? { page, before: following.id } : firstCursor
  }
  // A page of the new size ends at the last row of the shown page.
  return 'before' in cursor && (page + 1) * nextSize === start + pageSize
    ? { page, before: cursor.before }
    : firstCursor
}
