import { type Dashboard, growthPercent } from '@tandem/contract'
import { type StatsSeries } from '../../entities/statistics/statsChart.ts'
import { dashboardMessages } from './messages.ts'

const texts = dashboardMessages.statistics

interface StatisticsTile {
  readonly id: StatsSeries
  readonly value: number | undefined
  /** In percent. Null if the tile shows no percentage. */
  readonly conversion?: number | null | undefined
  readonly conversionLabel?: string
  readonly growth?: number | undefined
}

/** The tiles in the order of the page (DASH-7, DASH-34). Values are undefined while loading. */
export function statisticsTiles(dashboard: Pick<Dashboard, 'stats' | 'previousDays'> | undefined) {
  const { stats, previousDays = [] } = dashboard ?? {}
  const conversionLabel = stats?.requestsCount === 0 ? texts.ofConversations : texts.ofRequests
  const converted = (
    id: StatsSeries,
    value: number | undefined,
    conversion: number | null | undefined,
    growth: number | null | undefined,
  ): StatisticsTile => {
    // The rules DASH-27 and DASH-34 name the cases without percentages.
    const isUnknown = conversion == null || conversion > 100 || (value === 0 && stats?.requestsCount === 0)
    if (isUnknown) return { id, value, conversion: stats && null, conversionLabel }
    return { id, value, conversion, conversionLabel, growth: growth ?? undefined }
  }
  const requestsBefore = previousDays.reduce((sum, day) => sum + day.requestsCount, 0)
  const tiles: readonly StatisticsTile[] = [
    {
      id: 'requests',
      value: stats?.requestsCount,
      growth: stats && requestsBefore > 0 ? growthPercent(stats.requestsCount, requestsBefore) : undefined,
    },
    converted(
      'answers',
      stats?.repliedCount,
      stats?.repliedCountConversionPercents,
      stats?.repliedCountConversionGrowthPercents,
    ),
    converted(
      'calls',
      stats?.callsCount,
      stats?.callsCountConversionPercents,
      stats?.callsCountConversionGrowthPercents,
    ),
  ]
  return tiles
}
