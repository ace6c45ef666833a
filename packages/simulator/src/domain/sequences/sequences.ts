import {
  areTooManyProfiles,
  blankTemplate,
  blankTemplateText,
  canChangeStatus,
  firstMessageLength,
  type LaunchBlock,
  launchBlock,
  maximumLength,
  type Sequence,
  type SequenceCopy,
  type SequenceCreation,
  type SequenceOptions,
  type SequencePatch,
  sortedByCategory,
  templateTitle,
} from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { replanSequence } from '../campaign/run/campaigns.ts'
import { keepScriptPositions } from '../campaign/run/keepScriptPositions.ts'
import { dateOf } from '../rows/time.ts'
import { categories } from '../views/directories.ts'
import { enrol, enrolmentOf } from './enrolments.ts'
import { definedFields } from '../rows/definedFields.ts'
import { newSequence, type SequenceRow } from '../rows/campaign.ts'
import { type ClientRow, type ProfileRow, type RecipientRow, type UserRow } from '../rows/people.ts'
import { canLink, linkProfile, unlinkProfile } from './sequenceProfiles.ts'
import { byCode, sequenceView } from '../views/views.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** The reasons against a launch (SEQ-3, SEQ-4). */
const launchBlocks: Readonly<Record<LaunchBlock, string>> = {
  noRecipients: 'Attach recipients(s) to launch the sequence(s)',
  noProfiles: 'Attach profile(s) to launch the sequence(s)',
}

/** SEQ-56: the details of a sequence for its drawer. */
export function sequenceDetail(workspace: TandemWorkspace, row: SequenceRow): Sequence {
  const recipientIds = workspace.tables.enrolments.by('sequenceId', row.id).map(({ recipientId }) => recipientId)
  return { ...sequenceView(workspace, row), recipientIds, _embedded: { categories: byCode(categories) } }
}

interface SequenceParts {
  readonly creator: UserRow
  readonly client: ClientRow
  readonly profiles: readonly ProfileRow[]
  readonly recipients: readonly RecipientRow[]
}

/** Creates a paused sequence. Leaves out profiles and recipients that cannot be added. */
export function createSequence(
  workspace: TandemWorkspace,
  form: SequenceCreation,
  { creator, client, profiles, recipients }: SequenceParts,
): SequenceRow {
  const { recipientIds: _recipientIds, profileIds: _profileIds, ...fields } = form
  const now = workspace.clock.now()
  const sequence = workspace.tables.sequences.insert(
    checked({
      ...newSequence,
      aiTemplates: client.aiTemplates,
      responses: client.responses,
      followUps: client.followUps,
      ...definedFields(fields),
      organizationId: client.organizationId,
      createdBy: creator.id,
      dateCreated: now,
    }),
  )
  for (const profile of profiles) if (canLink(workspace, sequence, profile)) linkProfile(workspace, sequence, profile)
  const free = recipients.filter(({ id }) => enrolmentOf(workspace, id) === undefined).map(({ id }) => id)
  if (free.length > 0) enrol(workspace, sequence, free, 'new')
  return sequence
}

/** SEQ-5: copies a sequence, but not its profiles and recipients. The copied messages get new ids. */
export function copySequence(
  { tables, clock, random }: TandemWorkspace,
  creator: UserRow,
  sequence: SequenceRow,
  { status }: SequenceCopy,
): SequenceRow {
  const { id: _id, ...fields } = sequence
  const now = clock.now()
  const suffix = ' (copy)'
  const uuids = random.stream('systemIds')
  return tables.sequences.insert({
    ...fields,
    createdBy: creator.id,
    status,
    name: `${sequence.name.slice(0, maximumLength.name - suffix.length)}${suffix}`,
    templates: sequence.templates.map(({ title, text, delaySecs }) => ({
      title,
      text,
      delaySecs,
      systemId: uuids.uuid(),
    })),
    importId: null,
    startDate: dateOf(now),
    dateCreated: now,
  })
}

/** SEQ-57: the client can be changed until a profile is added or a recipient is contacted. */
export function sequenceOptions({ tables }: TandemWorkspace, { id }: SequenceRow): SequenceOptions {
  const isUsed =
    tables.profiles.countBy('sequenceId', id) > 0 ||
    tables.enrolments.by('sequenceId', id).some(({ status }) => status === 'sent')
  return { clientCanBeChanged: !isUsed }
}

/** SEQ-55: changes a sequence. Throws a 422 or a 400 if a rule forbids the change. */
export function patchSequence(workspace: TandemWorkspace, sequence: SequenceRow, patch: SequencePatch): SequenceRow {
  const { tables } = workspace
  const { clientId, status } = patch
  const isOtherClient = clientId !== undefined && clientId !== sequence.clientId
  if (isOtherClient && !sequenceOptions(workspace, sequence).clientCanBeChanged) {
    throw refuse(422, 'The AI client of this sequence can no longer be changed.')
  }
  const { id, ...fields } = checked({ ...sequence, ...definedFields(patch) })
  if (fields.type === 'cloud' && fields.status === 'active' && patch.templates?.length === 0) {
    throw refuse(422, 'An active sequence needs at least one message.')
  }
  const isRunOrEdited = status === 'active' || patch.aiTemplates !== undefined
  if (
    fields.type === 'reEngagement' &&
    fields.status === 'active' &&
    isRunOrEdited &&
    fields.aiTemplates.length === 0
  ) {
    throw refuse(422, 'An active re-engagement needs at least one step.')
  }
  const profileIds = tables.profiles.by('sequenceId', id).map((profile) => profile.id)
  if (areTooManyProfiles({ ...fields, profileIds })) throw refuse(422, 'Too many profiles!')
  if (status !== undefined) changeStatus(workspace, sequence, status)
  const changed = tables.sequences.patch(id, fields)
  keepScriptPositions(workspace, sequence, changed)
  if (Object.keys(patch).some((field) => planningFields.has(field))) replanSequence(workspace, id)
  return changed
}

/** These fields determine the messages and their times. */
const planningFields: ReadonlySet<string> = new Set([
  'status',
  'startDate',
  'schedule',
  'scheduleTimezone',
  'sendConnectionRequests',
  'templates',
  'aiTemplates',
  'responses',
  'followUps',
] satisfies readonly (keyof SequencePatch)[])

/** A launch approves the new recipients. Archiving removes the profiles. */
function changeStatus(workspace: TandemWorkspace, sequence: SequenceRow, status: SequenceRow['status']): void {
  const { tables } = workspace
  if (status === sequence.status) return
  if (!canChangeStatus(sequence.status, status))
    throw refuse(422, `A sequence that is ${sequence.status} cannot become ${status}.`)
  if (status === 'active') {
    const block = launchBlock(sequenceView(workspace, sequence))
    if (block) throw refuse(422, launchBlocks[block])
    const waiting = tables.enrolments.by('sequenceId', sequence.id).filter((each) => each.status === 'new')
    for (const { id } of waiting) tables.enrolments.patch(id, { status: 'approved' })
  }
  if (status === 'archived') {
    for (const profile of tables.profiles.by('sequenceId', sequence.id)) unlinkProfile(workspace, sequence, profile)
  }
}

/** Sorts responses and follow-ups by category (SEQ-41). Refuses invalid messages (SEQ-34, SEQ-137). */
function checked<Fields extends Omit<SequenceRow, 'id'>>(fields: Fields): Fields {
  const { templates, responses, followUps, type } = fields
  for (const entries of [responses, followUps]) {
    if (new Set(entries.map(({ category }) => category)).size < entries.length)
      throw refuse(422, 'Each category can be given only once.')
  }
  const blank = blankTemplate(templates, fields)
  if (blank !== undefined) throw refuse(400, `${templateTitle(blank)}: ${blankTemplateText}`)
  const sendsText = type === 'cloud' && fields.sendConnectionRequests && !fields.sendEmptyConnectionRequest
  const [first] = templates
  if (sendsText && first && firstMessageLength(first.text).isTooLong) throw refuse(422, 'Message is too long.')
  return { ...fields, responses: sortedByCategory(responses), followUps: sortedByCategory(followUps) }
}
