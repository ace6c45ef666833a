import { mergeClasses } from '@fluentui/react-components'
import { PageHead } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { useChooseRange } from '../../../entities/statistics/useChooseRange.ts'
import { useLastKnown } from '../../../shared/api/useLastKnown.ts'
import { dashboardQueryAtom } from '../api.ts'
import { AutomationCards } from '../components/AutomationCards.tsx'
import { StatisticsPanel } from '../components/StatisticsPanel.tsx'
import { TasksPanel } from '../components/TasksPanel.tsx'
import { dashboardRangeAtom, rangeName } from '../dashboardRange.ts'
import { dashboardMessages } from '../messages.ts'
import { useDashboardPageStyles } from './DashboardPage.styles.ts'

interface DashboardPageProps {
  /** Shown above the figures while steps are left. */
  readonly firstSteps?: ReactNode
  /** False until it is clear whether the first steps show. The figures wait for it: the steps would push them down. */
  readonly isPlaceKnown: boolean
}

/** The home page: tasks of today, statistics of a range of days, and what is automated. */
export default function DashboardPage({ firstSteps, isPlaceKnown }: DashboardPageProps) {
  const styles = useDashboardPageStyles()
  const range = useAtomValue(dashboardRangeAtom)
  const { data, error, isPlaceholderData, refetch } = useAtomValue(dashboardQueryAtom)
  const answered = useMemo(
    () => (data && !isPlaceholderData ? { dashboard: data, range } : undefined),
    [data, isPlaceholderData, range],
  )
  const { dashboard, range: shownRange } = useLastKnown(answered) ?? { dashboard: undefined, range }
  const chooseRange = useChooseRange(rangeName)
  const hasNothing = error !== null && dashboard === undefined
  return (
    <div className={styles.root}>
      <PageHead title={dashboardMessages.title} />
      {firstSteps}
      {hasNothing ? (
        <LoadFailed title={dashboardMessages.failed} error={error} onRetry={refetch} isPrimary />
      ) : (
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
