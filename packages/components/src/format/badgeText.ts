/** The highest count that shows in full. */
const highestCount = 99

/** A count as it shows on a badge: at most '99+', nothing for none. */
export function badgeTextOf(count: number | undefined): string | undefined {
  if (count === undefined || count <= 0) return undefined
  return count > highestCount ? `${highestCount}+` : String(count)
}
