import { type ClientId, type ProfileId, type SequenceId } from '../core/scalars.ts'
import { type ResponseCategory } from '../directory/schema.ts'
import { type Sequence, type SequenceStatus, type SequenceType } from './schema.ts'

export type LaunchBlock = 'noRecipients' | 'noProfiles'

type Launchable = Pick<Sequence, 'recipientsCount' | 'profilesCount'>

/** SEQ-3, SEQ-4: undefined if the sequence can be launched. */
export function launchBlock({ recipientsCount, profilesCount }: Launchable): LaunchBlock | undefined {
  if (recipientsCount === 0) return 'noRecipients'
  if (profilesCount === 0) return 'noProfiles'
  return undefined
}

/** SEQ-3, SEQ-4: the reason against a launch of the selected sequences. If both reasons apply: `noRecipients`. */
export function selectionLaunchBlock(selected: readonly Launchable[]): LaunchBlock | undefined {
  const blocks = new Set(selected.map(launchBlock))
  return blocks.has('noRecipients') ? 'noRecipients' : blocks.has('noProfiles') ? 'noProfiles' : undefined
}

export type SequenceAction = 'launch' | 'pause' | 'duplicate' | 'archive' | 'unarchive'

/** SEQ-1 */
export const sequenceActions = {
  active: ['pause', 'duplicate', 'archive'],
  paused: ['launch', 'duplicate', 'archive'],
  archived: ['unarchive', 'duplicate'],
} as const satisfies Record<SequenceStatus, readonly SequenceAction[]>

/** SEQ-2, SEQ-5: the status of a sequence after each action. For `duplicate`, the status of the copy. */
export const statusAfterAction = {
  launch: 'active',
  pause: 'paused',
  duplicate: 'paused',
  archive: 'archived',
  unarchive: 'paused',
} as const satisfies Record<SequenceAction, SequenceStatus>

/** SEQ-2: true if an action changes the status from `from` to `to`, or if `from` and `to` are equal. */
export function canChangeStatus(from: SequenceStatus, to: SequenceStatus): boolean {
  const changes: readonly SequenceAction[] = sequenceActions[from].filter((action) => action !== 'duplicate')
  return from === to || changes.some((action) => statusAfterAction[action] === to)
}

/** SEQ-49 */
export type SequenceTab =
  | 'dashboard'
  | 'recipients'
  | 'clients'
  | 'messages'
  | 'reEngagements'
  | 'responseManager'
  | 'followUps'
  | 'profiles'
  | 'settings'

export type SequenceWizardStep =
  | 'recipients'
  | 'client'
  | 'messages'
  | 'reEngagement'
  | 'responses'
  | 'followUps'
  | 'profiles'
  | 'settings'

/** SEQ-7: the steps in their order. */
export function sequenceWizardSteps(type: SequenceType): readonly SequenceWizardStep[] {
  return [
    'recipients',
    'client',
    type === 'cloud' ? 'messages' : 'reEngagement',
    'responses',
    'followUps',
    'profiles',
    'settings',
  ]
}

/** The values that a complete step has. If the user skips recipients or profiles, the value is an empty list. */
const stepValues = {
  recipients: ['recipientIds'],
  client: ['clientId'],
  messages: ['templates'],
  reEngagement: ['aiTemplates'],
  responses: ['responses'],
  followUps: ['followUps'],
  profiles: ['profileIds'],
  settings: ['name', 'startDate', 'scheduleTimezone'],
} as const satisfies Record<SequenceWizardStep, readonly string[]>

type WizardState = Readonly<Partial<Record<(typeof stepValues)[SequenceWizardStep][number], unknown>>>

/** SEQ-10: true if the state has the values of the step. */
export function isStepComplete(step: SequenceWizardStep, state: WizardState): boolean {
  return stepValues[step].every((key) => state[key] !== undefined && state[key] !== null && state[key] !== '')
}

const answeredCategories: ReadonlySet<ResponseCategory> = new Set(['interested', 'objection', 'info_request'])

/** SEQ-171: true if a new sequence answers this category automatically. */
export const isAnsweredAtFirst = (category: ResponseCategory): boolean => answeredCategories.has(category)

interface AutomatedSequence {
  readonly responses: readonly { readonly category: string; readonly fastResponseEnabled?: boolean | undefined }[]
  readonly followUps: readonly { readonly enabled?: boolean | undefined }[]
}

/** The dashboard shows which of these parts are automated. `interested` shows as the booking of calls. */
export interface SequenceAutomation {
  readonly objections: boolean
  readonly followUps: boolean
  readonly interested: boolean
}

/** DASH-20: the active automation of a sequence. */
export function sequenceAutomation({ responses, followUps }: AutomatedSequence): SequenceAutomation {
  const isFast = (category: string) =>
    responses.some((response) => response.category === category && response.fastResponseEnabled === true)
  return {
    objections: isFast('objection'),
    followUps: followUps.some((followUp) => followUp.enabled === true),
    interested: isFast('interested'),
  }
}

/** SEQ-30: true if the sequence sends no connection requests. */
export function isFirstDegreeOnly({ sendConnectionRequests }: Pick<Sequence, 'sendConnectionRequests'>): boolean {
  return !sendConnectionRequests
}

interface LinkProfile {
  readonly id: ProfileId
  readonly clientId: ClientId | null
  readonly sequenceId: SequenceId | null
}

interface LinkSequence {
  readonly id: SequenceId | null
  readonly clientId: ClientId
  readonly profileIds: readonly ProfileId[]
  readonly sendConnectionRequests: boolean
}

/**
 * The effect of selecting a profile for a sequence.
 * - `remove`: this sequence has the profile (SEQ-59)
 * - `anotherClient`: the profile has another client or no client (SEQ-63)
 * - `tooMany`: only one profile is allowed (SEQ-64)
 * - `overwrite`: another sequence has the profile (SEQ-61)
 * - `add`: all other cases
 */
export type ProfileLink = 'remove' | 'anotherClient' | 'tooMany' | 'overwrite' | 'add'

/** `sequence.id` is null before the sequence exists. */
export function profileLink(profile: LinkProfile, sequence: LinkSequence): ProfileLink {
  if (sequence.profileIds.includes(profile.id)) return 'remove'
  if (profile.clientId !== sequence.clientId) return 'anotherClient'
  if (isFirstDegreeOnly(sequence) && sequence.profileIds.length > 0) return 'tooMany'
  return profile.sequenceId !== null && profile.sequenceId !== sequence.id ? 'overwrite' : 'add'
}

/** SEQ-64: true if a sequence without connection requests has more than one profile. */
export function areTooManyProfiles({
  profileIds,
  sendConnectionRequests,
}: Pick<LinkSequence, 'profileIds' | 'sendConnectionRequests'>): boolean {
  return isFirstDegreeOnly({ sendConnectionRequests }) && profileIds.length > 1
}
