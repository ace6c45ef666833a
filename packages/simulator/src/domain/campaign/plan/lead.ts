import { type Row, type Table } from '../../../core/table.ts'
import { type CallRow } from '../../rows/calls.ts'
import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type ConversationRow } from '../../rows/messaging.ts'
import { type ClientRow, type ProfileRow, type RecipientRow } from '../../rows/people.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { type StepChange } from '../../rows/campaign.ts'
import { type LeadBehaviour } from '../../rows/leadBehaviour.ts'
import { withReactions } from './reactions.ts'
import { scriptOf, type ScriptStep } from './script.ts'

/**
 * A recipient on the way through a sequence, with everything that a step of the script touches. Its rows are drafts: `runStep` replaces them, and
 * `saveLead` writes them to the tables, once, however many steps were played.
 */
export interface Lead {
  readonly sequence: SequenceRow
  readonly client: ClientRow
  readonly profile: ProfileRow
  readonly recipient: RecipientRow
  readonly script: readonly ScriptStep[]
  enrolment: EnrolmentRow
  conversation: ConversationRow | undefined
  call: CallRow | undefined
  /** When the last step was played. */
  since: number
  /** What somebody has changed about a step. */
  readonly change?: StepChange | undefined
}

/** What is to come for an enrolment of this behaviour, in order, with the lead's reactions to what people wrote beyond it. */
export function scriptFor(
  world: TandemWorld,
  sequence: SequenceRow,
  enrolmentId: number,
  behaviour: LeadBehaviour,
): readonly ScriptStep[] {
  const { templates, aiTemplates, sendConnectionRequests, type } = sequence
  const shape = {
    messageCount: type === 'cloud' ? templates.length : aiTemplates.length,
    sendsRequests: sendConnectionRequests && type === 'cloud',
  }
  const script = scriptOf(behaviour, shape, world.random.fork('script', enrolmentId))
  return withReactions(
    script,
    world.tables.deviations.get(enrolmentId)?.reactionPoints ?? [],
    behaviour,
    world.random,
    enrolmentId,
  )
}

/** Writes a lead's drafts to the tables. */
export function saveLead(world: TandemWorld, { enrolment, conversation, call, recipient }: Lead): void {
  const { enrolments, conversations, calls, recipients } = world.tables
  save(enrolments, enrolment)
  if (conversation) save(conversations, conversation)
  if (call) save(calls, call)
  if (conversation && conversation.dateLastActivity !== recipient.lastContact) {
    recipients.patch(recipient.id, { lastContact: conversation.dateLastActivity })
  }
}

function save<R extends Row>(rows: Pick<Table<R>, 'get' | 'insertWithId' | 'patch'>, row: R): void {
  const before = rows.get(row.id)
  if (!before) rows.insertWithId(row)
  else if (before !== row) rows.patch(row.id, row)
}
