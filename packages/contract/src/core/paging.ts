import { aroundFactor, nextPageThreshold, pageSize } from '../constants.ts'

/** LIST-21: whether a cursor list has a page after one with this number of items. */
export function hasNextPage(itemsOnLastPage: number): boolean {
  return itemsOnLastPage >= nextPageThreshold
}

/** LIST-22: whether a list that is loaded whole has more pages after one with this number of items. */
export function hasMoreToLoad(itemsOnLastPage: number): boolean {
  return itemsOnLastPage === pageSize.loadAll
}

/**
 * LIST-20: the cursors of the pages beside a page: `after` its last id, `before` its first id; undefined when empty.
 */
export function pageCursors<Id>(items: readonly { readonly id: Id }[]): {
  readonly after: Id | undefined
  readonly before: Id | undefined
} {
  return { after: items.at(-1)?.id, before: items.at(0)?.id }
}

/** INBOX-5, INBOX-15: the `limit` of a page: double when it is loaded around one item. */
export function pageLimit(size: number, isAround: boolean): number {
  return isAround ? size * aroundFactor : size
}
