import { type IsoDate } from '../core/dates.ts'
import { type StatsAggregate, type StatsDay } from './schema.ts'

/** DASH-25: in a range of more than `over` days, a group has `size` days. */
const buckets = [
  { over: 547, size: 30 },
  { over: 365, size: 14 },
  { over: 100, size: 7 },
] as const

/** DASH-25: the number of days in a point of a chart. At least 7 if the range has `weeklyFrom` days or more. */
export function bucketDaysOf(dayCount: number, weeklyFrom = Number.POSITIVE_INFINITY): number {
  return buckets.find(({ over }) => dayCount > over)?.size ?? (dayCount >= weeklyFrom ? 7 : 1)
}

/** Figures that count a state at the end of a day. They are not added up: a group has the value of its last day. */
const levels: ReadonlySet<string> = new Set(['profilesCount', 'recipientsCount', 'needAnswerCount', 'balance'])

function merged<Day extends object>(group: readonly Day[]): Day[] {
  const [first, ...rest] = group
  if (!first) return []
  const sum: Record<string, unknown> = Object.fromEntries(Object.entries(first))
  for (const day of rest) {
    for (const [key, value] of Object.entries(day)) {
      const before = sum[key]
      if (key.endsWith('Id') || key === 'date') continue
      sum[key] = typeof value === 'number' && typeof before === 'number' && !levels.has(key) ? before + value : value
    }
  }
  return [Object.assign({}, first, sum)]
}

/**
 * DASH-25: groups `days`, which begin with the earliest day. A group has the date of its first day, the sums of its
 * counts, and the `levels` of its last day.
 */
export function bucketStats<Day extends { readonly date: IsoDate }>(days: readonly Day[], weeklyFrom?: number): Day[] {
  const size = bucketDaysOf(days.length, weeklyFrom)
  const groups = Array.from({ length: Math.ceil(days.length / size) }, (_, index) =>
    days.slice(index * size, (index + 1) * size),
  )
  return groups.flatMap(merged)
}

/** DASH-28: the sums of all days, for a response without sums. */
export function sumOfDays(days: readonly StatsDay[]): StatsAggregate {
  const sum = (key: keyof StatsAggregate) => days.reduce((total, day) => total + day[key], 0)
  return {
    requestsCount: sum('requestsCount'),
    requestsAcceptedCount: sum('requestsAcceptedCount'),
    conversationsCount: sum('conversationsCount'),
    repliedCount: sum('repliedCount'),
    interestedCount: sum('interestedCount'),
    callsCount: sum('callsCount'),
  }
}

/** DASH-26: rounds to 2 decimals. Returns 0 if the base is 0. */
export function percentOf(part: number, base: number): number {
  return base === 0 ? 0 : Math.round((part / base) * 10_000) / 100
}

/** DASH-27: undefined if the base is 0, or if the part is larger than the base. */
export function sharePercent(part: number, base: number): number | undefined {
  return base === 0 || part > base ? undefined : percentOf(part, base)
}

interface Counts {
  readonly requestsCount: number
  readonly conversationsCount: number
}

/** DASH-27: the number of connection requests. In a sequence without requests, the number of conversations. */
export function percentBase({ requestsCount, conversationsCount }: Counts, sendsRequests: boolean): number {
  return sendsRequests ? requestsCount : conversationsCount
}

/** Returns the growth in percent. If the earlier figure is 0, returns 0 for no change, otherwise 100. */
export function growthPercent(present: number, earlier: number): number {
  if (earlier === 0) return present === 0 ? 0 : 100
  return percentOf(present - earlier, earlier)
}
