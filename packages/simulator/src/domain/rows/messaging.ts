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
  /**
   * The time of the last answer to a waiting lead, and the category of the answered message. The tasks of today count
   * them.
   */
  readonly dateAnswered: number | null
  readonly answeredCategory: MessageCategory | null
  readonly dateFollowedUp: number | null
  /** The due time of the next follow-up. Null: no follow-up. */
  readonly followUpDue: number | null
}

export interface MessageRow extends Readonly<
  Pick<Message, 'id' | 'conversationId' | 'type' | 'text' | 'kind' | 'status' | 'error'>
> {
  readonly timestamp: number
  readonly dateScheduled: number | null
  readonly category: MessageCategory | null
  /** True if the message is the text of a connection request, which counts as a request and not as a message. */
  readonly isRequest: boolean
  /** True for a reminder to a lead who does not answer, sent by a person or by the AI. */
  readonly isFollowUp: boolean
  /** Category of the lead's message that this message answers. */
  readonly answers: MessageCategory | null
}

/** A requested failure of a message. */
export interface SendFailureRow extends Row {
  readonly error: MessageError
  /** The conversation that is affected. Null: the conversation of the next message. */
  readonly conversationId: number | null
  /** Number of failing attempts. */
  readonly attempts: number
}

/** The delivery of an unsent message, with the id of the message. It is deleted when the message is sent or deleted. */
export interface OutboxRow extends Row {
  readonly conversationId: number
  /** The due event that sends the message. Null: a draft or a failed message. */
  readonly eventId: number | null
  /** Number of failed attempts. */
  readonly attempts: number
  /** The lead's latest message when this message was written. Null: the lead had not written. */
  readonly knownMessageId: number | null
}
