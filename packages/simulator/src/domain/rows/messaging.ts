import { type MessageCategory, type MessageError, type MessageKind, type MessageStatus } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

export interface ConversationRow extends Row {
  readonly organizationId: number
  readonly profileId: number
  readonly recipientId: number
  readonly sequenceId: number | null
  readonly clientId: number | null
  readonly category: MessageCategory
  readonly lastMessageId: number | null
  readonly lastReadMessageId: number | null
  /** Incoming messages behind the last read one. */
  readonly unreadMessagesCount: number
  readonly automationEnabled: boolean
  readonly isFollowed: boolean
  readonly url: string
  readonly dateCreated: number
  readonly dateLastActivity: number
  /** Sent messages that came in. */
  readonly incomingCount: number
  /** Follow-ups that went out. */
  readonly followUpsCount: number
  /** When the lead wrote something that still waits for an answer; null when nothing does. */
  readonly waitingSince: number | null
  /** When the last message to an unanswered lead's question went out, by category: what today's tasks count as done. */
  readonly dateAnswered: number | null
  readonly answeredCategory: MessageCategory | null
  readonly dateFollowedUp: number | null
  /** When the next follow-up is due; null when none is. */
  readonly followUpDue: number | null
}

export interface MessageRow extends Row {
  readonly conversationId: number
  readonly type: 'incoming' | 'outgoing'
  readonly text: string
  readonly timestamp: number
  readonly kind: MessageKind
  readonly status: MessageStatus
  readonly dateScheduled: number | null
  readonly category: MessageCategory | null
  readonly error: MessageError | null
  /** The text of the connection request: counted as a request, not as a message. */
  readonly isRequest: boolean
  /** A reminder to a lead who had gone quiet, by whomever it was written. */
  readonly isFollowUp: boolean
  /** Category of the lead's message that this one answers. */
  readonly answers: MessageCategory | null
}

/** What is known of a message that is still to be sent, beside the message, whose id it has. It goes when the message is sent or deleted. */
export interface OutboxRow extends Row {
  readonly conversationId: number
  /** The due event that sends it; null for a draft, and for what failed until somebody does something about it. */
  readonly eventId: number | null
  /** Unsuccessful attempts so far. */
  readonly attempts: number
  /** The lead's latest message when this one was written; null when there was none. */
  readonly knownMessageId: number | null
}
