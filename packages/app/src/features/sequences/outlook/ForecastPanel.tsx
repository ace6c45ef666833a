import { Button, Link } from '@fluentui/react-components'
import { EmptyState, ErrorState, NextStepChip, TimeSeriesChart, useRoutedAnchor } from '@tandem/components'
import { type OutlookDraft, type OutlookReason, type SequenceForecast } from '@tandem/contract'
import { useMemo } from 'react'
import { errorText } from '../../../shared/errorText.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { isUnsupported } from '../../../shared/outlook/api.ts'
import { fixOf } from '../../../shared/outlook/fixes.ts'
import { outlookMessages } from '../../../shared/outlook/messages.ts'
import { forecastChart, forecastParts } from './forecastShown.ts'
import { useForecastPanelStyles } from './ForecastPanel.styles.ts'
import { outlookPanelMessages as texts } from './messages.ts'
import { useForecast } from './useForecast.ts'

interface ForecastPanelProps {
  /** Undefined: the sequence does not exist yet, and the draft is all of it. */
  readonly sequenceId?: number | undefined
  /** What is changed and not saved; may be made in each render. Incomplete values leave the forecast before them. */
  readonly draft?: OutlookDraft | Readonly<Record<string, unknown>>
  /** Default: 2. */
  readonly headingLevel?: 2 | 3
}

const noDraft = {}

/**
 * What a sequence will send on the next days, when the last recipient is reached, and what limits it (SEQ-88). Nothing
 * against a backend without forecasts (SEQ-89).
 */
export function ForecastPanel({ sequenceId, draft = noDraft, headingLevel = 2 }: ForecastPanelProps) {
  const styles = useForecastPanelStyles()
  const { forecast, error, refetch } = useForecast(sequenceId, draft)
  const chart = useMemo(() => forecast && forecastChart(forecast), [forecast])
  const Heading = `h${headingLevel}` as const
  if (isUnsupported(error) || forecast?.reasons.includes('archived')) return null
  const retry = <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
  const failed = error && !forecast && (
    <ErrorState isCompact headingLevel={3} title={texts.failed} text={errorText(error)} actions={retry} />
  )
  return (
    <section aria-label={texts.title} className={styles.root}>
      <Heading className={styles.title}>{texts.title}</Heading>
      {forecast && <ForecastSummary forecast={forecast} sequenceId={sequenceId} />}
      <TimeSeriesChart
        title={texts.chart}
        data={chart}
        height={200}
        empty={<EmptyState isCompact headingLevel={3} illustration="chart" title={texts.nothing} />}
        {...(failed && { error: failed })}
      />
      {forecast && <p className={styles.note}>{texts.note}</p>}
    </section>
  )
}

/** What the drawer's head and its notice say already, and what the wizard does. */
const saidInDrawer: ReadonlySet<OutlookReason> = new Set(['paused'])
const saidInWizard: ReadonlySet<OutlookReason> = new Set(['noRecipients', 'noProfiles', 'startDate'])

interface ForecastSummaryProps {
  readonly forecast: SequenceForecast
  readonly sequenceId: number | undefined
}

function ForecastSummary({ forecast, sequenceId }: ForecastSummaryProps) {
  const styles = useForecastPanelStyles()
  const { unreachableCount } = forecast
  const isNew = sequenceId === undefined
  const said = isNew ? saidInWizard : saidInDrawer
  const reasons = forecast.reasons.filter((reason) => !said.has(reason))
  return (
    <>
      <p className={styles.summary} role="status">
        {forecastParts(forecast, isNew || forecast.reasons.includes('paused')).join('; ')}
        <Bottleneck forecast={forecast} sequenceId={sequenceId} />.
      </p>
      {unreachableCount > 0 && <p className={styles.summary}>{texts.unreachable(unreachableCount)}.</p>}
      {reasons.length > 0 && (
        <ul aria-label={texts.whyNotNow} className={styles.reasons}>
          {reasons.map((reason) => {
            const { label, detail } = outlookMessages.reasons[reason]
            // A reason of all profiles is about none of them.
            const fix = fixOf(reason, { sequenceId })
            return (
              <li key={reason}>
                <NextStepChip reason={label} detail={sentence(detail(outlookMessages.everyProfile))} fix={fix} />
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** '; limited by: daily limit of Tom Hill', as a link to what would change it. */
function Bottleneck({ forecast, sequenceId }: ForecastSummaryProps) {
  const { bottleneck, profiles } = forecast
  if (!bottleneck) return undefined
  const { reason, profileId } = bottleneck
  const name = profiles.find(({ id }) => id === profileId)?.name ?? undefined
  const text = texts.bottleneck(outlookMessages.reasons[reason].label.toLowerCase(), name)
  const fix = fixOf(reason, { sequenceId, profileId: name === undefined ? null : profileId, step: 'request' })
  return (
    <>
      {`; ${texts.limitedBy}: `}
      {fix ? <FixLink to={fix.to}>{text}</FixLink> : text}
    </>
  )
}

function FixLink({ to, children }: { readonly to: string; readonly children: string }) {
  const anchor = useRoutedAnchor(to)
  return (
    <Link inline {...anchor}>
      {children}
    </Link>
  )
}
