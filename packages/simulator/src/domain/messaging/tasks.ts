import { isStatusExpired } from '@tandem/contract'
import { type CallRow } from '../rows/calls.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { dateOf, isoTimeOrNull } from '../rows/time.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** DASH-2: whether a call is over and its status still says that it is scheduled. */
export const isCallExpired = ({ status, date }: CallRow, { clock }: TandemWorkspace): boolean =>
  isStatusExpired({ status, date: isoTimeOrNull(date) }, clock.now())

/** Whether a reminder to a lead who does not answer is due today, or was before. */
export const isFollowUpDue = ({ followUpDue }: ConversationRow, { clock }: TandemWorkspace): boolean =>
  followUpDue !== null && dateOf(followUpDue) <= dateOf(clock.now())

/** Whether a conversation has a message that could not be sent, of a person or of the campaign. */
export function hasFailedMessage({ tables }: TandemWorkspace, id: number): boolean {
  const isFailed = (messageId: number) => tables.messages.get(messageId)?.error != null
  // A conversation has the id of its enrolment.
  const planned = tables.deviations.get(id)?.change?.error ?? null
  return planned !== null || tables.outbox.by('conversationId', id).some((row) => isFailed(row.id))
}

/** The number of conversations with such a message. Few rows are read: those of unsent messages and changed steps. */
export function failedCount(workspace: TandemWorkspace, isSeen: (row: ConversationRow) => boolean): number {
  const { outbox, deviations, conversations } = workspace.tables
  const ids = [...outbox.rows().map(({ conversationId }) => conversationId), ...deviations.rows().map(({ id }) => id)]
  const seen = [...new Set(ids)].flatMap((id) => conversations.get(id) ?? []).filter(isSeen)
  return seen.filter(({ id }) => hasFailedMessage(workspace, id)).length
}
