const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader sees as the first letter: one emoji or accented letter counts as one. */
function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word.toUpperCase())) return segment
  return ''
}

/**
 * Initials of the first and last word of a name, one letter for a single word; undefined where there is no name and a generic user icon stands
 * in (document 1, section 2).
 */
export function initialsOf(name: string | null | undefined): string | undefined {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const [first, last] = [words.at(0), words.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return words.length === 1 ? firstLetter(first) : firstLetter(first) + firstLetter(last)
}
