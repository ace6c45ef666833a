import { aroundFactor, infiniteScrollPx, nextPageThreshold, pageSize } from '../constants.ts'

/** Whether a cursor list has a page after this one: only when this one had at least 15 items (document 1, section 7). */
export function hasNextPage(itemsOnLastPage: number): boolean {
  return itemsOnLastPage >= nextPageThreshold
}

/** Whether a list that is loaded whole goes on: while a page returns exactly 100 items (document 1, section 7). */
export function hasMoreToLoad(itemsOnLastPage: number): boolean {
  return itemsOnLastPage === pageSize.loadAll
}

/** Cursors of the neighbours of a page: 'after' its last id, 'before' its first id; undefined for an empty page. */
export function pageCursors<Id>(items: readonly { readonly id: Id }[]): {
  readonly after: Id | undefined
  readonly before: Id | undefined
} {
  return { after: items.at(-1)?.id, before: items.at(0)?.id }
}

/** How many items a page asks for: double when it is loaded around one item (document 3, section 9). */
export function pageLimit(size: number, isAround: boolean): number {
  return isAround ? size * aroundFactor : size
}

/** Whether a scroller is within 50 px of its bottom, where an infinite list loads on (document 2, section 9). */
export function isNearBottom({
  scrollTop,
  clientHeight,
  scrollHeight,
}: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return scrollHeight - scrollTop - clientHeight <= infiniteScrollPx
}
