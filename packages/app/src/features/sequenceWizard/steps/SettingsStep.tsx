import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { defaultSchedule, profileConnection, type Client, sequenceCreationRecipients } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useImperativeHandle, useMemo, useState, type Ref } from 'react'
import * as v from 'valibot'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { useFormElement } from '../../../shared/form/formElement.ts'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { FormValues } from '../../../shared/form/FormValues.tsx'
import { clientQueryAtomOf } from '../../../entities/client/api.ts'
import { isDeepEqual } from '../../../shared/api/isDeepEqual.ts'
import { useStored } from '../../../shared/storage/lastShown.ts'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { launchQuestionAtom, launchTestsAtomOf, openTests } from '../../../entities/sequence/launch/launchTests.ts'
import { launchMessages } from '../../../entities/sequence/launch/messages.ts'
import {
  sequenceSettingsRequiredText,
  sequenceSettingsSchema,
  todayIn,
} from '../../../entities/sequence/settings/sequenceSettings.ts'
import { SequenceSettingsFields } from '../../../entities/sequence/settings/SequenceSettingsFields.tsx'
import { changeDraftAtom, type DraftChange, sequenceDraftAtom, type SequenceDraft } from '../draft.ts'
import { idsInRanges } from '../idRanges.ts'
import { sequenceWizardMessages } from '../messages.ts'
import { DraftSettings, suggestedName } from '../draftSettings.ts'
import { type DraftEdits } from '../useDraftHistory.ts'
import { draftLaunchBlocks, launchCandidate, recipientCount } from '../wizardSteps.ts'
import { useStepPageStyles } from './StepPage.styles.ts'
import { Notice } from '@tandem/components'
import { useAllProfiles } from '../../../entities/profile/allProfiles.ts'
import { useSettled } from '../../../shared/form/useSettled.ts'
import { ForecastPanel } from '../../../entities/sequence/forecast/ForecastPanel.tsx'
import { forecastPanelMessages } from '../../../entities/sequence/forecast/forecastPanelMessages.ts'

/** Removes the prompts, because the text of a prompt does not change the forecast. */
const withoutPrompts = <Step extends object, Entry extends { readonly steps: readonly Step[] }>(
  entries: readonly Entry[],
) => entries.map((entry) => ({ ...entry, steps: entry.steps.map((step) => ({ ...step, prompts: [] })) }))

/** Forecasts the draft as if it were launched now (SEQ-88). */
function DraftForecast({ draft }: { readonly draft: SequenceDraft }) {
  const styles = useStepPageStyles()
  const settled = useSettled(draft)
  const { type = 'cloud', client, templates, aiTemplates, sendConnectionRequests, profiles = [], settings } = settled
  const { ids = '', held = '' } = settled.recipients ?? {}
  // Recipients in another sequence are not part of the forecast.
  const recipientIds = useMemo(() => {
    const heldIds = new Set(idsInRanges(held))
    return idsInRanges(ids).filter((id) => !heldIds.has(id))
  }, [ids, held])
  if (!settings) return null
  // A forecast request accepts at most `sequenceCreationRecipients` recipients.
  if (recipientIds.length > sequenceCreationRecipients) {
    return (
      <FormSection isCard title={forecastPanelMessages.title}>
        <p className={styles.text}>{forecastPanelMessages.tooMany(sequenceCreationRecipients)}</p>
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

/** The chosen profiles without an attached account (PROF-55). */
export function UnattachedProfiles({ draft }: { readonly draft: SequenceDraft }) {
  const { profiles = [] } = useAllProfiles()
  const ids = new Set(draft.profiles?.map(({ id }) => id))
  const names = profiles
    .filter((profile) => ids.has(profile.id) && profileConnection(profile) === 'notAttached')
    .map(({ name }) => name)
  return (
    names.length > 0 && <Notice intent="warning">{sequenceWizardMessages.launch.unattached(names.join(', '))}</Notice>
  )
}

const texts = sequenceWizardMessages.launch

export interface SettingsStepProps {
  readonly draft: SequenceDraft
  /** The settings with their undo history. */
  readonly settings: DraftEdits['settings']
  readonly onStepChange: (stepId: string) => void
  /** Receives the function that submits the form, for the wizard's last button. */
  readonly submitRef: Ref<() => void>
  /** Called when the user submits valid settings. */
  readonly onCreate: () => void
}

/** The settings of the sequence (SEQ-20). */
export function SettingsStep({ draft, settings: edits, onStepChange, submitRef, onCreate }: SettingsStepProps) {
  const store = useStore()
  const [schema] = useState(() => sequenceSettingsSchema(() => store.get(nowAtom)))
  const hasStart = useStartSettings(draft)
  const keep = useCallback(
    (values: object) => {
      const { success, output } = v.safeParse(DraftSettings, values)
      const { settings } = store.get(sequenceDraftAtom) ?? {}
      if (success && settings && !isDeepEqual(settings, output)) edits.type(output, 'form')
    },
    [store, edits],
  )
  if (!draft.settings || !hasStart) {
    return (
      <Skeleton aria-label={sharedMessages.loading}>
        <SkeletonItem size={128} />
      </Skeleton>
    )
  }
  return (
    <FormScope
      initialValues={draft.settings}
      schema={schema}
      requiredText={sequenceSettingsRequiredText}
      onSubmit={() => Promise.resolve(onCreate())}
    >
      <FormValues onChange={keep} />
      <SubmitHandle submitRef={submitRef} />
      <FormBody hasSections>
        <SequenceSettingsFields />
        <LaunchReadiness draft={draft} onStepChange={onStepChange} />
        <DraftForecast draft={draft} />
      </FormBody>
    </FormScope>
  )
}

function SubmitHandle({ submitRef }: Pick<SettingsStepProps, 'submitRef'>) {
  const { submit } = useFormElement()
  useImperativeHandle(submitRef, () => submit, [submit])
  return null
}

/**
 * Sets the initial settings. A past start date becomes today (SEQ-110). Returns false until a past start date has been
 * replaced.
 */
function useStartSettings({ client, settings }: SequenceDraft): boolean {
  const now = useAtomValue(nowAtom)
  const today = todayIn(settings?.scheduleTimezone, now)
  const startDate = settings?.startDate ?? ''
  const [openedWith] = useState(startDate)
  const isPast = startDate !== '' && startDate === openedWith && startDate < today
  const clientId = settings ? undefined : client?.id
  const { data, error } = useAtomValue(useMemo(() => clientQueryAtomOf(clientId), [clientId]))
  const isSettled = data !== undefined || error !== null
  const change = useMemo((): DraftChange | undefined => {
    if (isPast) return (draft) => (draft.settings ? { settings: { ...draft.settings, startDate: today } } : {})
    if (settings || !isSettled) return undefined
    return (draft) => (draft.settings ? {} : { settings: startSettings(data, draft.client?.name, now) })
  }, [isPast, today, settings, isSettled, data, now])
  useStored(changeDraftAtom, change)
  return !isPast
}

function startSettings(client: Client | undefined, clientName: string | undefined, now: number) {
  const scheduleTimezone = client?.scheduleTimezone ?? viewerZone
  const first = todayIn(scheduleTimezone, now)
  return v.parse(DraftSettings, {
    ...(clientName !== undefined && { name: suggestedName(clientName, now, scheduleTimezone) }),
    startDate: client?.startDate != null && client.startDate > first ? client.startDate : first,
    scheduleTimezone,
    schedule: client?.schedule ?? defaultSchedule,
  })
}

/** Shows the reasons that block a launch. If there are no reasons, says that the sequence can be launched (SEQ-112). */
function LaunchReadiness({ draft, onStepChange }: Pick<SettingsStepProps, 'draft' | 'onStepChange'>) {
  const styles = useStepPageStyles()
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
      <UnattachedProfiles draft={draft} />
      <TestsReadiness draft={draft} />
    </FormSection>
  )
}

/** The state of the prompt tests (SEQ-162). */
function TestsReadiness({ draft }: Pick<SettingsStepProps, 'draft'>) {
  const styles = useStepPageStyles()
  const setQuestion = useSetAtom(launchQuestionAtom)
  const candidate = launchCandidate(draft)
  const { client, type, templates, aiTemplates, responses } = draft
  const tests = useAtomValue(
    useMemo(
      () => launchTestsAtomOf(launchCandidate({ client, type, templates, aiTemplates, responses })),
      [client, type, templates, aiTemplates, responses],
    ),
  )
  const { length: open } = openTests(tests)
  if (tests.length === 0) return null
  if (open === 0) return <p className={styles.text}>{launchMessages.passed(tests.length)}</p>
  return (
    <div className={styles.line}>
      <p className={styles.text}>{launchMessages.open(open, tests.length)}</p>
      <Button size="small" onClick={() => setQuestion({ candidate, launch: undefined })}>
        {launchMessages.show}
      </Button>
    </div>
  )
}
