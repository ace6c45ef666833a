import { ResponseCategory } from '../resources/directory.ts'

const rank: ReadonlyMap<string, number> = new Map(ResponseCategory.options.map((category, index) => [category, index]))

/** Whether AI responses and follow-ups exist for a category. */
export function isResponseCategory(category: string): category is ResponseCategory {
  return rank.has(category)
}

/**
 * Entries in category order: interested, objection, not_interested, unqualified, info_request, neutral (document 2, section 3). Other
 * categories come last and keep their own order.
 */
export function sortedByCategory<Entry extends { readonly category: string }>(entries: readonly Entry[]): Entry[] {
  const rankOf = ({ category }: Entry) => rank.get(category) ?? rank.size
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b))
}
