import { type CallStatus, type ReminderDelay } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

export interface CalendarRow extends Row {
  readonly uuid: string
  readonly eventNames: readonly string[]
}

/** The `id` of a call is equal to its `conversationId`. */
export interface CallRow extends Row {
  readonly organizationId: number
  readonly conversationId: number
  readonly status: CallStatus
  readonly date: number | null
  readonly timezone: string | null
  readonly reminders: readonly ReminderDelay[]
  readonly dateCreated: number
  /** The last proposed or chosen time of the call. Without one, the time of creation or of the last activity. */
  readonly proposedDate: number
  /** Null if the call was never booked. */
  readonly dateBooked: number | null
  readonly bookedBy: 'ai' | 'manual' | null
  /** The time when the status became `made` or `no_show`. Null for all other statuses. */
  readonly dateClosed: number | null
}

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

/** A planned reminder of a call. The row stays after the message was sent or deleted. */
export interface CallReminderRow extends Row {
  readonly callId: number
  readonly delay: ReminderDelay
  /** The date that the call had when the reminder was planned. */
  readonly date: number
  readonly messageId: number
  /** The text that the client's reminder template had when this row was last updated. */
  readonly text: string
}
