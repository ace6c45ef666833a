/** DASH-26: the part of a base in percent, rounded to 2 decimals; 0 for a base of 0. */
export function percentOf(part: number, base: number): number {
  return base === 0 ? 0 : Math.round((part / base) * 10_000) / 100
}

/** DASH-27: the share of a base in percent, at most 100; undefined without a base. */
export function sharePercent(part: number, base: number): number | undefined {
  return base === 0 ? undefined : Math.min(100, percentOf(part, base))
}

interface Counts {
  readonly requestsCount: number
  readonly conversationsCount: number
}

/** DASH-27: what percentages are relative to: connection requests, or conversations when no requests are sent. */
export function percentBase({ requestsCount, conversationsCount }: Counts, sendsRequests: boolean): number {
  return sendsRequests ? requestsCount : conversationsCount
}

/**
 * Growth from an earlier period to the present one in percent, with 2 decimals; 100 when the earlier one had nothing.
 */
export function growthPercent(present: number, earlier: number): number {
  if (earlier === 0) return present === 0 ? 0 : 100
  return percentOf(present - earlier, earlier)
}
