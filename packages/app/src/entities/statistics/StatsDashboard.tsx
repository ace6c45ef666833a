import { mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { ConversionBar, EmptyState, StatCard } from '@tandem/components'
import { sharePercent, type Stats } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { UpdateFailed } from '../../shared/page/UpdateFailed.tsx'
import { StatsChart } from './StatsChart.tsx'
import { StatsRangePicker } from './StatsRangePicker.tsx'
import { useChooseRange } from './rangeInAddress.ts'
import { useLastKnown } from '../../shared/api/useLastKnown.ts'
import { statsMessages as texts } from './messages.ts'
import { statsRangeAtom, statsRangeKey } from './statsRange.ts'
import { column, spreadRow } from '@tandem/components/styles'
import { statsFunnel } from './statsFunnel.ts'

const useStatsDashboardStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXL), alignItems: 'flex-start' },
  head: { ...spreadRow(tokens.spacingHorizontalM), width: '100%' },
  body: {
    ...column(tokens.spacingVerticalXXL),
    width: '100%',
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
  },
  old: { opacity: 0.6 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
    gap: tokens.spacingHorizontalXL,
  },
})

interface StatsQuery {
  readonly data: Stats | undefined
  readonly error: Error | null
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

interface StatsDashboardProps {
  /** Id of the client or sequence. */
  readonly id: number
  readonly query: StatsQuery
  /** True if percentages are shares of the requests (DASH-27). */
  readonly sendsRequests: boolean
  /** The text that shows if all figures are zero. */
  readonly emptyHelp: string
  readonly actions?: ReactNode
}

export function StatsDashboard({ id, query, sendsRequests, emptyHelp, actions }: StatsDashboardProps) {
  const styles = useStatsDashboardStyles()
  const range = useAtomValue(statsRangeAtom)
  const chooseRange = useChooseRange(statsRangeKey)
  const { error, isPlaceholderData, refetch } = query
  const data = useLastKnown(query.data, id)
  const hasFailed = error !== null && query.data === undefined
  const funnel = useMemo(() => statsFunnel(data, sendsRequests), [data, sendsRequests])
  const { aggregate, figures, title, stages, base, isEmpty } = funnel
  const shareOf = (count: number | undefined) =>
    count === undefined ? undefined : (sharePercent(count, base.count) ?? null)
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <StatsRangePicker range={range} onChange={chooseRange} />
        {actions}
      </div>
      {hasFailed && data && (
        <UpdateFailed layout="multiline" title={texts.rangeFailed} error={error} onRetry={() => void refetch()} />
      )}
      {hasFailed && !data ? (
        <LoadFailed title={texts.failed} error={error} onRetry={refetch} />
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
            <EmptyState isCompact headingLevel={3} illustration="chart" title={texts.noDays} text={emptyHelp} />
          ) : (
            <>
              <ConversionBar title={title} stages={stages} base={base} />
              <StatsChart title={texts.chart} days={data?.stats} labels={texts} empty={texts.noDays} />
            </>
          )}
        </div>
      )}
    </div>
  )
}
