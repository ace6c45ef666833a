import * as v from 'valibot'
import { calendarDate, count } from '../scalars.ts'

/** A percent; null where there is no base to compare with. */
const percents = v.nullable(v.number())

/** One day of the range, for the chart. */
export const DashboardDay = v.object({
  date: calendarDate,
  requestsCount: count,
  repliedCount: count,
  callsCount: count,
})
export type DashboardDay = v.InferOutput<typeof DashboardDay>

/** The dashboard's figures for a range of days (document 1, section 3). */
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
  /**
   * The range day by day, ascending, without gaps; `stats` are its sums. Assumed: the documents name the charts, not the call that feeds this
   * one. A backend that leaves it out gets a dashboard without the chart.
   */
  days: v.optional(v.array(DashboardDay)),
})
export type Dashboard = v.InferOutput<typeof Dashboard>
