import { type WizardStep } from '@tandem/components'
import {
  AiSteps,
  areTooManyProfiles,
  FollowUps,
  isStepComplete,
  type LaunchBlock,
  launchBlock,
  ResponseEntries,
  type SequenceWizardStep,
  sequenceWizardSteps,
} from '@tandem/contract'
import { openingOf } from '../../entities/sequence/editor/ai/exampleOpening.ts'
import { refusedMessageText } from '../../entities/sequence/editor/templates/messagesValue.ts'
import { partProblem } from '../../entities/sequence/editor/partProblem.ts'
import { automaticCategories, refusedEntriesText } from '../../entities/sequence/editor/ai/aiEntries.ts'
import { editorMessages } from '../../entities/sequence/editor/messages.ts'
import { draftCandidate } from '../../entities/sequence/launch/launchTests.ts'
import { sequenceSettingsMessages } from '../../entities/sequence/settings/messages.ts'
import { type SequenceDraft } from './draft.ts'
import { idsInRanges } from './idRanges.ts'
import { sequenceWizardMessages } from './messages.ts'

const { steps: texts, values: valueTexts } = sequenceWizardMessages
const { required } = sequenceSettingsMessages

/** The reason why the server would refuse a step (SEQ-13, SEQ-45, SEQ-64, SEQ-137). */
function refusedTextOf(step: SequenceWizardStep, draft: SequenceDraft, isClientArchived: boolean): string | undefined {
  const { templates = [], aiTemplates = [], responses = [], followUps = [] } = draft
  const { sendConnectionRequests, sendEmptyConnectionRequest } = draft
  if (step === 'messages') return refusedMessageText({ templates, sendConnectionRequests, sendEmptyConnectionRequest })
  if (step === 'client') return isClientArchived ? texts.client.archived(draft.client?.name ?? '') : undefined
  if (step === 'reEngagement') return partProblem(AiSteps, aiTemplates)
  if (step === 'responses') return refusedEntriesText(ResponseEntries, responses, editorMessages.ai.responses.step)
  if (step === 'profiles') {
    const profileIds = (draft.profiles ?? []).map(({ id }) => id)
    return areTooManyProfiles({ profileIds, sendConnectionRequests }) ? texts.profiles.tooMany : undefined
  }
  return step === 'followUps' ? refusedEntriesText(FollowUps, followUps, editorMessages.ai.followUps.step) : undefined
}

/** The values of the draft that `isStepComplete` checks (SEQ-10). */
const stateOf = (draft: SequenceDraft) => ({
  recipientIds: draft.recipients?.ids.split(','),
  clientId: draft.client?.id,
  templates: draft.templates,
  aiTemplates: draft.aiTemplates,
  responses: draft.responses,
  followUps: draft.followUps,
  profileIds: draft.profiles,
  name: draft.settings?.name.trim(),
  startDate: draft.settings?.startDate,
  scheduleTimezone: draft.settings?.scheduleTimezone,
})

export const recipientCount = ({ recipients }: SequenceDraft): number => idsInRanges(recipients?.ids ?? '').length

/** The summary of a complete step in the list of steps. */
const valueOf: Readonly<Record<SequenceWizardStep, (draft: SequenceDraft) => string | undefined>> = {
  recipients: (draft) => valueTexts.recipients(recipientCount(draft)),
  client: ({ client }) => client?.name,
  messages: ({ templates = [] }) => valueTexts.messages(templates.length),
  reEngagement: ({ aiTemplates = [] }) => valueTexts.steps(aiTemplates.length),
  responses: ({ responses = [] }) => valueTexts.onFor(automaticCategories(responses).length, responses.length),
  followUps: ({ followUps = [] }) =>
    valueTexts.onFor(followUps.filter(({ enabled }) => enabled).length, followUps.length),
  profiles: ({ profiles = [] }) => valueTexts.profiles(profiles.length),
  settings: ({ settings }) => settings?.name,
}

function missingOf(step: SequenceWizardStep, draft: SequenceDraft): string | undefined {
  const { settings } = draft
  if (step !== 'settings' || !settings) return texts[step].missing
  const missing = (['name', 'startDate', 'scheduleTimezone'] as const).find((field) => settings[field].trim() === '')
  return missing && required[missing]
}

const tallSteps: ReadonlySet<SequenceWizardStep> = new Set(['recipients', 'client', 'profiles'])

/** The steps in their order (SEQ-7). Each step has a summary, or the reason why it is incomplete. */
export function wizardStepsOf(
  draft: SequenceDraft,
  isClientArchived = false,
): readonly (WizardStep & { readonly id: SequenceWizardStep })[] {
  const state = stateOf(draft)
  return sequenceWizardSteps(draft.type ?? 'cloud').map((id) => {
    const refusedText = refusedTextOf(id, draft, isClientArchived)
    const isComplete = refusedText === undefined && isStepComplete(id, state)
    const { label, help } = texts[id]
    return {
      id,
      label,
      help,
      isComplete,
      isSkipped: (id === 'recipients' && recipientCount(draft) === 0) || (id === 'profiles' && !draft.profiles?.length),
      value: isComplete ? valueOf[id](draft) : undefined,
      missing: isComplete ? undefined : (refusedText ?? missingOf(id, draft)),
      isWide: id !== 'settings',
      isTall: tallSteps.has(id),
    }
  })
}

/** The input of the prompt tests (SEQ-162). */
export const launchCandidate = ({
  type = 'cloud',
  client,
  settings,
  responses = [],
  ...draft
}: Pick<SequenceDraft, 'type' | 'client' | 'settings' | 'responses' | 'templates' | 'aiTemplates'>) =>
  draftCandidate(settings?.name.trim() || sequenceWizardMessages.title, {
    clientId: client?.id ?? 0,
    opening: openingOf({ type, templates: draft.templates ?? [], aiTemplates: draft.aiTemplates ?? [] }),
    responses,
  })

/** The reasons against a launch (SEQ-3, SEQ-4). */
export function draftLaunchBlocks(draft: SequenceDraft): readonly LaunchBlock[] {
  const recipientsCount = recipientCount(draft)
  const profilesCount = draft.profiles?.length ?? 0
  // `launchBlock` returns only one reason. The first check ignores the profiles, and the second check ignores the
  // recipients, so that both reasons are found.
  const blocks = [
    launchBlock({ recipientsCount, profilesCount: 1 }),
    launchBlock({ recipientsCount: 1, profilesCount }),
  ]
  return blocks.filter((block) => block !== undefined)
}
