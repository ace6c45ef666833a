import { EmptyState, TimeSeriesChart, NextStepChip, useRoutedAnchor } from '@tandem/components'
import { sequenceForecast, type ForecastDraft, type SequenceId, type SequenceForecast } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId, useMemo } from 'react'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { missingOperationsAtom } from '../../../shared/api/missingOperations.ts'
import { useForecast } from './useForecast.ts'
import { forecastChart, forecastFacts, plannedCounts } from './forecastShown.ts'
import { forecastPanelMessages as texts } from './forecastPanelMessages.ts'
import { Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { fixOf } from './fixes.ts'
import { forecastMessages } from './messages.ts'
import { column, plainList, quietCaption } from '@tandem/components/styles'

const useForecastPanelStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalXL,
    margin: 0,
  },
  fact: column(tokens.spacingVerticalXXS),
  label: quietCaption,
  value: { ...typographyStyles.body1Strong, margin: 0 },
  summary: { ...typographyStyles.body1, margin: 0 },
  why: column(tokens.spacingVerticalS),
  whyTitle: { ...typographyStyles.body1Strong, margin: 0 },
  reasons: { ...column(tokens.spacingVerticalS), ...plainList },
  note: { ...quietCaption, margin: 0 },
})

interface ForecastSummaryProps {
  readonly forecast: SequenceForecast
  readonly sequenceId: SequenceId | undefined
}

export function ForecastSummary({ forecast, sequenceId }: ForecastSummaryProps) {
  const styles = useForecastPanelStyles()
  const whyId = useId()
  const { unreachableCount } = forecast
  const isNew = sequenceId === undefined
  // Leaves out the reason 'paused', because the drawer already shows that the sequence is paused.
  const reasons = isNew ? [] : forecast.reasons.filter((reason) => reason !== 'paused')
  return (
    <>
      <div role="status">
        <dl className={styles.facts}>
          {forecastFacts(forecast, isNew || forecast.reasons.includes('paused')).map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
          <Bottleneck forecast={forecast} sequenceId={sequenceId} />
        </dl>
      </div>
      {unreachableCount > 0 && <p className={styles.summary}>{texts.unreachable(unreachableCount)}.</p>}
      {reasons.length > 0 && (
        <div className={styles.why}>
          <p id={whyId} className={styles.whyTitle}>
            {texts.whyNotNow}
          </p>
          <ul aria-labelledby={whyId} className={styles.reasons}>
            {reasons.map((reason) => {
              const { label, detail, detailNow = detail } = forecastMessages.reasons[reason]
              // The fix links to no profile, because the reason applies to all profiles.
              const fix = fixOf(reason, { sequenceId })
              return (
                <li key={reason}>
                  <NextStepChip reason={label} detail={sentence(detailNow(forecastMessages.everyProfile))} fix={fix} />
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const styles = useForecastPanelStyles()
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function Bottleneck({ forecast, sequenceId }: ForecastSummaryProps) {
  const { bottleneck, profiles } = forecast
  if (!bottleneck) return undefined
  const { reason, profileId } = bottleneck
  const name = profiles.find(({ id }) => id === profileId)?.name ?? undefined
  const text = texts.bottleneck(forecastMessages.reasons[reason].label, name)
  const fix = fixOf(reason, { sequenceId, profileId: name === undefined ? null : profileId, step: 'request' })
  return <Fact label={texts.limitedBy}>{fix ? <FixLink to={fix.to}>{text}</FixLink> : text}</Fact>
}

function FixLink({ to, children }: { readonly to: string; readonly children: string }) {
  const anchor = useRoutedAnchor(to)
  return (
    <Link inline {...anchor}>
      {children}
    </Link>
  )
}

interface ForecastPanelProps {
  /** Undefined: the sequence does not exist yet, and the draft describes it completely. */
  readonly sequenceId?: SequenceId | undefined
  /** Unsaved changes. While they are invalid, the last forecast stays. */
  readonly draft?: ForecastDraft | Readonly<Record<string, unknown>>
}

const noDraft = {}

/**
 * Shows the planned messages of a sequence (SEQ-88). Shows nothing if the sequence is archived, or if the backend has
 * no forecasts (SEQ-89).
 */
export function ForecastPanel({ sequenceId, draft = noDraft }: ForecastPanelProps) {
  const styles = useForecastPanelStyles()
  const { forecast, error, refetch } = useForecast(sequenceId, draft)
  const chart = useMemo(() => forecast && forecastChart(forecast), [forecast])
  const isMissing = useAtomValue(missingOperationsAtom).has(sequenceForecast)
  if (isMissing || forecast?.reasons.includes('archived')) return null
  const failed =
    error && !forecast ? (
      <LoadFailed isCompact headingLevel={3} title={texts.failed} error={error} onRetry={refetch} />
    ) : undefined
  // Shows only the summary if the forecast has neither requests nor messages.
  const hasChart = !forecast || Object.values(plannedCounts(forecast)).some((count) => count > 0)
  const content = (
    <>
      {forecast && <ForecastSummary forecast={forecast} sequenceId={sequenceId} />}
      {hasChart && (
        <TimeSeriesChart
          title={texts.chart}
          data={chart}
          height={200}
          firstRow="earliest"
          empty={<EmptyState isCompact headingLevel={3} illustration="chart" title={texts.nothing} />}
          error={failed}
        />
      )}
      {forecast && hasChart && <p className={styles.note}>{texts.note}</p>}
    </>
  )
  return sequenceId === undefined ? (
    <FormSection isCard title={texts.title}>
      {content}
    </FormSection>
  ) : (
    <section aria-label={texts.title} className={styles.root}>
      <h2 className={styles.title}>{texts.title}</h2>
      {content}
    </section>
  )
}
