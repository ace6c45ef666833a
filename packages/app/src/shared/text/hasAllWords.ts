/** True if a text contains every word of a search, in any order. Ignores case. */
export function hasAllWords(text: string, search: string): boolean {
  const searched = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
