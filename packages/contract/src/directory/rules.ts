import { ResponseCategory } from './schema.ts'

const ranks: ReadonlyMap<string, number> = new Map(ResponseCategory.options.map((category, index) => [category, index]))

/** SEQ-41: entries in the order of the response categories. Other categories come last, in their given order. */
export function sortedByCategory<Entry extends { readonly category: string }>(entries: readonly Entry[]): Entry[] {
  const rankOf = ({ category }: Entry) => ranks.get(category) ?? ranks.size
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b))
}
