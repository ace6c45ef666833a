import { type SequenceRecipient, type SequenceRecipientStatus } from '@tandem/contract'
import { Refusal, refuse } from '../../core/handlers.ts'
import { replanLead } from '../campaign/run/leadSteps.ts'
import { newEnrolment } from '../campaign/plan/newEnrolment.ts'
import { DailyStats } from '../stats/dailyStats.ts'
import { type EnrolmentRow, type SequenceRow } from '../rows/campaign.ts'
import { type RecipientRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** Undefined: the recipient is in no sequence. */
export const enrolmentOf = ({ tables }: TandemWorkspace, recipientId: number): EnrolmentRow | undefined =>
  tables.enrolments.by('recipientId', recipientId)[0]

/** Adds recipients. The caller must check that they are in no sequence. */
export function enrol(
  workspace: TandemWorkspace,
  sequence: SequenceRow,
  recipientIds: readonly number[],
  status: SequenceRecipientStatus = 'approved',
): void {
  const { tables, clock } = workspace
  const now = clock.now()
  for (const recipientId of recipientIds) {
    tables.enrolments.insert(newEnrolment({ sequenceId: sequence.id, recipientId, status, dateAdded: now }))
  }
  const stats = new DailyStats(workspace)
  stats.count({ sequence, profileId: null, at: now }, { recipientsAdded: recipientIds.length })
  stats.save()
}

/** RECIP-21, RECIP-26: adds or approves a recipient. Throws a 409 if the recipient is in another sequence. */
export function putRecipient(
  workspace: TandemWorkspace,
  sequence: SequenceRow,
  recipient: RecipientRow,
): SequenceRecipient {
  const ids = { sequenceId: sequence.id, recipientId: recipient.id }
  const enrolment = enrolmentOf(workspace, recipient.id)
  if (!enrolment) {
    const earlier = workspace.tables.enrolments
      .by('removedRecipientId', recipient.id)
      .find(({ sequenceId }) => sequenceId === sequence.id)
    if (!earlier) enrol(workspace, sequence, [recipient.id])
    return {
      ...ids,
      status: earlier ? restoreRecipient(workspace, sequence, earlier) : 'approved',
      existingStatus: null,
    }
  }
  if (enrolment.sequenceId !== sequence.id) {
    throw new Refusal(409, { existingEntity: { sequenceId: enrolment.sequenceId, recipientId: recipient.id } })
  }
  const existingStatus = enrolment.status
  if (existingStatus !== 'new') return { ...ids, status: existingStatus, existingStatus }
  workspace.tables.enrolments.patch(enrolment.id, { status: 'approved' })
  return { ...ids, status: 'approved', existingStatus }
}

/** Adds a removed recipient again. The first contact is not repeated. */
function restoreRecipient(
  workspace: TandemWorkspace,
  sequence: SequenceRow,
  { id, status: earlier }: EnrolmentRow,
): SequenceRecipientStatus {
  const status = earlier === 'new' ? 'approved' : earlier
  workspace.tables.enrolments.patch(id, { status, dateRemoved: null })
  replanLead(workspace, id)
  countMembership(workspace, sequence, status, 1)
  return status
}

/**
 * Counts an added (1) or a removed (-1) recipient. If the recipient was contacted, `contactedCount` also changes,
 * because the statistics show the difference of both figures as `balance`.
 */
function countMembership(
  workspace: TandemWorkspace,
  sequence: SequenceRow,
  status: SequenceRecipientStatus,
  recipientsAdded: 1 | -1,
): void {
  const stats = new DailyStats(workspace)
  const contactedCount = status === 'sent' ? recipientsAdded : 0
  stats.count({ sequence, profileId: null, at: workspace.clock.now() }, { recipientsAdded, contactedCount })
  stats.save()
}

/** RECIP-24: removes a recipient. The conversation stays, and users can still write messages in it. */
export function removeRecipient(workspace: TandemWorkspace, sequence: SequenceRow, recipient: RecipientRow): void {
  const enrolment = enrolmentOf(workspace, recipient.id)
  if (enrolment?.sequenceId !== sequence.id) throw refuse(404, `Recipient ${recipient.id} is not in this sequence.`)
  workspace.tables.enrolments.patch(enrolment.id, { dateRemoved: workspace.clock.now() })
  replanLead(workspace, enrolment.id)
  countMembership(workspace, sequence, enrolment.status, -1)
}
