import { type StatsAggregate } from '@tandem/contract'
import { type DayCounts } from '../rows/stats.ts'
import { sumOf } from './dailyStats.ts'

/** Days, YYYY-MM-DD, both included. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** Sums as the statistics of sequences, clients and profiles show them. */
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

/** Calls that were booked, by whomever. */
export const callsOf = ({ callsAi, callsManual }: Pick<DayCounts, 'callsAi' | 'callsManual'>): number =>
  callsAi + callsManual
