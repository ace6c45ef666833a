import { Button, mergeClasses } from '@fluentui/react-components'
import { DateRangePicker, ErrorState, StatCard, TimeSeriesChart } from '@tandem/components'
import { percentBase, percentOf } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { todayAtom } from '../../../shared/clock.ts'
import { errorText } from '../../../shared/errorText.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { statsChart } from '../../../shared/stats/statsChart.ts'
import { useChooseRange } from '../../../shared/stats/useChooseRange.ts'
import { clientStatsQueryAtomOf, statsRangeAtom, statsRangeName } from '../api.ts'
import { statsMessages as texts } from '../messages.ts'
import { useClientDashboardStyles } from './ClientDashboard.styles.ts'

/** What all sequences of a client brought in a range of days. */
export function ClientDashboard({ clientId }: { readonly clientId: number }) {
  const styles = useClientDashboardStyles()
  const today = useAtomValue(todayAtom)
  const range = useAtomValue(statsRangeAtom)
  const chooseRange = useChooseRange(statsRangeName)
  const { data, error, isPlaceholderData, refetch } = useAtomValue(useMemo(() => clientStatsQueryAtomOf(clientId), [clientId]))
  const chart = useMemo(() => data && statsChart(data.stats, texts), [data])
  const { aggregate } = data ?? {}
  const shareOf = (count: number | undefined) => (count === undefined || !aggregate ? undefined : percentOf(count, percentBase(aggregate)))
  return (
    <div className={styles.root}>
      <DateRangePicker
        label={texts.range}
        start={range.start}
        end={range.end}
        today={today}
        onChange={(_event, chosen) => chooseRange(chosen)}
      />
      {error !== null && !data ? (
        <ErrorState
          title={texts.failed}
          text={errorText(error)}
          actions={<Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>}
        />
      ) : (
        <div className={mergeClasses(styles.body, isPlaceholderData && styles.old)} aria-busy={isPlaceholderData}>
          <div className={styles.figures}>
            <StatCard appearance="plain" hasConversion label={texts.requests} value={aggregate?.requestsCount} />
            <StatCard
              appearance="plain"
              hasConversion
              label={texts.accepted}
              value={aggregate?.requestsAcceptedCount}
              conversion={shareOf(aggregate?.requestsAcceptedCount)}
            />
            <StatCard appearance="plain" hasConversion label={texts.conversations} value={aggregate?.conversationsCount} />
            <StatCard
              appearance="plain"
              hasConversion
              label={texts.answers}
              value={aggregate?.repliedCount}
              conversion={shareOf(aggregate?.repliedCount)}
            />
            <StatCard
              appearance="plain"
              hasConversion
              label={texts.interested}
              value={aggregate?.interestedCount}
              conversion={shareOf(aggregate?.interestedCount)}
            />
            <StatCard
              appearance="plain"
              hasConversion
              label={texts.calls}
              value={aggregate?.callsCount}
              conversion={shareOf(aggregate?.callsCount)}
            />
          </div>
          <TimeSeriesChart title={texts.chart} data={chart} empty={texts.noDays} />
        </div>
      )}
    </div>
  )
}
