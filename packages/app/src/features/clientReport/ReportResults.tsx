import { mergeClasses } from '@fluentui/react-components'
import { ConversionBar, EmptyState, StatCard } from '@tandem/components'
import { type Client, type ListedSequence, type Stats } from '@tandem/contract'
import { useMemo } from 'react'
import { statsMessages } from '../../entities/statistics/messages.ts'
import { StatsChart } from '../../entities/statistics/StatsChart.tsx'
import { statsFunnel } from '../../entities/statistics/statsFunnel.ts'
import { useLastKnown } from '../../shared/api/useLastKnown.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { useClientReportStyles } from './clientReport.styles.ts'
import { clientReportMessages as texts } from './messages.ts'
import { type ReportQuery } from './reportQueries.ts'

const chartHeight = 200
const highlights = [
  { id: 'requestsCount', label: statsMessages.requests },
  { id: 'repliedCount', label: statsMessages.answers },
  { id: 'interestedCount', label: statsMessages.interested },
  { id: 'callsCount', label: statsMessages.calls },
] as const

interface ReportResultsProps {
  readonly client: Client
  readonly query: ReportQuery<Stats> & { readonly isPlaceholderData: boolean }
  /** Undefined while loading. */
  readonly sequences: readonly ListedSequence[] | undefined
}

/** The total figures of the period, the funnel and the chart. */
export function ReportResults({ client, query, sequences }: ReportResultsProps) {
  const styles = useClientReportStyles()
  const { error, isPlaceholderData, refetch } = query
  const data = useLastKnown(query.data, client.id)
  const sendsRequests = sequences?.some((each) => each.type === 'cloud' && each.sendConnectionRequests) ?? true
  const { aggregate, stages, base, isEmpty } = useMemo(() => statsFunnel(data, sendsRequests), [data, sendsRequests])
  if (error && query.data === undefined)
    return <LoadFailed headingLevel={3} title={statsMessages.failed} error={error} onRetry={refetch} />
  if (isEmpty)
    return <EmptyState headingLevel={3} illustration="chart" title={statsMessages.noDays} text={texts.resultsHelp} />
  return (
    <section
      aria-label={texts.results}
      aria-busy={isPlaceholderData}
      className={mergeClasses(styles.section, isPlaceholderData && styles.old)}
    >
      <h3 className={styles.title}>{texts.results}</h3>
      <div className={styles.figures}>
        {highlights.map(({ id, label }) => (
          <StatCard key={id} appearance="plain" label={label} value={aggregate?.[id]} />
        ))}
      </div>
      <ConversionBar title={texts.funnel} stages={stages} base={base} />
      <StatsChart
        title={texts.chart}
        days={data?.stats}
        labels={statsMessages}
        height={chartHeight}
        empty={statsMessages.noDays}
      />
    </section>
  )
}
