import { mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { PageHead, lazyPart, Panel, StatCard } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { useChooseRange } from '../../../entities/statistics/rangeInAddress.ts'
import { useLastKnown } from '../../../shared/api/useLastKnown.ts'
import { AutomationCards } from '../components/AutomationCards.tsx'
import { TasksPanel } from '../components/TasksPanel.tsx'
import { dashboardQueryAtom, dashboardRangeAtom, rangeKey } from '../../../entities/statistics/dashboardQuery.ts'
import { dashboardMessages } from '../messages.ts'
import { statsMessages } from '../../../entities/statistics/messages.ts'
import { dashboardWeeklyFrom, type Dashboard, type DayRange, daysBetween } from '@tandem/contract'
import { StatsRangePicker } from '../../../entities/statistics/StatsRangePicker.tsx'
import { type StatsSeries } from '../../../entities/statistics/statsChart.ts'
import { statisticsTiles } from '../statisticsTiles.ts'
import { chartHeight, useStatisticsPanelStyles } from '../components/components.styles.ts'
import { column } from '@tandem/components/styles'

const useDashboardPageStyles = makeStyles({
  root: column(tokens.spacingHorizontalXXL),
  held: { visibility: 'hidden' },
  overview: {
    display: 'grid',
    gridTemplateColumns: 'minmax(300px, 1fr) minmax(0, 3fr)',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const UpdateFailed = lazyPart(async () => (await import('../../../shared/page/UpdateFailed.tsx')).UpdateFailed)
// The figures do not wait for the chart's code.
const StatsChart = lazyPart(async () => (await import('../../../entities/statistics/StatsChart.tsx')).StatsChart)

const texts = dashboardMessages.statistics

interface StatisticsPanelProps {
  /** Undefined while loading. */
  readonly dashboard: Dashboard | undefined
  readonly range: DayRange
  /** The range of the figures on the screen. It differs from `range` until the figures of `range` have loaded. */
  readonly shownRange: DayRange
  /** True until the figures of `range` have loaded. */
  readonly isOld: boolean
  readonly error: Error | null | undefined
  readonly onRetry: () => void
  readonly onRangeChange: (range: DayRange) => void
}

/** The selected tile determines the series of the chart. */
function StatisticsPanel(props: StatisticsPanelProps) {
  const { dashboard, range, shownRange, isOld, error, onRetry, onRangeChange } = props
  const styles = useStatisticsPanelStyles()
  const [series, setSeries] = useState<StatsSeries>('requests')
  const days = dashboard?.days
  const baseline = texts.baseline(daysBetween(shownRange.start, shownRange.end) + 1)
  const isLoading = isOld && dashboard !== undefined && !error
  const isWithoutChart = dashboard !== undefined && days === undefined
  return (
    <Panel title={texts.title} actions={<StatsRangePicker range={range} onChange={onRangeChange} />}>
      {error && dashboard && (
        <UpdateFailed layout="multiline" title={statsMessages.rangeFailed} error={error} onRetry={onRetry} />
      )}
      <div className={mergeClasses(styles.body, isLoading && styles.old)} aria-busy={isLoading}>
        <div role="group" aria-label={texts.series} className={styles.figures}>
          {statisticsTiles(dashboard).map(({ id, ...figures }) => (
            <StatCard
              key={id}
              {...figures}
              hasConversion
              label={texts[id]}
              growthLabel={baseline}
              isSelected={id === series}
              onSelect={() => setSeries(id)}
            />
          ))}
        </div>
        {!isWithoutChart && (
          <div className={styles.chart}>
            <StatsChart
              title={texts[series]}
              days={days}
              labels={texts}
              previousDays={dashboard?.previousDays}
              only={series}
              weeklyFrom={dashboardWeeklyFrom}
              height={chartHeight}
              empty={texts.noDays}
            />
          </div>
        )}
      </div>
    </Panel>
  )
}

interface DashboardPageProps {
  readonly firstSteps?: ReactNode
  /** False while all figures are zero (DASH-46). */
  readonly hasFigures: boolean
  /** False until the app knows whether the first steps show. Until then, the figures are invisible. */
  readonly isPlaceKnown: boolean
}

/** The home page: tasks, statistics and automations. */
export default function DashboardPage({ firstSteps, hasFigures, isPlaceKnown }: DashboardPageProps) {
  const styles = useDashboardPageStyles()
  const range = useAtomValue(dashboardRangeAtom)
  const { data, error, isPlaceholderData, refetch } = useAtomValue(dashboardQueryAtom)
  const answered = useMemo(
    () => (data && !isPlaceholderData ? { dashboard: data, range } : undefined),
    [data, isPlaceholderData, range],
  )
  const { dashboard, range: shownRange } = useLastKnown(answered) ?? { dashboard: undefined, range }
  const chooseRange = useChooseRange(rangeKey)
  const hasNothing = error !== null && dashboard === undefined
  return (
    <div className={styles.root}>
      <PageHead title={dashboardMessages.title} />
      {firstSteps}
      {hasNothing && <LoadFailed title={dashboardMessages.failed} error={error} onRetry={refetch} isPrimary />}
      {hasFigures && !hasNothing && (
        <div className={mergeClasses(styles.root, !isPlaceKnown && styles.held)}>
          <div className={styles.overview}>
            <TasksPanel dashboard={dashboard} />
            <StatisticsPanel
              dashboard={dashboard}
              range={range}
              shownRange={shownRange}
              isOld={isPlaceholderData || data === undefined}
              error={data ? undefined : error}
              onRetry={() => void refetch()}
              onRangeChange={chooseRange}
            />
          </div>
          <AutomationCards dashboard={dashboard} range={shownRange} />
        </div>
      )}
    </div>
  )
}
