import { type ListRow } from '../listTypes.ts'
import { firstPlace, type ListPageSize, type ListPlace } from './listView.ts'

/** The current page. */
interface ShownPage {
  readonly place: ListPlace
  readonly pageSize: ListPageSize
  readonly rows: readonly ListRow[]
}

/** The place of the next or previous page, otherwise of the first page (LIST-20). */
export function placeOfPage({ place, rows }: Pick<ShownPage, 'place' | 'rows'>, page: number): ListPlace {
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (page === place.page + 1 && last) return { page, after: last.id }
  if (page > 0 && page === place.page - 1 && first) return { page, before: first.id }
  return page === place.page ? place : firstPlace
}

/**
 * The place after a change of the page size: the page that begins or ends with the same row, if a loaded row can be its
 * cursor. Otherwise the first page.
 */
export function placeOfSize({ place, pageSize, rows }: ShownPage, nextSize: ListPageSize): ListPlace {
  const start = place.page * pageSize
  const page = Math.floor(start / nextSize)
  if (page === 0) return firstPlace
  if (page * nextSize === start) {
    if ('after' in place) return { page, after: place.after }
    const following = rows[nextSize]
    return following ? { page, before: following.id } : firstPlace
  }
  return 'before' in place && (page + 1) * nextSize === start + pageSize ? { page, before: place.before } : firstPlace
}
