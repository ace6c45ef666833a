import { type ConversionBase, type ConversionStage } from '@tandem/components'
import { percentBase, type Stats, type StatsAggregate, sumOfDays } from '@tandem/contract'
import { statsMessages as texts } from './messages.ts'

/**
 * The sums, in the order of a lead's progress. Percentages are of requests, or of conversations if no requests are
 * sent.
 */
export const figures = [
  { id: 'requestsCount', label: texts.requests, isShare: false },
  { id: 'requestsAcceptedCount', label: texts.accepted, isShare: true },
  { id: 'conversationsCount', label: texts.conversations, isShare: false },
  { id: 'repliedCount', label: texts.answers, isShare: true },
  { id: 'interestedCount', label: texts.interested, isShare: true },
  { id: 'callsCount', label: texts.calls, isShare: true },
] as const

interface StatsFunnel {
  /** Undefined while the statistics load, like the stages. */
  readonly aggregate: StatsAggregate | undefined
  readonly stages: readonly ConversionStage[] | undefined
  readonly base: ConversionBase
  /** True if all figures are zero. */
  readonly isEmpty: boolean
}

/** The sums of statistics as stages of a funnel. `sendsRequests`: requests are the base of percentages (DASH-27). */
export function statsFunnel(stats: Stats | undefined, sendsRequests: boolean): StatsFunnel {
  const aggregate = stats && (stats.aggregate ?? sumOfDays(stats.stats))
  const stages = aggregate && figures.map(({ id, label }) => ({ id, label, count: aggregate[id] }))
  return {
    aggregate,
    stages,
    base: {
      label: sendsRequests ? texts.requestsBase : texts.conversationsBase,
      count: aggregate ? percentBase(aggregate, sendsRequests) : 0,
    },
    isEmpty: stages !== undefined && stages.every(({ count }) => count === 0),
  }
}
