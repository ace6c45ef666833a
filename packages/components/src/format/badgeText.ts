/** The highest count shown in full. */
const highestCount = 99

/**
 * The text of a badge: at most '99+'; undefined for 0.
 * @param isAtLeast true if the real count may be higher: '6+'
 */
export function badgeTextOf(count: number | undefined, isAtLeast = false): string | undefined {
  if (count === undefined || count <= 0) return undefined
  if (count > highestCount) return `${highestCount}+`
  return isAtLeast ? `${count}+` : String(count)
}
