import { folded, searchWords } from '@tandem/contract'

/** Ignores order, case and accents. */
export function hasAllWords(text: string, search: string): boolean {
  const searched = folded(text)
  return searchWords(search).every((word) => searched.includes(word))
}
