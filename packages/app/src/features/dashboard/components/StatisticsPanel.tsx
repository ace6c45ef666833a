import { mergeClasses } from '@fluentui/react-components'
import { DateRangePicker, Panel, StatCard } from '@tandem/components'
import { type Dashboard, type DayRange } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { todayAtom } from '../../../shared/today.ts'
import { dashboardMessages } from '../messages.ts'
import { useStatisticsPanelStyles } from './StatisticsPanel.styles.ts'

const RangeFailed = lazy(async () => ({ default: (await import('../../../shared/stats/RangeFailed.tsx')).RangeFailed }))
// The figures do not wait for it.
const StatsChart = lazy(async () => ({ default: (await import('../../../shared/stats/StatsChart.tsx')).StatsChart }))

const texts = dashboardMessages.statistics

interface StatisticsPanelProps {
  /** Undefined while it loads. */
  readonly dashboard: Dashboard | undefined
  readonly range: DayRange
  /** The figures are those of the range before: they stay, dimmed, until the new ones are there. */
  readonly isOld: boolean
  /** Why the figures of the range could not be loaded. */
  readonly error: Error | null | undefined
  readonly onRetry: () => void
  readonly onRangeChange: (range: DayRange) => void
}

/** What was sent, answered and booked in a range of days. */
export function StatisticsPanel(props: StatisticsPanelProps) {
  const { dashboard, range, isOld, error, onRetry, onRangeChange } = props
  const styles = useStatisticsPanelStyles()
  const today = useAtomValue(todayAtom)
  const { stats, days } = dashboard ?? {}
  const isLoading = isOld && dashboard !== undefined && !error
  const isWithoutChart = dashboard !== undefined && days === undefined
  return (
    <Panel
      title={texts.title}
      actions={
        <DateRangePicker
          label={texts.range}
          start={range.start}
          end={range.end}
          today={today}
          onChange={(_event, chosen) => onRangeChange(chosen)}
        />
      }
    >
      {error && dashboard && (
        <Suspense>
          <RangeFailed error={error} onRetry={onRetry} />
        </Suspense>
      )}
      <div className={mergeClasses(styles.body, isLoading && styles.old)} aria-busy={isLoading}>
        <div className={styles.figures}>
          <StatCard appearance="plain" hasConversion label={texts.requests} value={stats?.requestsCount} />
          <StatCard
            appearance="plain"
            hasConversion
            label={texts.answers}
            value={stats?.repliedCount}
            conversion={stats?.repliedCountConversionPercents ?? undefined}
            growth={stats?.repliedCountConversionGrowthPercents ?? undefined}
          />
          <StatCard
            appearance="plain"
            hasConversion
            label={texts.calls}
            value={stats?.callsCount}
            conversion={stats?.callsCountConversionPercents ?? undefined}
            growth={stats?.callsCountConversionGrowthPercents ?? undefined}
          />
        </div>
        {!isWithoutChart && (
          <div className={styles.chart}>
            <Suspense>
              <StatsChart title={texts.chart} days={days} labels={texts} empty={texts.noDays} />
            </Suspense>
          </div>
        )}
      </div>
    </Panel>
  )
}
