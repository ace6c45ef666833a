/** Plain letters for the letters that `normalize` does not split into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Lower case without accents: 'Łucía' gives 'lucia'. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  // Most texts need no further change. The early return saves time, because a list can have 100,000 texts.
  if (/^[\u0020-\u007e\n]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[øłđıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
}

export const searchWords = (search: string): readonly string[] => folded(search).split(/\s+/).filter(Boolean)

/** The rank of a result whose name lacks at least one searched word. */
export const otherFieldRank = 3

/**
 * LIST-65: ranks a folded name. 0: the name begins with the search. 1: each searched word is the beginning of a word
 * of the name. 2: the name contains all searched words.
 */
export function searchRank(name: string, words: readonly string[]): number {
  if (name.startsWith(words.join(' '))) return 0
  const beginnings = ` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
  if (words.every((word) => beginnings.includes(` ${word}`))) return 1
  return words.every((word) => name.includes(word)) ? 2 : otherFieldRank
}
