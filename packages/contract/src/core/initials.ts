const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first grapheme in upper case: an emoji or an accented letter counts as one. */
function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word.toUpperCase())) return segment
  return ''
}

/** SHELL-21: initials of the first and last word of a name, one letter for a single word, undefined without a name. */
export function initialsOf(name: string | null | undefined): string | undefined {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const [first, last] = [words.at(0), words.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return words.length === 1 ? firstLetter(first) : firstLetter(first) + firstLetter(last)
}
