import { ReminderDelay } from '@tandem/contract'
import { unbookedCall } from '../../rows/calls.ts'
import { hourMs } from '../../rows/time.ts'
import { type Lead } from './lead.ts'
import { meetingTime } from './lineValues.ts'
import { type CallChange } from './script.ts'
import { count, type ReplyKind, type StepContext } from './stepContext.ts'

/** Minimum time from the proposal or booking to the call, in ms. */
const noticeMs = 3 * hourMs

/** Sets the status of a conversation's call. Creates the call if the conversation has none. */
export function updateCall(context: StepContext, status: CallChange | undefined, kind: ReplyKind): void {
  const { lead, at } = context
  if (!status) return
  const { id } = lead.enrolment
  const { organizationId } = lead.sequence
  // A conversation and its call have the id of the enrolment.
  const fresh = { ...unbookedCall, id, organizationId, conversationId: id, dateCreated: at, proposedDate: at }
  lead.call = { ...(lead.call ?? fresh), status }
  renewProposal(lead, at)
  if (status !== 'scheduled') return
  const bookedBy = kind === 'manual' ? 'manual' : 'ai'
  lead.call = {
    ...lead.call,
    date: lead.call.proposedDate,
    timezone: lead.recipient.timeZone,
    reminders: ReminderDelay.options,
    dateBooked: at,
    bookedBy,
  }
  count(context, bookedBy === 'ai' ? { callsAi: 1 } : { callsManual: 1 })
}

/** Replaces a proposed time that is too soon or has passed. */
export function renewProposal(lead: Lead, at: number): void {
  if (lead.call && lead.call.proposedDate < at + noticeMs)
    lead.call = { ...lead.call, proposedDate: meetingTime(at, lead.recipient.timeZone, lead.recipient.id) }
}
