import * as v from 'valibot'
import { queryInteger } from '../core/query.ts'
import { calendarDate, count, dayOrInstant, sequenceId } from '../core/scalars.ts'

/** DASH-28 */
export const StatsAggregate = v.object({
  requestsCount: count,
  requestsAcceptedCount: count,
  conversationsCount: count,
  repliedCount: count,
  interestedCount: count,
  callsCount: count,
})
export type StatsAggregate = v.InferOutput<typeof StatsAggregate>

/** DASH-28: `sequenceId` is null for sums of several sequences. */
export const StatsDay = v.object({
  sequenceId: v.nullable(sequenceId),
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
  /** Number of recipients who are not contacted yet. */
  balance: count,
})
export type StatsDay = v.InferOutput<typeof StatsDay>

/** DASH-29: the days are in ascending order. `aggregate` is present if `statsAggregated` is 1. */
export const Stats = v.object({ stats: v.array(StatsDay), aggregate: v.optional(StatsAggregate) })
export type Stats = v.InferOutput<typeof Stats>

/**
 * DASH-29: a period. `dateStart` and `dateEnd` have the same meaning as `statsPeriodStart` and `statsPeriodEnd`.
 * Default: today and the 7 days before.
 */
export const statsQuery = v.object({
  statsPeriodStart: v.optional(dayOrInstant),
  statsPeriodEnd: v.optional(dayOrInstant),
  /** With 1, the response has `aggregate`. */
  statsAggregated: v.optional(queryInteger('statsAggregated', 0, 1)),
  dateStart: v.optional(dayOrInstant),
  dateEnd: v.optional(dayOrInstant),
})
