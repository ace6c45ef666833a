const highestCount = 99

/** Text of a count: at most '99+', and undefined for 0. If `isAtLeast` is true, 6 is '6+'. */
export function badgeTextOf(count: number | undefined, isAtLeast = false): string | undefined {
  if (count === undefined || count <= 0) return undefined
  if (count > highestCount) return `${highestCount}+`
  return isAtLeast ? `${count}+` : String(count)
}
