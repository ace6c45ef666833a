import { type CallStatus, type ReminderDelay } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** A calendar that was attached in the popup. */
export interface CalendarRow extends Row {
  readonly uuid: string
  readonly eventNames: readonly string[]
}

/** A conversation has at most one call. It has the conversation's id. */
export interface CallRow extends Row {
  readonly organizationId: number
  readonly conversationId: number
  readonly status: CallStatus
  readonly date: number | null
  readonly timezone: string | null
  readonly reminders: readonly ReminderDelay[]
  readonly dateCreated: number
  /** The last proposed time. */
  readonly proposedDate: number
  /** When the call was booked; null before. */
  readonly dateBooked: number | null
  readonly bookedBy: 'ai' | 'manual' | null
  /** When the call got an outcome (no_show or made); null before. */
  readonly dateClosed: number | null
}

/** The fields of a call that nobody has booked yet. */
export const unbookedCall = {
  date: null,
  timezone: null,
  reminders: [],
  dateBooked: null,
  bookedBy: null,
  dateClosed: null,
} as const satisfies Partial<CallRow>

export interface ReminderTemplateRow extends Row {
  readonly clientId: number
  readonly delay: ReminderDelay
  readonly enabled: boolean
  readonly text: string
}

/**
 * A planned reminder of a call that a person created or moved. A call has one for each delay. It outlives its message,
 * so that a reminder that was sent or deleted is not planned again.
 */
export interface CallReminderRow extends Row {
  readonly callId: number
  readonly delay: ReminderDelay
  /** The call's date when the reminder was planned. */
  readonly date: number
  readonly messageId: number
  /** The client's text when the reminder was planned. */
  readonly text: string
}
