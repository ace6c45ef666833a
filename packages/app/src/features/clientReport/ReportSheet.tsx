import { TandemProvider, Wordmark, ConversionBar, EmptyState, StatCard } from '@tandem/components'
import { dateFormats, formatDay, type Client, type ListedSequence, type Stats } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo, useId, type ReactNode } from 'react'
import { userAtom } from '../../shared/session/session.ts'
import { todayAtom } from '../../shared/time/today.ts'
import { useClientReportStyles } from './clientReport.styles.ts'
import { clientReportMessages as texts } from './messages.ts'
import { bestMessages, firstNames } from './report.ts'
import { BestMessages, BookedCalls, Plan } from './ReportDetails.tsx'
import { reportRangeAtom, type reportQueries, type ReportQuery } from './reportQueries.ts'
import { Skeleton, SkeletonItem, mergeClasses } from '@fluentui/react-components'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { statsMessages } from '../../entities/statistics/messages.ts'
import { StatsChart } from '../../entities/statistics/StatsChart.tsx'
import { statsFunnel } from '../../entities/statistics/statsFunnel.ts'
import { useLastKnown } from '../../shared/api/useLastKnown.ts'

/** In px. */
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

function ReportResults({ client, query, sequences }: ReportResultsProps) {
  const styles = useClientReportStyles()
  const { error, isPlaceholderData, refetch } = query
  const data = useLastKnown(query.data, client.id)
  const sendsRequests = sequences?.some((each) => each.type === 'cloud' && each.sendConnectionRequests) ?? true
  const { aggregate, title, stages, base, isEmpty } = useMemo(
    () => statsFunnel(data, sendsRequests),
    [data, sendsRequests],
  )
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
      <ConversionBar title={title} stages={stages} base={base} />
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

interface ReportSectionProps<T> {
  readonly title: string
  readonly query: ReportQuery<T>
  readonly failed: string
  readonly render: (data: T) => ReactNode
}

const skeletonRows = [0, 1, 2]

/** Each section loads independently, and shows its own error. */
function ReportSection<T>({ title, query, failed, render }: ReportSectionProps<T>) {
  const styles = useClientReportStyles()
  const titleId = useId()
  const { data, error, refetch } = query
  return (
    <section aria-labelledby={titleId} aria-busy={data === undefined && !error} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {data === undefined && error && (
        <LoadFailed isCompact headingLevel={3} title={failed} error={error} onRetry={refetch} />
      )}
      {data === undefined && !error && (
        <Skeleton aria-label={title} className={styles.skeleton}>
          {skeletonRows.map((row) => (
            <SkeletonItem key={row} size={24} />
          ))}
        </Skeleton>
      )}
      {data !== undefined && render(data)}
    </section>
  )
}

interface ReportSheetProps {
  readonly client: Client
  readonly queries: ReturnType<typeof reportQueries>
}

/** The two pages of the report. Both pages are always light, like paper. */
export function ReportSheet({ client, queries }: ReportSheetProps) {
  const styles = useClientReportStyles()
  const stats = useAtomValue(queries.stats)
  const sequences = useAtomValue(queries.sequences)
  const bookedCalls = useAtomValue(queries.bookedCalls)
  const { _embedded: embedded } = sequences.data ?? {}
  const listed = embedded?.sequences
  const best = useMemo(() => listed && bestMessages(listed), [listed])
  return (
    <div className={styles.paper}>
      <TandemProvider colorScheme="light">
        <article aria-label={texts.sheet(client.name)} data-printed className={styles.sheet}>
          <div className={styles.page}>
            <ReportHead client={client} />
            <Goal client={client} />
            <ReportResults client={client} query={stats} sequences={listed} />
          </div>
          <div className={styles.page}>
            <ReportSection
              title={texts.calls.title}
              failed={texts.calls.failed}
              query={bookedCalls}
              render={(list) => <BookedCalls list={list} />}
            />
            <ReportSection
              title={texts.messages.title}
              failed={texts.messages.failed}
              query={{ data: best, error: sequences.error, refetch: sequences.refetch }}
              render={(messages) => <BestMessages messages={messages} />}
            />
            <PlanSection queries={queries} />
          </div>
        </article>
      </TandemProvider>
    </div>
  )
}

function ReportHead({ client }: { readonly client: Client }) {
  const styles = useClientReportStyles()
  const { start, end } = useAtomValue(reportRangeAtom)
  const today = useAtomValue(todayAtom)
  const user = useAtomValue(userAtom)
  const isSameYear = start.slice(0, 4) === end.slice(0, 4)
  const first = formatDay(start, isSameYear ? dateFormats.plainDay : dateFormats.plainDayOfYear)
  const range = texts.range(first, formatDay(end, dateFormats.plainDayOfYear))
  return (
    <header className={styles.head}>
      <div className={styles.texts}>
        <h2 className={styles.name}>{client.name}</h2>
        <p className={styles.line}>{texts.period(range)}</p>
        {user && <p className={styles.line}>{texts.author(user.name, formatDay(today, dateFormats.plainDayOfYear))}</p>}
      </div>
      <div className={styles.mark}>
        <Wordmark />
      </div>
    </header>
  )
}

const shownNames = 6

function Goal({ client }: { readonly client: Client }) {
  const styles = useClientReportStyles()
  const { targetLocation, targetIndustries, targetSizes } = client
  const industries = firstNames(targetIndustries, shownNames)
  const facts = [
    { label: texts.goal.location, text: targetLocation },
    { label: texts.goal.industries, text: texts.goal.andMore(industries.text, industries.more) },
    { label: texts.goal.sizes, text: targetSizes.join(', ') },
  ].filter(({ text }) => text !== '')
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{texts.goal.title}</h3>
      <p className={styles.line}>{texts.goal.text}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, text }) => (
            <div key={label} className={styles.factRow}>
              <dt className={styles.term}>{label}</dt>
              <dd className={styles.fact}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** The plan of the next days. Not shown if the backend has no forecasts. */
function PlanSection({ queries }: Pick<ReportSheetProps, 'queries'>) {
  const plan = useAtomValue(queries.plan)
  const { data: coming } = useAtomValue(queries.comingCalls)
  return (
    plan && (
      <ReportSection
        title={texts.plan.title}
        failed={texts.plan.failed}
        query={plan}
        render={({ sequences, moreCount }) => (
          <Plan sequences={sequences} moreCount={moreCount} callsCount={coming?.totalFilteredCount} />
        )}
      />
    )
  )
}
