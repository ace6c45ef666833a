import { type CallStatus, type ReminderDelay } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** A calendar that was attached in the popup. */
export interface CalendarRow extends Row {
  readonly uuid: string
  readonly eventNames: readonly string[]
}

export interface CallRow extends Row {
  readonly organizationId: number
  readonly conversationId: number
  readonly status: CallStatus
  readonly date: number | null
  readonly timezone: string | null
  readonly reminders: readonly ReminderDelay[]
  readonly dateCreated: number
  /** The time that was last proposed. */
  readonly proposedDate: number
  /** When it was agreed on; null until then. */
  readonly dateBooked: number | null
  readonly bookedBy: 'ai' | 'manual' | null
  /** When somebody said how it went (no_show, made). */
  readonly dateClosed: number | null
}

export interface ReminderTemplateRow extends Row {
  readonly clientId: number
  readonly delay: ReminderDelay
  readonly enabled: boolean
  readonly text: string
}

/** A reminder that was planned for a call which people have noted or moved. It stays when its message was sent or deleted: there is one for each. */
export interface CallReminderRow extends Row {
  readonly callId: number
  readonly delay: ReminderDelay
  /** The call's date that it was planned for. */
  readonly date: number
  readonly messageId: number
  /** The client's words, as they were planned. */
  readonly text: string
}
