import { type CallStatus, type ReminderDelay } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** A calendar that was attached in the popup. */
export interface CalendarRow extends Row {
  readonly uuid: string
  readonly eventNames: readonly string[]
}

/** The call of a conversation. It has the id of the conversation, so a conversation has at most one call. */
export interface CallRow extends Row {
  readonly organizationId: number
  readonly conversationId: number
  readonly status: CallStatus
  readonly date: number | null
  readonly timezone: string | null
  readonly reminders: readonly ReminderDelay[]
  readonly dateCreated: number
  /** The latest proposed time. Without a proposal: the time of creation. */
  readonly proposedDate: number
  /** The time of the booking. Null: not booked. */
  readonly dateBooked: number | null
  readonly bookedBy: 'ai' | 'manual' | null
  /** The time of the outcome (no_show or made). Null: no outcome. */
  readonly dateClosed: number | null
}

/** The fields of a call before its booking. */
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
 * A planned reminder of a call that a person created or moved. A call has at most one row for each delay. The row stays
 * after the message was sent or deleted, so that the reminder is not planned a second time.
 */
export interface CallReminderRow extends Row {
  readonly callId: number
  readonly delay: ReminderDelay
  /** The call's date when the reminder was planned. */
  readonly date: number
  readonly messageId: number
  /** The client's text when the reminder was planned or last updated. */
  readonly text: string
}
