import { Button, mergeClasses } from '@fluentui/react-components'
import { ConversionBar, DateRangePicker, EmptyState, ErrorState, StatCard } from '@tandem/components'
import { percentBase, percentOf, sumOfDays } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { todayAtom } from '../../../shared/today.ts'
import { errorText } from '../../../shared/errorText.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { UpdateFailed } from '../../../shared/UpdateFailed.tsx'
import { StatsChart } from '../../../shared/stats/StatsChart.tsx'
import { useChooseRange } from '../../../shared/stats/useChooseRange.ts'
import { useLastKnown } from '../../../shared/stats/useLastKnown.ts'
import { clientStatsQueryAtomOf, statsRangeAtom, statsRangeName } from '../api.ts'
import { statsMessages as texts } from '../messages.ts'
import { useClientDashboardStyles } from './ClientDashboard.styles.ts'

/** The sums, as a lead goes through them; shares are of the requests, or of the conversations where none are sent. */
const figures = [
  { id: 'requestsCount', label: texts.requests, isShare: false },
  { id: 'requestsAcceptedCount', label: texts.accepted, isShare: true },
  { id: 'conversationsCount', label: texts.conversations, isShare: false },
  { id: 'repliedCount', label: texts.answers, isShare: true },
  { id: 'interestedCount', label: texts.interested, isShare: true },
  { id: 'callsCount', label: texts.calls, isShare: true },
] as const

/** What all sequences of a client brought in a range of days. */
export function ClientDashboard({ clientId }: { readonly clientId: number }) {
  const styles = useClientDashboardStyles()
  const today = useAtomValue(todayAtom)
  const range = useAtomValue(statsRangeAtom)
  const chooseRange = useChooseRange(statsRangeName)
  const query = useAtomValue(useMemo(() => clientStatsQueryAtomOf(clientId), [clientId]))
  const { error, isPlaceholderData, refetch } = query
  const data = useLastKnown(query.data, clientId)
  const hasFailed = error !== null && query.data === undefined
  const aggregate = useMemo(() => data && (data.aggregate ?? sumOfDays(data.stats)), [data])
  const stages = useMemo(
    () => aggregate && figures.map(({ id, label }) => ({ id, label, count: aggregate[id] })),
    [aggregate],
  )
  const isEmpty = stages !== undefined && stages.every(({ count }) => count === 0)
  const base = {
    label: aggregate && aggregate.requestsCount === 0 ? texts.conversationsBase : texts.requestsBase,
    count: aggregate ? percentBase(aggregate) : 0,
  }
  const shareOf = (count: number | undefined) =>
    count === undefined || !aggregate || isEmpty ? undefined : percentOf(count, percentBase(aggregate))
  return (
    <div className={styles.root}>
      <DateRangePicker
        label={texts.range}
        start={range.start}
        end={range.end}
        today={today}
        onChange={(_event, chosen) => chooseRange(chosen)}
      />
      {hasFailed && data && (
        <UpdateFailed
          layout="multiline"
          title={sharedMessages.rangeFailed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {hasFailed && !data ? (
        <ErrorState
          title={texts.failed}
          text={errorText(error)}
          actions={<Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>}
        />
      ) : (
        <div className={mergeClasses(styles.body, isPlaceholderData && styles.old)} aria-busy={isPlaceholderData}>
          <div className={styles.figures}>
            {figures.map(({ id, label, isShare }) => (
              <StatCard
                key={id}
                appearance="plain"
                hasConversion
                label={label}
                value={aggregate?.[id]}
                conversion={isShare ? shareOf(aggregate?.[id]) : undefined}
              />
            ))}
          </div>
          {isEmpty ? (
            <EmptyState isCompact headingLevel={3} illustration="chart" title={texts.noDays} text={texts.noDaysHelp} />
          ) : (
            <>
              <ConversionBar title={texts.funnel} stages={stages} base={base} />
              <StatsChart title={texts.chart} days={data?.stats} labels={texts} empty={texts.noDays} />
            </>
          )}
        </div>
      )}
    </div>
  )
}
