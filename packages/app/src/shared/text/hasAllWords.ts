import { folded, searchWords } from '@tandem/contract'

/** True if a text contains every word of a search, in any order. Ignores case and accents. */
export function hasAllWords(text: string, search: string): boolean {
  const searched = folded(text)
  return searchWords(search).every((word) => searched.includes(word))
}
