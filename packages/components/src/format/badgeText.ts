const highestCount = 99

/** Returns at most '99+', and undefined for 0. With `isAtLeast`, 6 is '6+'. */
export function badgeTextOf(count: number | undefined, isAtLeast = false): string | undefined {
  if (count === undefined || count <= 0) return undefined
  if (count > highestCount) return `${highestCount}+`
  return isAtLeast ? `${count}+` : String(count)
}
