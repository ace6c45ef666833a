const dates = new Map<number, string>()

/** The day of a moment, YYYY-MM-DD in UTC: the days that statistics are kept by. */
export function dateOf(at: number): string {
  const day = Math.floor(at / 86_400_000)
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(at).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}
