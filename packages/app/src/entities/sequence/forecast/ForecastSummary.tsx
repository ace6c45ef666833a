import { Link } from '@fluentui/react-components'
import { NextStepChip, useRoutedAnchor } from '@tandem/components'
import { type ForecastReason, type SequenceForecast, type SequenceId } from '@tandem/contract'
import { type ReactNode, useId } from 'react'
import { fixOf } from './fixes.ts'
import { forecastMessages } from './messages.ts'
import { forecastFacts } from './forecastShown.ts'
import { useForecastPanelStyles } from './ForecastPanel.styles.ts'
import { forecastPanelMessages as texts } from './forecastPanelMessages.ts'

/** Reasons that the summary leaves out, because other parts of the drawer or the wizard show them. */
const saidInDrawer: ReadonlySet<ForecastReason> = new Set(['paused'])
const saidInWizard: ReadonlySet<ForecastReason> = new Set(['noRecipients', 'noProfiles', 'startDate'])

interface ForecastSummaryProps {
  readonly forecast: SequenceForecast
  readonly sequenceId: SequenceId | undefined
}

/** The forecast as facts, and the reasons why no new recipient is contacted now. */
export function ForecastSummary({ forecast, sequenceId }: ForecastSummaryProps) {
  const styles = useForecastPanelStyles()
  const whyId = useId()
  const { unreachableCount } = forecast
  const isNew = sequenceId === undefined
  const said = isNew ? saidInWizard : saidInDrawer
  const reasons = forecast.reasons.filter((reason) => !said.has(reason))
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
              // A reason that applies to all profiles has no link to a profile.
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

/** The limiting factor ('Daily limit of Tom Hill'), with a link to the setting. */
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
