import { type CallCreation, callFieldsOf, type CallPatch, type CallStatus, needsDate } from '@tandem/contract'
import { Refusal, refuse } from '../../core/handlers.ts'
import { replanLead } from '../campaign/run/leadSteps.ts'
import { type CallRow, unbookedCall } from '../rows/calls.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { isoTimeOrNull } from '../rows/time.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { countForConversation } from '../stats/dailyStats.ts'
import { fullName } from '../views/views.ts'
import { planReminders } from './callReminders.ts'

/** Throws a 409 with the existing call if the conversation has a call (CALL-9). */
export function createCall(workspace: TandemWorkspace, conversation: ConversationRow, creation: CallCreation): CallRow {
  const { tables, clock } = workspace
  const { id: conversationId, organizationId, recipientId } = conversation
  const [existing] = tables.calls.by('conversationId', conversationId)
  if (existing) {
    const recipient = tables.recipients.get(recipientId)
    throw new Refusal(409, [{ existingEntity: { id: existing.id, name: recipient ? fullName(recipient) : '' } }])
  }
  const now = clock.now()
  const date = creation.date == null ? null : Date.parse(creation.date)
  const call = tables.calls.insertWithId({
    ...unbookedCall,
    id: conversationId,
    organizationId,
    conversationId,
    status: creation.status,
    ...allowedFields(creation.status, date, creation.timezone ?? null, creation.reminders ?? []),
    dateCreated: now,
    proposedDate: date ?? now,
  })
  return afterChange(workspace, call, conversation)
}

/** Throws a 422 if the status needs a date and a time zone, and one of them is missing (CALL-6). */
export function patchCall(workspace: TandemWorkspace, call: CallRow, patch: CallPatch): CallRow {
  const { tables } = workspace
  const status = patch.status ?? call.status
  const date = patch.date === undefined ? call.date : patch.date === null ? null : Date.parse(patch.date)
  const timezone = patch.timezone === undefined ? call.timezone : patch.timezone
  if (needsDate(status) && date === null) throw refuse(422, 'A call of this status needs a date and a start time.')
  if (needsDate(status) && timezone === null) throw refuse(422, 'A call of this status needs a time zone.')
  const conversation = tables.conversations.get(call.conversationId)
  if (!conversation) throw new Error(`Call ${call.id} has no conversation.`)
  const changed = tables.calls.patch(call.id, {
    status,
    ...allowedFields(status, date, timezone, patch.reminders ?? call.reminders),
    ...(date === null ? {} : { proposedDate: date }),
  })
  return afterChange(workspace, changed, conversation)
}

/** The date and the reminders that a call of this status can have (CALL-6, CALL-8). */
function allowedFields(
  status: CallStatus,
  date: number | null,
  timezone: string | null,
  reminders: CallRow['reminders'],
) {
  const isoDate = isoTimeOrNull(date)
  const allowed = callFieldsOf({ status, date: isoDate, startTime: null, timezone, reminders: [...reminders] })
  return { date: allowed.date === null ? null : date, timezone, reminders: [...new Set(allowed.reminders)] }
}

/** Counts a new booking, stores the time of an outcome, and plans the reminders. */
function afterChange(workspace: TandemWorkspace, call: CallRow, conversation: ConversationRow): CallRow {
  const now = workspace.clock.now()
  const isClosed = call.status === 'made' || call.status === 'no_show'
  const isNewlyBooked = call.dateBooked === null && needsDate(call.status)
  if (isNewlyBooked) countForConversation(workspace, conversation, now, { callsManual: 1 })
  const saved = workspace.tables.calls.patch(call.id, {
    ...(isNewlyBooked ? { dateBooked: now, bookedBy: 'manual' } : {}),
    dateClosed: isClosed ? (call.dateClosed ?? now) : null,
  })
  replanLead(workspace, conversation.id)
  planReminders(workspace, saved)
  return saved
}
