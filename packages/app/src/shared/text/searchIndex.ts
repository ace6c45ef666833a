import { folded } from '@tandem/contract'
import MiniSearch from 'minisearch'

interface IndexOptions<Item> {
  readonly idField: Extract<keyof Item, string>
  /** The searched fields and their weights. */
  readonly weights: Readonly<Record<string, number>>
}

/** Finds items with all words of a text, best match first. Accepts prefixes and small typing errors. */
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
