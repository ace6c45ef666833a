import { Button } from '@fluentui/react-components'
import { clientGet, defaultSchedule, type IsoDay } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import * as v from 'valibot'
import { viewerZone } from '../../../../shared/clock.ts'
import { FormBody } from '../../../../shared/forms/FormBody.tsx'
import { FormErrorBar } from '../../../../shared/forms/FormErrorBar.tsx'
import { FormSection } from '../../../../shared/forms/FormSection.tsx'
import { FormValues } from '../../../../shared/forms/FormValues.tsx'
import { operationQueryAtom } from '../../../../shared/operationAtoms.ts'
import { todayAtom } from '../../../../shared/today.ts'
import { ForecastPanel } from '../../outlook/ForecastPanel.tsx'
import { SequenceSettingsFields } from '../../settings/SequenceSettingsFields.tsx'
import { changeDraftAtom, type SequenceDraft, sequenceDraftAtom } from '../draft.ts'
import { idsInRanges } from '../idRanges.ts'
import { sequenceWizardMessages } from '../messages.ts'
import { DraftSettings } from '../draftSettings.ts'
import { draftLaunchBlocks, recipientCount } from '../wizardSteps.ts'
import { useSettingsStepStyles } from './SettingsStep.styles.ts'

const texts = sequenceWizardMessages.launch

interface SettingsStepProps {
  readonly draft: SequenceDraft
  readonly onStepChange: (stepId: string) => void
}

/** The settings of the sequence (SEQ-20), and what will keep it from being launched. Its form is around the wizard. */
export function SettingsStep({ draft, onStepChange }: SettingsStepProps) {
  const styles = useSettingsStepStyles()
  const store = useStore()
  const changeDraft = useSetAtom(changeDraftAtom)
  useStartSettings(draft)
  const keep = useCallback(
    (values: object) => {
      const { success, output } = v.safeParse(DraftSettings, values)
      const { settings } = store.get(sequenceDraftAtom) ?? {}
      if (success && settings && JSON.stringify(output) !== JSON.stringify(settings)) changeDraft({ settings: output })
    },
    [store, changeDraft],
  )
  return (
    <FormBody className={styles.root}>
      {draft.settings && <FormValues onChange={keep} />}
      <FormErrorBar />
      <SequenceSettingsFields />
      <LaunchReadiness draft={draft} onStepChange={onStepChange} />
      <DraftForecast draft={draft} />
    </FormBody>
  )
}

/** Starts with the client's schedule, and today. */
function useStartSettings({ client, settings }: SequenceDraft): void {
  const changeDraft = useSetAtom(changeDraftAtom)
  const today = useAtomValue(todayAtom)
  const clientId = settings ? undefined : client?.id
  const { data, error } = useAtomValue(
    useMemo(
      () =>
        operationQueryAtom({ clientGet }, () => (clientId === undefined ? undefined : { params: { id: clientId } })),
      [clientId],
    ),
  )
  const isSettled = data !== undefined || error !== null
  useEffect(() => {
    if (settings || !isSettled) return
    const startDate: IsoDay = data?.startDate != null && data.startDate > today ? data.startDate : today
    const start = v.parse(DraftSettings, {
      startDate,
      scheduleTimezone: data?.scheduleTimezone ?? viewerZone,
      schedule: data?.schedule ?? defaultSchedule,
    })
    changeDraft((now) => (now.settings ? {} : { settings: start }))
  }, [settings, isSettled, data, today, changeDraft])
}

/** SEQ-88: what the sequence would send if it were created and launched now. */
function DraftForecast({ draft }: Pick<SettingsStepProps, 'draft'>) {
  const { type = 'cloud', client, templates, aiTemplates, sendConnectionRequests, profiles = [], settings } = draft
  const { ids = '', held = '' } = draft.recipients ?? {}
  const recipientIds = useMemo(() => {
    const heldIds = new Set(idsInRanges(held))
    return idsInRanges(ids).filter((id) => !heldIds.has(id))
  }, [ids, held])
  if (!settings) return null
  const { startDate, schedule, scheduleTimezone } = settings
  const steps = type === 'cloud' ? templates : aiTemplates
  const outlook = {
    type,
    ...(client && { clientId: client.id }),
    delaysSecs: steps?.map(({ delaySecs }) => delaySecs) ?? [],
    sendConnectionRequests,
    startDate,
    schedule,
    scheduleTimezone,
    profiles: profiles.map(({ id }) => ({ id })),
    recipientIds,
  }
  return <ForecastPanel draft={outlook} />
}

/** SEQ-112: what blocks a launch, each with the way to the step that changes it. */
function LaunchReadiness({ draft, onStepChange }: SettingsStepProps) {
  const styles = useSettingsStepStyles()
  const blocks = draftLaunchBlocks(draft)
  const heldCount = idsInRanges(draft.recipients?.held ?? '').length
  return (
    <FormSection isCard title={texts.title}>
      {blocks.map((block) => (
        <div key={block} className={styles.line}>
          <p className={styles.text}>{texts[block]}</p>
          <Button size="small" onClick={() => onStepChange(block === 'noRecipients' ? 'recipients' : 'profiles')}>
            {block === 'noRecipients' ? texts.toRecipients : texts.toProfiles}
          </Button>
        </div>
      ))}
      {blocks.length === 0 && (
        <p className={styles.text}>{texts.ready(recipientCount(draft), draft.profiles?.length ?? 0)}</p>
      )}
      {heldCount > 0 && <p className={styles.text}>{texts.held(heldCount)}</p>}
    </FormSection>
  )
}
