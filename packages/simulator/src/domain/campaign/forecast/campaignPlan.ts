import { ForecastReason } from '@tandem/contract'
import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { canContact, hasFirstStep, sendsRequests } from '../plan/firstContactKind.ts'
import { startOf } from '../plan/firstContactTimes.ts'
import { canBegin } from '../plan/nextStep.ts'
import { contactsOf, reachedLimit } from '../plan/requestLimit.ts'
import { closedBy } from '../plan/timing.ts'

/** A sequence with its profiles and recipients. */
export interface CampaignPlan {
  /** The sequence before the changes. Undefined for a new sequence. */
  readonly saved: SequenceRow | undefined
  /** The sequence after the changes and a launch. */
  readonly launched: SequenceRow
  /** True if the sequence is active, and the plan has no changes except for added recipients. */
  readonly isAsSaved: boolean
  readonly profiles: readonly ProfileRow[]
  /** The recipients of the sequence, in the order of their first contacts. */
  readonly enrolled: readonly EnrolmentRow[]
  /** The profiles that can send. */
  readonly senders: readonly ProfileRow[]
  /** The ids of the recipients to contact, in the order of their first contacts. */
  readonly waiting: readonly number[]
  /** The future enrolment ids of added recipients, by recipient id. */
  readonly newIds: ReadonlyMap<number, number>
  /** Recipients who are not connections, and therefore cannot be contacted. */
  readonly unreachable: ReadonlySet<number>
}

/** Unsaved changes of a sequence. */
export interface PlanChanges {
  readonly fields?: Partial<SequenceRow>
  readonly profiles?: readonly ProfileRow[]
  readonly newRecipientIds?: readonly number[]
}

/** The plan of a saved sequence. */
export const planOf = (workspace: TandemWorkspace, saved: SequenceRow, changes: PlanChanges = {}): CampaignPlan =>
  planned(workspace, saved, saved, changes)

/** The plan of a new sequence. */
export const planOfNew = (workspace: TandemWorkspace, sequence: SequenceRow, changes: PlanChanges): CampaignPlan =>
  planned(workspace, undefined, sequence, changes)

function planned(
  workspace: TandemWorkspace,
  saved: SequenceRow | undefined,
  base: SequenceRow,
  changes: PlanChanges,
): CampaignPlan {
  const { fields, newRecipientIds = [] } = changes
  const { profiles = saved ? workspace.tables.profiles.by('sequenceId', saved.id) : [] } = changes
  const isAsSaved = saved?.status === 'active' && !changes.profiles && Object.keys(fields ?? {}).length === 0
  const launched: SequenceRow = { ...base, ...fields, status: 'active' }
  const senders = profiles.filter(
    ({ connected, automationEnabled, status }) => connected && automationEnabled && status === 'ok',
  )
  const enrolled = saved ? workspace.tables.enrolments.by('sequenceId', saved.id) : []
  const isAdded = (id: number): boolean => workspace.tables.enrolments.countBy('recipientId', id) === 0
  const added = newRecipientIds.filter(isAdded)
  const [last] = workspace.tables.enrolments.page({ order: 'byId', isDescending: true, limit: 1 })
  const wanted = enrolled
    .filter((row) => isToContact(row, saved))
    .map(({ recipientId }) => recipientId)
    .concat(added)
  // Without senders the connections are unknown, so each recipient counts as reachable.
  const isReached = (id: number): boolean =>
    senders.length === 0 || senders.some((profile) => canContact(workspace, launched, profile.id, id))
  const isForAll = sendsRequests(launched) || launched.type !== 'cloud'
  return {
    saved,
    launched,
    isAsSaved,
    profiles,
    enrolled,
    senders,
    newIds: new Map(added.map((id, index) => [id, (last?.id ?? 0) + 1 + index])),
    waiting: isForAll ? wanted : wanted.filter(isReached),
    unreachable: new Set(isForAll ? [] : wanted.filter((id) => !isReached(id))),
  }
}

/** True if the recipient must be contacted. The launch of an inactive sequence approves its new recipients. */
const isToContact = ({ profileId, status }: EnrolmentRow, saved: SequenceRow | undefined): boolean =>
  profileId === null && (status === 'approved' || (status === 'new' && saved?.status !== 'active'))

/** The reasons that prevent first contacts until a person changes something. */
export function blocksOf(
  workspace: TandemWorkspace,
  { saved, launched, profiles, senders }: CampaignPlan,
): ForecastReason[] {
  const client = workspace.tables.clients.get(launched.clientId)
  const isUnattached = profiles.length > 0 && profiles.every(({ status }) => status === 'new')
  const blocks: Readonly<Partial<Record<ForecastReason, boolean>>> = {
    archived: saved?.status === 'archived',
    paused: saved?.status === 'paused',
    noProfiles: profiles.length === 0,
    notAttached: isUnattached,
    disconnected:
      profiles.length > 0 && !isUnattached && profiles.every(({ connected, status }) => !connected || status !== 'ok'),
    automationOff: senders.length === 0 && profiles.some(({ connected, status }) => connected && status === 'ok'),
    noMessages: !hasFirstStep(launched),
    noCredits: client !== undefined && !canBegin(workspace, launched, client),
  }
  return ForecastReason.options.filter((reason) => blocks[reason])
}

/** The reasons why a plan makes no first contact now. */
export function reasonsOf(workspace: TandemWorkspace, plan: CampaignPlan): ForecastReason[] {
  const { launched, senders, waiting, unreachable } = plan
  const now = workspace.clock.now()
  const closed = senders.map((profile) => closedBy(launched, profile, now))
  const limits = senders.map((profile) => reachedLimit(contactsOf(workspace, profile.id), launched, profile, now))
  const isClosed = senders.length > 0 && closed.every((reason) => reason !== undefined)
  const isLimited = senders.length > 0 && limits.every((reason) => reason !== undefined)
  const waits: Readonly<Partial<Record<ForecastReason, boolean>>> = {
    noRecipients: waiting.length === 0 && unreachable.size === 0,
    notConnected: waiting.length === 0 && unreachable.size > 0,
    startDate: startsLater(workspace, plan),
    sequenceHours: isClosed && closed.includes('sequenceHours'),
    profileHours: isClosed && closed.includes('profileHours'),
    dailyLimit: isLimited && limits.includes('dailyLimit'),
    weeklyLimit: isLimited && limits.includes('weeklyLimit'),
  }
  const blocks = blocksOf(workspace, plan)
  return ForecastReason.options.filter((reason) => waits[reason] === true || blocks.includes(reason))
}

export const startsLater = ({ clock }: TandemWorkspace, { launched }: CampaignPlan): boolean =>
  startOf(launched) > clock.now()
