/** Returns undefined if the name contains no letter and no digit (SHELL-21). */
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
