import { type ConversionBase, type ConversionStage } from '@tandem/components'
import { percentBase, type Stats, type StatsAggregate, sumOfDays } from '@tandem/contract'
import { statsMessages as texts } from './messages.ts'

/**
 * The sums, in the order of a lead's progress. Percentages are of requests, or of conversations if no requests are
 * sent.
 */
const allFigures = [
  { id: 'requestsCount', label: texts.requests, isShare: false, isOfRequests: true },
  { id: 'requestsAcceptedCount', label: texts.accepted, isShare: true, isOfRequests: true },
  { id: 'conversationsCount', label: texts.conversations, isShare: false, isOfRequests: false },
  { id: 'repliedCount', label: texts.answers, isShare: true, isOfRequests: false },
  { id: 'interestedCount', label: texts.interested, isShare: true, isOfRequests: false },
  { id: 'callsCount', label: texts.calls, isShare: true, isOfRequests: false },
] as const

interface StatsFunnel {
  /** Undefined while the statistics load, like the stages. */
  readonly aggregate: StatsAggregate | undefined
  /** The sums to show. */
  readonly figures: readonly (typeof allFigures)[number][]
  readonly title: string
  readonly stages: readonly ConversionStage[] | undefined
  readonly base: ConversionBase
  /** True if all figures are zero. */
  readonly isEmpty: boolean
}

/**
 * The sums of statistics as stages of a funnel. `sendsRequests`: requests are the base of percentages (DASH-27). If it
 * is false, figures of requests show only if they are not 0.
 */
export function statsFunnel(stats: Stats | undefined, sendsRequests: boolean): StatsFunnel {
  const aggregate = stats && (stats.aggregate ?? sumOfDays(stats.stats))
  const figures = allFigures.filter(({ id, isOfRequests }) => sendsRequests || !isOfRequests || aggregate?.[id])
  const stages = aggregate && figures.map(({ id, label }) => ({ id, label, count: aggregate[id] }))
  return {
    aggregate,
    figures,
    title: sendsRequests ? texts.funnel : texts.funnelWithoutRequests,
    stages,
    base: {
      label: sendsRequests ? texts.requestsBase : texts.conversationsBase,
      count: aggregate ? percentBase(aggregate, sendsRequests) : 0,
    },
    isEmpty: stages !== undefined && stages.every(({ count }) => count === 0),
  }
}
