import { type Row, type Table } from '../../../core/table.ts'
import { type CallRow } from '../../rows/calls.ts'
import { type EnrolmentRow, type SequenceRow, type StepChange } from '../../rows/campaign.ts'
import { type LeadBehaviour } from '../../rows/leadBehaviour.ts'
import { type ConversationRow } from '../../rows/messaging.ts'
import { type ClientRow, type ProfileRow, type RecipientRow } from '../../rows/people.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { sendsRequests } from './firstContactKind.ts'
import { withReactions } from './reactions.ts'
import { scriptOf, type ScriptStep } from './script.ts'

/** A contacted recipient, with the rows that a step uses. `saveLead` writes the rows to the tables. */
export interface Lead {
  readonly sequence: SequenceRow
  readonly client: ClientRow
  readonly profile: ProfileRow
  readonly recipient: RecipientRow
  readonly script: readonly ScriptStep[]
  enrolment: EnrolmentRow
  conversation: ConversationRow | undefined
  call: CallRow | undefined
  /** The time of the latest event. The delay of the current step begins here. */
  since: number
  readonly change?: StepChange | undefined
}

/** Undefined at the end of the script. */
export const currentStep = ({ script, enrolment }: Lead): ScriptStep | undefined => script[enrolment.stepIndex]

/** The user's change of the current step. */
export const currentChange = ({ change, enrolment }: Lead): StepChange | undefined =>
  change?.stepIndex === enrolment.stepIndex ? change : undefined

export function skipStep(lead: Lead): void {
  lead.enrolment = { ...lead.enrolment, stepIndex: lead.enrolment.stepIndex + 1 }
}

/**
 * The script begins with a connection request if the first contact was a request (SEQ-68, SEQ-69). Before the first
 * contact, the script begins with a request if the sequence sends requests.
 */
export function scriptFor(
  workspace: TandemWorkspace,
  sequence: SequenceRow,
  { id, profileId, dateRequested }: Pick<EnrolmentRow, 'id' | 'profileId' | 'dateRequested'>,
  behaviour: LeadBehaviour,
): readonly ScriptStep[] {
  const { templates, aiTemplates, type } = sequence
  const shape = {
    messageCount: type === 'cloud' ? templates.length : aiTemplates.length,
    sendsRequests: profileId === null ? sendsRequests(sequence) : dateRequested !== null,
  }
  const script = scriptOf(behaviour, shape, workspace.random.fork('script', id))
  const reactionPoints = workspace.tables.overrides.get(id)?.reactionPoints ?? []
  return withReactions(script, reactionPoints, behaviour, workspace.random, id)
}

/** Undefined before the first contact and after a withdrawn request. A removed recipient remains a lead. */
export function loadLead(workspace: TandemWorkspace, enrolment: EnrolmentRow): Lead | undefined {
  const { sequences, clients, profiles, recipients, conversations, calls } = workspace.tables
  if (enrolment.profileId === null || enrolment.dateWithdrawn !== null) return undefined
  const sequence = sequences.get(enrolment.sequenceId)
  const client = sequence && clients.get(sequence.clientId)
  const profile = profiles.get(enrolment.profileId)
  const recipient = recipients.get(enrolment.recipientId)
  if (!sequence || !client || !profile || !recipient) return undefined
  const conversation = enrolment.conversationId === null ? undefined : conversations.get(enrolment.conversationId)
  const call = conversation && calls.by('conversationId', conversation.id)[0]
  const script = scriptFor(workspace, sequence, enrolment, enrolment.behaviour)
  const change = workspace.tables.overrides.get(enrolment.id)?.change ?? undefined
  const since = Math.max(
    conversation?.dateLastActivity ?? 0,
    enrolment.dateRequested ?? 0,
    call?.dateClosed ?? 0,
    (change?.stepIndex === enrolment.stepIndex ? change.since : undefined) ?? 0,
  )
  return { sequence, client, profile, recipient, script, enrolment, conversation, call, since, change }
}

export function saveLead(workspace: TandemWorkspace, { enrolment, conversation, call, recipient }: Lead): void {
  const { enrolments, conversations, calls, recipients } = workspace.tables
  save(enrolments, enrolment)
  if (conversation) save(conversations, conversation)
  if (call) save(calls, call)
  const lastContact = conversation?.dateLastActivity ?? enrolment.dateRequested
  if (lastContact !== null && lastContact !== recipient.lastContact) recipients.patch(recipient.id, { lastContact })
}

function save<R extends Row>(rows: Pick<Table<R>, 'get' | 'insertWithId' | 'patch'>, row: R): void {
  const before = rows.get(row.id)
  if (!before) rows.insertWithId(row)
  else if (before !== row) rows.patch(row.id, row)
}
