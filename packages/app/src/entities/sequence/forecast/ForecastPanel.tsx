import { EmptyState, TimeSeriesChart } from '@tandem/components'
import { type ForecastDraft, sequenceForecast, type SequenceId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { missingOperationsAtom } from '../../../shared/api/missingOperations.ts'
import { useForecast } from './useForecast.ts'
import { forecastChart } from './forecastShown.ts'
import { useForecastPanelStyles } from './ForecastPanel.styles.ts'
import { ForecastSummary } from './ForecastSummary.tsx'
import { forecastPanelMessages as texts } from './forecastPanelMessages.ts'

interface ForecastPanelProps {
  /** Undefined: the sequence does not exist yet, and the draft contains all of it. */
  readonly sequenceId?: SequenceId | undefined
  /** Unsaved changes, which may be a new object in each render. While they are invalid, the last forecast stays. */
  readonly draft?: ForecastDraft | Readonly<Record<string, unknown>>
}

const noDraft = {}

/**
 * The future messages of a sequence, the day on which the last recipient is first contacted, and the limiting factor
 * (SEQ-88). Empty with a backend without forecasts (SEQ-89).
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
  return (
    <section aria-label={texts.title} className={styles.root}>
      <h2 className={styles.title}>{texts.title}</h2>
      {forecast && <ForecastSummary forecast={forecast} sequenceId={sequenceId} />}
      <TimeSeriesChart
        title={texts.chart}
        data={chart}
        height={200}
        firstRow="earliest"
        empty={<EmptyState isCompact headingLevel={3} illustration="chart" title={texts.nothing} />}
        error={failed}
      />
      {forecast && <p className={styles.note}>{texts.note}</p>}
    </section>
  )
}
