import { folded } from '@tandem/contract'
import MiniSearch from 'minisearch'

interface IndexOptions<Item> {
  /** The key that identifies an item. */
  readonly idField: Extract<keyof Item, string>
  /** The searched keys, each with its weight. */
  readonly weights: Readonly<Record<string, number>>
}

/**
 * Searches texts by the beginnings of their words, without accents and case, also with one wrong letter. The function
 * returns the items with all words, best match first.
 */
export function createSearchIndex<Item extends object>(
  items: readonly Item[],
  { idField, weights }: IndexOptions<Item>,
): (text: string) => readonly Item[] {
  const index = new MiniSearch<Item>({
    idField,
    fields: Object.keys(weights),
    processTerm: folded,
    searchOptions: { boost: weights, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  })
  index.addAll(items)
  const byId = new Map(items.map((item) => [item[idField], item]))
  return (text) => index.search(text).flatMap(({ id }) => byId.get(id) ?? [])
}
