import { type Conversation, type Message, type MessageCategory, type MessageError } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** A conversation of a campaign has the id of its enrolment. */
export interface ConversationRow extends Readonly<Omit<Conversation, 'category' | 'dateLastActivity'>> {
  readonly organizationId: number
  readonly clientId: number | null
  /** The category of the lead's last message. */
  readonly category: MessageCategory
  readonly dateCreated: number
  readonly dateLastActivity: number
  /** Number of incoming messages. */
  readonly incomingCount: number
  /** Number of sent follow-ups. */
  readonly followUpsCount: number
  /** The time of the first unanswered message of the lead. Null: no message waits for an answer. */
  readonly waitingSince: number | null
  /** The time of the last answer to a waiting lead. The dashboard counts the answers of today. */
  readonly dateAnswered: number | null
  /** Category of the message that was answered at `dateAnswered`. */
  readonly answeredCategory: MessageCategory | null
  readonly dateFollowedUp: number | null
  /**
   * The time from which a person must send the next follow-up. Null: the campaign sends it, or no follow-up is next.
   */
  readonly followUpDue: number | null
}

export interface MessageRow extends Readonly<
  Pick<Message, 'id' | 'conversationId' | 'type' | 'text' | 'kind' | 'status' | 'error'>
> {
  readonly timestamp: number
  readonly dateScheduled: number | null
  readonly category: MessageCategory | null
  /** True for the text of a connection request. It counts as a request and not as a message. */
  readonly isRequest: boolean
  /** True for a reminder to a lead who does not answer, sent by a person or by the AI. */
  readonly isFollowUp: boolean
  /** Category of the lead's message that this message answers or follows up. Null: no such message. */
  readonly answers: MessageCategory | null
}

/** A failure to send that a control call has requested (SIM-24). */
export interface SendFailureRow extends Row {
  readonly error: MessageError
  /** The conversation of the failing message. Null: the next message of any conversation fails. */
  readonly conversationId: number | null
  /** Number of attempts that will fail. */
  readonly attempts: number
}

/** An unsent message. The row has the id of the message, and is deleted when the message is sent or deleted. */
export interface OutboxRow extends Row {
  readonly conversationId: number
  /** The due event that sends the message. Null: a draft or a failed message. */
  readonly eventId: number | null
  /** Number of failed attempts. */
  readonly attempts: number
  /** The lead's latest message when this message was written. Null: the lead had not written. */
  readonly knownMessageId: number | null
}
