/** Letters with strokes, and ligatures, which have no accent to remove. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/** A text for searches, in lower case and without accents: 'Łucía' gives 'lucia'. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  // Most texts need no further change. The check saves time, because a list has 100,000 texts.
  if (/^[\u0020-\u007e\n]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[øłđıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The words of a search, folded. */
export const searchWords = (search: string): readonly string[] => folded(search).split(/\s+/).filter(Boolean)

/** The rank of a result whose name does not contain all words of the search. */
export const otherFieldRank = 3

/**
 * LIST-65: the rank of a search result by its name, which must be folded. 0: the name begins with the search. 1: each
 * word of the search begins a word of the name. 2: the name contains all words.
 */
export function searchRank(name: string, words: readonly string[]): number {
  if (name.startsWith(words.join(' '))) return 0
  const beginnings = ` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
  if (words.every((word) => beginnings.includes(` ${word}`))) return 1
  return words.every((word) => name.includes(word)) ? 2 : otherFieldRank
}
