import { type Conversation, type Message, type MessageCategory, type MessageError } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** A conversation that a campaign began has the same id as the recipient's enrolment. */
export interface ConversationRow extends Readonly<Omit<Conversation, 'category' | 'dateLastActivity'>> {
  readonly organizationId: number
  readonly clientId: number | null
  readonly category: MessageCategory
  readonly dateCreated: number
  readonly dateLastActivity: number
  readonly incomingCount: number
  readonly followUpsCount: number
  /** The time of the lead's first message that has no reply. */
  readonly waitingSince: number | null
  /** The time of the last reply to a waiting lead. */
  readonly dateAnswered: number | null
  /** Category of the message that was answered at `dateAnswered`. */
  readonly answeredCategory: MessageCategory | null
  readonly dateFollowedUp: number | null
  /** The time from which the next follow-up is due, if the campaign does not send it automatically. */
  readonly followUpDue: number | null
}

export interface MessageRow extends Readonly<
  Pick<Message, 'id' | 'conversationId' | 'type' | 'text' | 'kind' | 'status' | 'error'>
> {
  readonly timestamp: number
  readonly dateScheduled: number | null
  readonly category: MessageCategory | null
  /** True for the text of a connection request. Such a text does not count as a message. */
  readonly isRequest: boolean
  /** True for a follow-up. The profile sends follow-ups to a lead who has stopped replying. */
  readonly isFollowUp: boolean
  /** Category of the message that this message answers or follows up. */
  readonly answers: MessageCategory | null
}

/** Makes the next message fail, as requested with `POST /__simulator/fail-send` (SIM-24). */
export interface SendFailureRow extends Row {
  readonly error: MessageError
  /** Null: any conversation. */
  readonly conversationId: number | null
  readonly attempts: number
}

/** An unsent message. The row has the id of the message. */
export interface OutboxRow extends Row {
  readonly conversationId: number
  /** Null: a draft or a failed message. */
  readonly eventId: number | null
  readonly attempts: number
  /** The id of the lead's latest message at the time when this message was written. */
  readonly knownMessageId: number | null
}
