import { mergeClasses } from '@fluentui/react-components'
import { DateRangePicker, Panel, StatCard, TimeSeriesChart } from '@tandem/components'
import { type Dashboard, type DayRange } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { todayAtom } from '../../../shared/clock.ts'
import { statsChart } from '../../../shared/stats/statsChart.ts'
import { dashboardMessages } from '../messages.ts'
import { useStatisticsPanelStyles } from './StatisticsPanel.styles.ts'

const texts = dashboardMessages.statistics

interface StatisticsPanelProps {
  /** Undefined while it loads. */
  readonly dashboard: Dashboard | undefined
  readonly range: DayRange
  /** The figures are those of the range before: they stay, dimmed, until the new ones are there. */
  readonly isOld: boolean
  readonly onRangeChange: (range: DayRange) => void
}

/** What was sent, answered and booked in a range of days. */
export function StatisticsPanel({ dashboard, range, isOld, onRangeChange }: StatisticsPanelProps) {
  const styles = useStatisticsPanelStyles()
  const today = useAtomValue(todayAtom)
  const { stats, days } = dashboard ?? {}
  const isWithoutChart = dashboard !== undefined && days === undefined
  const chart = useMemo(() => days && statsChart(days, texts), [days])
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
      <div className={mergeClasses(styles.body, isOld && styles.old)} aria-busy={isOld}>
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
        {!isWithoutChart && <TimeSeriesChart title={texts.chart} data={chart} empty={texts.noDays} />}
      </div>
    </Panel>
  )
}
