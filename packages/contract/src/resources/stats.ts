import * as v from 'valibot'
import { queryInteger } from '../query.ts'
import { calendarDate, count, dayOrInstant, id } from '../scalars.ts'

/** Sums over a period (document 2, section 3). */
export const StatsAggregate = v.object({
  requestsCount: count,
  requestsAcceptedCount: count,
  conversationsCount: count,
  repliedCount: count,
  interestedCount: count,
  callsCount: count,
})
export type StatsAggregate = v.InferOutput<typeof StatsAggregate>

/** One day of one sequence; `sequenceId` is null where the day sums several sequences. */
export const StatsDay = v.object({
  sequenceId: v.nullable(id),
  date: calendarDate,
  profilesCount: count,
  needAnswerCount: count,
  recipientsCount: count,
  requestsCount: count,
  requestsAcceptedCount: count,
  conversationsCount: count,
  messagesCount: count,
  repliedCount: count,
  interestedCount: count,
  notReachedCount: count,
  callsCount: count,
  /** Recipients left to contact. */
  balance: count,
})
export type StatsDay = v.InferOutput<typeof StatsDay>

/** Days of the period in order, each once, and their sums when `statsAggregated=1`. */
export const Stats = v.object({ stats: v.array(StatsDay), aggregate: v.optional(StatsAggregate) })
export type Stats = v.InferOutput<typeof Stats>

/**
 * Period of the figures: the stats period as days or moments, or the drawer's `dateStart` and `dateEnd`; both ends included. Without one, the
 * last 7 days.
 */
export const statsQuery = v.object({
  statsPeriodStart: v.optional(dayOrInstant),
  statsPeriodEnd: v.optional(dayOrInstant),
  /** 1 adds the sums. */
  statsAggregated: v.optional(queryInteger('statsAggregated', 0, 1)),
  dateStart: v.optional(dayOrInstant),
  dateEnd: v.optional(dayOrInstant),
})
