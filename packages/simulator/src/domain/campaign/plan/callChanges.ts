import { ReminderDelay } from '@tandem/contract'
import { type CallRow } from '../../rows/calls.ts'
import { type Lead } from './lead.ts'
import { count, type ReplyKind, type StepContext } from './stepContext.ts'
import { type CallChange } from './script.ts'
import { meetingTime } from './words.ts'

/** Nobody books a call that begins sooner. */
const notice = 3 * 3_600_000

/** What a message does to the call that is spoken of. */
export function updateCall(context: StepContext, change: CallChange | undefined, kind: ReplyKind): void {
  const { lead, at } = context
  if (!change || !lead.conversation) return
  const { id, organizationId } = lead.conversation
  // One call a conversation, as its id says.
  lead.call = { ...(lead.call ?? newCall(id, organizationId, at)), status: change }
  renewProposal(lead, at)
  if (change !== 'scheduled') return
  const bookedBy = kind === 'manual' ? 'manual' : 'ai'
  const { timeZone } = lead.recipient
  lead.call = {
    ...lead.call,
    date: lead.call.proposedDate,
    timezone: timeZone,
    reminders: ReminderDelay.options,
    dateBooked: at,
    bookedBy,
  }
  count(context, bookedBy === 'ai' ? { callsAi: 1 } : { callsManual: 1 })
}

function newCall(conversationId: number, organizationId: number, at: number): CallRow {
  return {
    id: conversationId,
    organizationId,
    conversationId,
    status: 'suggested',
    date: null,
    timezone: null,
    reminders: [],
    dateCreated: at,
    proposedDate: at,
    dateBooked: null,
    bookedBy: null,
    dateClosed: null,
  }
}

/** A proposed time that is too near, or over, makes room for a later one. */
export function renewProposal(lead: Lead, at: number): void {
  if (lead.call && lead.call.proposedDate < at + notice)
    lead.call = { ...lead.call, proposedDate: meetingTime(at, lead.recipient.timeZone, lead.call.id % 5) }
}
