import { sequenceCreationRecipients } from '@tandem/contract'
import { useMemo } from 'react'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { useSettled } from '../../../shared/form/useSettled.ts'
import { ForecastPanel } from '../../../entities/sequence/forecast/ForecastPanel.tsx'
import { forecastPanelMessages as texts } from '../../../entities/sequence/forecast/forecastPanelMessages.ts'
import { type SequenceDraft } from '../draft.ts'
import { idsInRanges } from '../idRanges.ts'
import { useStepPageStyles } from './StepPage.styles.ts'

/** Entries of the AI without their texts, because texts do not change the forecast. */
const withoutPrompts = <Step extends object, Entry extends { readonly steps: readonly Step[] }>(
  entries: readonly Entry[],
) => entries.map((entry) => ({ ...entry, steps: entry.steps.map((step) => ({ ...step, prompts: [] })) }))

/** SEQ-88: forecasts the messages of the sequence if it were created and launched now. */
export function DraftForecast({ draft }: { readonly draft: SequenceDraft }) {
  const styles = useStepPageStyles()
  const settled = useSettled(draft)
  const { type = 'cloud', client, templates, aiTemplates, sendConnectionRequests, profiles = [], settings } = settled
  const { ids = '', held = '' } = settled.recipients ?? {}
  const recipientIds = useMemo(() => {
    const heldIds = new Set(idsInRanges(held))
    return idsInRanges(ids).filter((id) => !heldIds.has(id))
  }, [ids, held])
  if (!settings) return null
  // The call does not accept more recipients than this.
  if (recipientIds.length > sequenceCreationRecipients) {
    return (
      <FormSection isCard title={texts.title}>
        <p className={styles.text}>{texts.tooMany(sequenceCreationRecipients)}</p>
      </FormSection>
    )
  }
  const { startDate, schedule, scheduleTimezone } = settings
  const { responses, followUps } = settled
  const steps = type === 'cloud' ? templates : aiTemplates
  const forecastDraft = {
    type,
    ...(client && { clientId: client.id }),
    delaysSecs: steps?.map(({ delaySecs }) => delaySecs) ?? [],
    sendConnectionRequests,
    ...(responses && { responses: withoutPrompts(responses) }),
    ...(followUps && { followUps: withoutPrompts(followUps) }),
    startDate,
    schedule,
    scheduleTimezone,
    profiles: profiles.map(({ id }) => ({ id })),
    recipientIds,
  }
  return <ForecastPanel draft={forecastDraft} />
}
