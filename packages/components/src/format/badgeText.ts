const highestCount = 99

/** Returns a count as text: '99+' above 99, undefined for 0. If `isAtLeast` is true, the text of 6 is '6+'. */
export function badgeTextOf(count: number | undefined, isAtLeast = false): string | undefined {
  if (count === undefined || count <= 0) return undefined
  if (count > highestCount) return `${highestCount}+`
  return isAtLeast ? `${count}+` : String(count)
}
