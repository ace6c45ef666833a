import { folded } from '@tandem/contract'
import MiniSearch from 'minisearch'

interface IndexOptions<Item> {
  /** The key that identifies an item. */
  readonly idField: Extract<keyof Item, string>
  /** The searched keys, each with its weight. */
  readonly weights: Readonly<Record<string, number>>
}

/**
 * Returns a function that finds the items with all words of a text, best match first. The beginning of a word is
 * enough. Accents and case do not matter. About one letter in five may be wrong.
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
