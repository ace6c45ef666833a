import { isStatusExpired } from '@tandem/contract'
import { type CallRow } from '../rows/calls.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { dateOf, isoTimeOrNull } from '../rows/time.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** DASH-2: true if the time of a scheduled call has passed. */
export const isCallExpired = ({ status, date }: CallRow, { clock }: TandemWorkspace): boolean =>
  isStatusExpired({ status, date: isoTimeOrNull(date) }, clock.now())

/** True if a follow-up is due today or overdue. */
export const isFollowUpDue = ({ followUpDue }: ConversationRow, { clock }: TandemWorkspace): boolean =>
  followUpDue !== null && dateOf(followUpDue) <= dateOf(clock.now())

/** True if a message that a person wrote, or a planned message of the campaign, could not be sent. */
export function hasFailedMessage({ tables }: TandemWorkspace, id: number): boolean {
  const isFailed = (messageId: number) => tables.messages.get(messageId)?.error != null
  // A conversation has the id of its enrolment.
  const planned = tables.overrides.get(id)?.change?.error ?? null
  return planned !== null || tables.outbox.by('conversationId', id).some((row) => isFailed(row.id))
}

/**
 * Counts the conversations that the viewer sees and in which a message could not be sent. Reads only the rows of unsent
 * messages and of changed steps, because other messages have no error.
 */
export function failedCount(workspace: TandemWorkspace, isSeen: (row: ConversationRow) => boolean): number {
  const { outbox, overrides, conversations } = workspace.tables
  const ids = [...outbox.rows().map(({ conversationId }) => conversationId), ...overrides.rows().map(({ id }) => id)]
  const seen = [...new Set(ids)].flatMap((id) => conversations.get(id) ?? []).filter(isSeen)
  return seen.filter(({ id }) => hasFailedMessage(workspace, id)).length
}
