import * as v from 'valibot'
import { count } from '../scalars.ts'

/** A percent; null where there is no base to compare with. */
const percents = v.nullable(v.number())

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
  followUpsStats: v.object({ repliesAi: count, repliesManual: count, automatedSequences: count, totalSequences: count }),
  callsStats: v.object({ callsAi: count, callsManual: count, automatedSequences: count, totalSequences: count }),
})
export type Dashboard = v.InferOutput<typeof Dashboard>
