import { type StatsAggregate } from '@tandem/contract'
import { type SequenceRow } from '../rows/campaign.ts'
import { type DayCounts } from '../rows/stats.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { sumOf } from './dailyStats.ts'

/** Days are YYYY-MM-DD. The period includes `start` and `end`. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** The sums of the statistics in `rows`. */
export function aggregateOf(rows: Iterable<DayCounts>): StatsAggregate {
  const sum = sumOf(rows)
  const { requestsCount, requestsAcceptedCount, conversationsCount, repliedCount, interestedCount } = sum
  return {
    requestsCount,
    requestsAcceptedCount,
    conversationsCount,
    repliedCount,
    interestedCount,
    callsCount: callsOf(sum),
  }
}

export const callsOf = ({ callsAi, callsManual }: Pick<DayCounts, 'callsAi' | 'callsManual'>): number =>
  callsAi + callsManual

/** The sums of a sequence's statistics over all days. */
export const sequenceAggregate = ({ tables }: TandemWorkspace, { id }: Pick<SequenceRow, 'id'>): StatsAggregate =>
  aggregateOf(tables.dayStats.by('sequenceId', id))
