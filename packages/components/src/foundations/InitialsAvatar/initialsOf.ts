/**
 * The initials of a name (document 1, section 2): first letters of its first and last word, one letter for a single word,
 * undefined when there is no letter or digit to show (a generic icon stands in).
 */
export function initialsOf(name: string): string | undefined {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
  const [first] = letters
  if (first === undefined) return undefined
  const last = letters.length > 1 ? letters.at(-1) : ''
  return `${first}${last ?? ''}`.toUpperCase()
}
