import { type CallCreation, callFieldsOf, type CallPatch, type CallStatus, needsDate } from '@tandem/contract'
import { Refusal, refuse } from '../../core/handlers.ts'
import { planReminders } from './callReminders.ts'
import { replanLead } from '../campaign/run/leadSteps.ts'
import { countForConversation } from '../stats/countForConversation.ts'
import { type CallRow } from '../rows/calls.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { fullName } from '../views/views.ts'
import { type TandemWorld } from '../rows/world.ts'

/** The call of a conversation, noted by a person. A conversation has one: 409 names the one that is there. */
export function createCall(world: TandemWorld, conversation: ConversationRow, creation: CallCreation): CallRow {
  const { tables, clock } = world
  const { id: conversationId, organizationId } = conversation
  const [existing] = tables.calls.by('conversationId', conversationId)
  if (existing) throw new Refusal(409, [{ existingEntity: { id: existing.id, name: leadName(world, conversation) } }])
  const now = clock.now()
  const date = creation.date == null ? null : Date.parse(creation.date)
  const call = tables.calls.insertWithId({
    // One call a conversation, as its id says.
    id: conversationId,
    organizationId,
    conversationId,
    status: creation.status,
    ...planOf(creation.status, date, creation.timezone ?? null, creation.reminders ?? []),
    dateCreated: now,
    proposedDate: date ?? now,
    dateBooked: null,
    bookedBy: null,
    dateClosed: null,
  })
  return noted(world, call, conversation)
}

/** Changes a call. 422 when its status then needs a date or a time zone that it has not. */
export function patchCall(world: TandemWorld, call: CallRow, patch: CallPatch): CallRow {
  const { tables } = world
  const status = patch.status ?? call.status
  const date = patch.date === undefined ? call.date : patch.date === null ? null : Date.parse(patch.date)
  const timezone = patch.timezone === undefined ? call.timezone : patch.timezone
  if (needsDate(status) && date === null) throw refuse(422, 'A call of this status needs a date and a start time.')
  if (needsDate(status) && timezone === null) throw refuse(422, 'A call of this status needs a time zone.')
  const conversation = tables.conversations.get(call.conversationId)
  if (!conversation) throw new Error(`Call ${call.id} has no conversation.`)
  const changed = tables.calls.patch(call.id, {
    status,
    ...planOf(status, date, timezone, patch.reminders ?? call.reminders),
    ...(date === null ? {} : { proposedDate: date }),
  })
  return noted(world, changed, conversation)
}

/** Date, time zone and reminders as far as the status has them. */
function planOf(status: CallStatus, date: number | null, timezone: string | null, reminders: CallRow['reminders']) {
  const fields = {
    status,
    date: date === null ? null : new Date(date).toISOString(),
    startTime: null,
    timezone,
    reminders: [...reminders],
  }
  const kept = callFieldsOf(fields)
  return { date: kept.date === null ? null : date, timezone, reminders: [...new Set(kept.reminders)] }
}

/** A call that has a date was agreed on, which counts once; a call with an outcome is closed. */
function noted(world: TandemWorld, call: CallRow, conversation: ConversationRow): CallRow {
  const now = world.clock.now()
  const isClosed = call.status === 'made' || call.status === 'no_show'
  const isNewlyBooked = call.dateBooked === null && needsDate(call.status)
  if (isNewlyBooked) countForConversation(world, conversation, now, { callsManual: 1 })
  const saved = world.tables.calls.patch(call.id, {
    ...(isNewlyBooked ? { dateBooked: now, bookedBy: 'manual' } : {}),
    dateClosed: isClosed ? (call.dateClosed ?? now) : null,
  })
  // Its reminders go by its date.
  replanLead(world, conversation.id)
  planReminders(world, saved)
  return saved
}

function leadName({ tables }: TandemWorld, { recipientId }: ConversationRow): string {
  const recipient = tables.recipients.get(recipientId)
  return recipient ? fullName(recipient) : ''
}
