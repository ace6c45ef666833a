import * as v from 'valibot'
import { calendarDate, count } from '../core/scalars.ts'

/**
 * A share is null if the number that counts as 100 % is 0, or smaller than the figure (DASH-27). A growth is null if
 * one of the two compared shares is null.
 */
const percents = v.nullable(v.number())

export const DashboardDay = v.object({
  date: calendarDate,
  requestsCount: count,
  repliedCount: count,
  callsCount: count,
})
export type DashboardDay = v.InferOutput<typeof DashboardDay>

/** DASH-2, DASH-7: the figures of a range of days. */
export const Dashboard = v.object({
  stats: v.object({
    requestsCount: count,
    repliedCount: count,
    repliedCountConversionPercents: percents,
    repliedCountConversionGrowthPercents: percents,
    callsCount: count,
    callsCountConversionPercents: percents,
    callsCountConversionGrowthPercents: percents,
  }),
  tasks: v.object({
    interestedProcessed: count,
    interestedTotal: count,
    objectionProcessed: count,
    objectionTotal: count,
    followUpsProcessed: count,
    followUpsRequired: count,
    callsProcessed: count,
    callsExpired: count,
    /** Assumed: a backend may leave the number out. */
    messagesFailed: v.optional(count),
  }),
  sequence: v.object({ count, totalCount: count }),
  objectionsStats: v.object({ repliesAi: count, repliesManual: count, automatedSequences: count }),
  followUpsStats: v.object({
    repliesAi: count,
    repliesManual: count,
    automatedSequences: count,
    totalSequences: count,
  }),
  callsStats: v.object({ callsAi: count, callsManual: count, automatedSequences: count, totalSequences: count }),
  /** The days of the range, ascending and without gaps. Assumed: the chart needs them. */
  days: v.optional(v.array(DashboardDay)),
  /** The days before the range, as many as in `days`. Assumed: the comparison needs them. */
  previousDays: v.optional(v.array(DashboardDay)),
})
export type Dashboard = v.InferOutput<typeof Dashboard>
