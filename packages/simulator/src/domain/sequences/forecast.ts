import {
  type ForecastDraft,
  type QueuedRecipient,
  type SequenceForecast,
  type SequenceForecastRequest,
  type SequenceQueue,
  type SequenceQueueRequest,
} from '@tandem/contract'
import { type CampaignPlan, planOf, planOfNew, type PlanChanges } from '../campaign/forecast/campaignPlan.ts'
import { forecastOf } from '../campaign/forecast/forecast.ts'
import { messageQueueOf, type Queued, queueOf } from '../campaign/forecast/queue.ts'
import { scopeOf, visibleRow } from '../people/scope.ts'
import { newSequence, type SequenceRow } from '../rows/campaign.ts'
import { definedFields } from '../rows/definedFields.ts'
import { type ClientRow, type ProfileRow, type UserRow } from '../rows/people.ts'
import { isoTimeOrNull } from '../rows/time.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** SEQ-80, SEQ-83: the forecast of a sequence with the changes of a draft. */
export function forecastResponse(
  workspace: TandemWorkspace,
  viewer: UserRow,
  { sequenceId, days = 30, draft = {} }: SequenceForecastRequest,
): SequenceForecast {
  const plan = draftedPlan(workspace, viewer, sequenceId, draft)
  const { profiles, firstContact, bottleneck, dates, reasons, allContactedOn } = forecastOf(workspace, plan, days)
  const nameOf = visibleName(workspace, viewer)
  return {
    dates: [...dates],
    profiles: Array.from(profiles, ([id, sent]) => ({ id, name: nameOf(workspace.tables.profiles.get(id)), ...sent })),
    firstContact: isoTimeOrNull(firstContact),
    allContactedOn,
    leftCount: plan.waiting.length,
    unreachableCount: plan.unreachable.size,
    reasons: [...reasons],
    bottleneck,
  }
}

/** SEQ-84: the next steps of recipients. SEQ-167: `withMessages` adds the next recipient of each message. */
export function queueResponse(
  workspace: TandemWorkspace,
  viewer: UserRow,
  sequence: SequenceRow,
  { recipientIds, withMessages = false }: SequenceQueueRequest,
): SequenceQueue {
  const enrolments = [...new Set(recipientIds)].flatMap((id) =>
    workspace.tables.enrolments.by('recipientId', id).filter(({ sequenceId }) => sequenceId === sequence.id),
  )
  const nameOf = visibleName(workspace, viewer)
  const answerOf = ({ at, profile, ...queued }: Queued): QueuedRecipient => ({
    ...queued,
    at: isoTimeOrNull(at),
    profileId: profile?.id ?? null,
    profileName: nameOf(profile),
  })
  const plan = planOf(workspace, sequence)
  return {
    recipients: queueOf(workspace, plan, enrolments).map(answerOf),
    ...(withMessages && { messages: messageQueueOf(workspace, plan).map(answerOf) }),
  }
}

/** SEQ-87: hides the names of other users' profiles from a user with the role member. */
function visibleName(workspace: TandemWorkspace, viewer: UserRow): (profile: ProfileRow | undefined) => string | null {
  const { profiles } = scopeOf(workspace, viewer)
  return (profile) => (profile && profiles(profile) ? profile.name : null)
}

function draftedPlan(
  workspace: TandemWorkspace,
  viewer: UserRow,
  sequenceId: number | undefined,
  draft: ForecastDraft,
): CampaignPlan {
  const saved = sequenceId === undefined ? undefined : visibleRow(workspace, viewer, 'sequences', sequenceId, 422)
  const client =
    draft.clientId === undefined ? undefined : visibleRow(workspace, viewer, 'clients', draft.clientId, 422)
  const base = saved ?? unsavedSequence(viewer, client)
  const changes = changesOf(workspace, viewer, base, draft)
  return saved ? planOf(workspace, saved, changes) : planOfNew(workspace, base, changes)
}

function changesOf(
  workspace: TandemWorkspace,
  viewer: UserRow,
  base: SequenceRow,
  { delaysSecs, profiles, recipientIds, ...fields }: ForecastDraft,
): PlanChanges {
  const type = fields.type ?? base.type
  const steps = delaysSecs?.map((delaySecs) => ({ delaySecs, title: '', text: '', systemId: '', prompts: [] }))
  return {
    fields: {
      ...definedFields(fields),
      ...(steps && { [type === 'cloud' ? 'templates' : 'aiTemplates']: steps }),
    },
    ...(profiles && {
      profiles: profiles.map(({ id, ...limits }) => ({
        ...draftProfile(workspace, viewer, base.id, id),
        ...definedFields(limits),
      })),
    }),
    newRecipientIds: [...new Set(recipientIds)],
  }
}

/** Throws a 422 if the viewer cannot see the profile, unless the profile is already in the sequence. */
function draftProfile(workspace: TandemWorkspace, viewer: UserRow, sequenceId: number, id: number): ProfileRow {
  const profile = workspace.tables.profiles.get(id)
  return profile?.sequenceId === sequenceId ? profile : visibleRow(workspace, viewer, 'profiles', id, 422)
}

/** A new sequence before the changes of a draft. */
const unsavedSequence = ({ id, organizationId }: UserRow, client: ClientRow | undefined): SequenceRow => ({
  ...newSequence,
  responses: client?.responses ?? [],
  followUps: client?.followUps ?? [],
  id: 0,
  organizationId,
  createdBy: id,
  name: '',
  type: 'cloud',
  clientId: 0,
  startDate: null,
  scheduleTimezone: 'UTC',
  dateCreated: 0,
})
