/** The highest count that shows in full. */
const highestCount = 99

/** The text of a badge: at most '99+'; undefined for 0. */
export function badgeTextOf(count: number | undefined): string | undefined {
  if (count === undefined || count <= 0) return undefined
  return count > highestCount ? `${highestCount}+` : String(count)
}
