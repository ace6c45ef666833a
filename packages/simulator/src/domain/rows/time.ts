export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const isoTime = (at: number): string => new Date(at).toISOString()
export const isoTimeOrNull = (at: number | null): string | null => (at === null ? null : isoTime(at))

const dates = new Map<number, string>()

/** YYYY-MM-DD in UTC. */
export function dateOf(at: number): string {
  const day = Math.floor(at / dayMs)
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(at).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}

/** The start of a day in UTC. */
export const dayStart = (at: number): number => Math.floor(at / dayMs) * dayMs
