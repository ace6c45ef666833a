import { type ConversionBase, type ConversionStage } from '@tandem/components'
import { percentBase, type Stats, type StatsAggregate, sumOfDays } from '@tandem/contract'
import { statsMessages as texts } from './messages.ts'

/** In the order of a lead's progress. A figure with `isShare` also shows a percentage. */
const allFigures = [
  { id: 'requestsCount', label: texts.requests, isShare: false, isOfRequests: true },
  { id: 'requestsAcceptedCount', label: texts.accepted, isShare: true, isOfRequests: true },
  { id: 'conversationsCount', label: texts.conversations, isShare: false, isOfRequests: false },
  { id: 'repliedCount', label: texts.answers, isShare: true, isOfRequests: false },
  { id: 'interestedCount', label: texts.interested, isShare: true, isOfRequests: false },
  { id: 'callsCount', label: texts.calls, isShare: true, isOfRequests: false },
] as const

interface StatsFunnel {
  /** Undefined while loading. */
  readonly aggregate: StatsAggregate | undefined
  readonly figures: readonly (typeof allFigures)[number][]
  readonly title: string
  readonly stages: readonly ConversionStage[] | undefined
  readonly base: ConversionBase
  readonly isEmpty: boolean
}

/**
 * If `sendsRequests` is true, connection requests are the base of percentages (DASH-27). If it is false, a figure of
 * requests shows only if the figure is not 0.
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
