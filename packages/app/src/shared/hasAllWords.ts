/** Whether a text has every word of a search in it, whatever their case and order. */
export function hasAllWords(text: string, search: string): boolean {
  const searched = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
