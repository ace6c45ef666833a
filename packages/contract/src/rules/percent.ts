/** Part of a base in percent, rounded to 2 decimals; 0 where the base is 0. */
export function percentOf(part: number, base: number): number {
  return base === 0 ? 0 : Math.round((part / base) * 10_000) / 100
}

/** A percentage as it is shown: always 2 decimals (document 2, section 4). */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(2)}%`
}

interface Counts {
  readonly requestsCount: number
  readonly conversationsCount: number
}

/**
 * What percentages are relative to: connection requests, or conversations when no requests are sent (document 2, section 4). Leave
 * `sendsRequests` out where several sequences are summed up: then the figures tell.
 */
export function percentBase(
  { requestsCount, conversationsCount }: Counts,
  sendsRequests: boolean = requestsCount > 0,
): number {
  return sendsRequests ? requestsCount : conversationsCount
}

/** Growth from an earlier period to the present one in percent, 2 decimals; 100 when something came of nothing. */
export function growthPercent(present: number, earlier: number): number {
  if (earlier === 0) return present === 0 ? 0 : 100
  return percentOf(present - earlier, earlier)
}
