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
  /** Number of follow-ups that were sent. */
  readonly followUpsCount: number
  /** When the lead wrote the first message that is still unanswered; null without one. */
  readonly waitingSince: number | null
  /** When a waiting lead was last answered, and the category of what was answered. Today's tasks count these. */
  readonly dateAnswered: number | null
  readonly answeredCategory: MessageCategory | null
  readonly dateFollowedUp: number | null
  /** When the next follow-up is due; null without one. */
  readonly followUpDue: number | null
}

export interface MessageRow extends Readonly<
  Pick<Message, 'id' | 'conversationId' | 'type' | 'text' | 'kind' | 'status' | 'error'>
> {
  readonly timestamp: number
  readonly dateScheduled: number | null
  readonly category: MessageCategory | null
  /** The text of a connection request. It counts as a request, not as a message. */
  readonly isRequest: boolean
  /** A reminder to a lead who does not answer, sent by a person or by the AI. */
  readonly isFollowUp: boolean
  /** Category of the lead's message that this one answers. */
  readonly answers: MessageCategory | null
}

/** A message that is to fail, on demand. */
export interface SendFailureRow extends Row {
  readonly error: MessageError
  /** The conversation of the message; null: the next one of all. */
  readonly conversationId: number | null
  /** How many attempts fail. */
  readonly attempts: number
}

/** The sending of an unsent message, whose id it has. It is deleted together with the message or when it is sent. */
export interface OutboxRow extends Row {
  readonly conversationId: number
  /** The due event that sends the message; null for a draft and for a message that failed. */
  readonly eventId: number | null
  /** Number of failed attempts. */
  readonly attempts: number
  /** The lead's latest message when this one was written; null without one. */
  readonly knownMessageId: number | null
}
