import {
  type CallStatus,
  type Client,
  type ClientFile,
  type MessageCategory,
  type MessageError,
  type MessageKind,
  type MessageStatus,
  type Profile,
  type ReminderDelay,
  type SequenceRecipientStatus,
  type SequenceSummary,
  type Subscription,
  type UserRole,
  type UserStatus,
} from '@tandem/contract'
import { type Row } from '../core/table.ts'
import { type Pitch } from './dialogue/pitch.ts'
import { type Fate } from './campaign/fate.ts'

/*
 * The records of the world. Instants are milliseconds since 1970 (answers write them as ISO texts). Nothing here is a count of other records
 * unless its comment says so: counts are asked of the tables' indexes, figures of days of `DayStatsRow`.
 */

export interface OrganizationRow extends Row {
  readonly name: string
  /** Sum of the credits that AI texts cost, see `DayStatsRow.creditsUsed`. */
  readonly aiCreditsUsed: number
  readonly aiCreditsTotal: number
  /** What its plans and top-ups bring each month. */
  readonly creditsPerMonth: number
  /** The due event of the next month; null where nothing is paid by the month. */
  readonly renewalEventId: number | null
  readonly subscription: Subscription
  readonly paidProfilesCount: number
}

export interface UserRow extends Row {
  readonly organizationId: number
  readonly name: string
  /** Lower case; unique. */
  readonly email: string
  readonly password: string
  readonly role: UserRole
  readonly status: UserStatus
  readonly isEmailConfirmed: boolean
  /** Profiles that a member works with; owners and managers see all whatever stands here. */
  readonly profileIds: readonly number[]
}

/** A mail that the product sent, with the token of its link. A used or expired one is deleted. */
export interface MailRow extends Row {
  readonly purpose: 'confirmEmail' | 'resetPassword'
  readonly userId: number
  readonly token: string
  readonly dateSent: number
}

export interface ClientRow extends Omit<Client, 'files'> {
  readonly organizationId: number
  readonly pitch: Pitch
}

/** A file that tells the AI more about a client. */
export interface ClientFileRow extends ClientFile {
  readonly clientId: number
}

export interface ProfileRow extends Omit<
  Profile,
  | 'key'
  | 'dateAdded'
  | 'connectionRequestsCount'
  | 'connectionRequestsLimitationType'
  | 'stats'
  | 'aiCredits'
  | 'scheduleTimezone'
  | 'timezone'
> {
  readonly organizationId: number
  readonly dateAdded: number
  /** IANA name; the profile's schedules are wall-clock times there. */
  readonly scheduleTimezone: string
  /** When it was deleted: nobody sees it any longer, but its conversations keep its name. Null while it is there. */
  readonly dateRemoved: number | null
}

/** The creation of a purchased profile; has the organization's id. */
export interface ProfileWizardRow extends Row {
  readonly profileId: number
  readonly isFilled: boolean
}

export interface SequenceRow extends Omit<
  SequenceSummary,
  'recipientsCount' | 'profileIds' | 'profilesCount' | 'scheduleTimezone'
> {
  readonly organizationId: number
  readonly scheduleTimezone: string
  readonly dateCreated: number
}

export interface RecipientRow extends Row {
  readonly organizationId: number
  readonly firstName: string
  readonly lastName: string
  readonly url: string | null
  readonly title: string | null
  readonly company: string | null
  readonly industry: string | null
  readonly location: string | null
  readonly timeZone: string
  readonly dateAdded: number
  readonly lastContact: number | null
  /** Values by attribute id; no nulls. */
  readonly customAttributes: Readonly<Record<string, string>>
  /** What a text search looks through, lower case; see `recipientSearchText`. */
  readonly searchText: string
}

/**
 * A recipient's way through a sequence: the one record of what happened to it. A recipient is in one sequence at a time; who was taken out keeps
 * the record with `dateRemoved`, because the days on which things happened still count them.
 */
export interface EnrolmentRow extends Row {
  readonly sequenceId: number
  readonly recipientId: number
  /** The profile that writes; null until it is this recipient's turn. */
  readonly profileId: number | null
  readonly status: SequenceRecipientStatus
  readonly dateAdded: number
  readonly dateRequested: number | null
  readonly dateAccepted: number | null
  readonly dateWithdrawn: number | null
  readonly dateReplied: number | null
  readonly dateInterested: number | null
  readonly dateRemoved: number | null
  readonly conversationId: number | null
  /** How this person will behave. */
  readonly fate: Fate
  /** How far the script that follows from the fate has been played. */
  readonly beat: number
  /** The due event in which the script goes on; null when nothing happens by itself. */
  readonly eventId: number | null
}

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

/** A payment at the checkout. The same order is paid once, however often it is sent. */
export interface PaymentRow extends Row {
  readonly organizationId: number
  readonly orderId: string
  readonly profiles: number
  /** AI credits: a top-up, or those that come with a plan. */
  readonly credits: number
  readonly status: 'paid' | 'pending'
}

/** A calendar that was attached in the popup. */
export interface CalendarRow extends Row {
  readonly uuid: string
  readonly eventNames: readonly string[]
}

/** When a profile sends its next connection request; has the profile's id. */
export interface TurnRow extends Row {
  readonly eventId: number
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

export interface CustomAttributeRow extends Row {
  readonly organizationId: number
  readonly name: string
}

/** What was counted on a day (UTC) for a profile that sent for a sequence. Only `countFacts` writes here, so each figure is the number of facts. */
export interface DayCounts {
  /** Recipients put into the sequence, less those taken out. */
  readonly recipientsAdded: number
  /** Recipients who were contacted for the first time: `balance` is those added less these. */
  readonly contactedCount: number
  readonly requestsCount: number
  readonly requestsAcceptedCount: number
  /** Requests withdrawn and messages that could not reach their recipient. */
  readonly notReachedCount: number
  readonly conversationsCount: number
  /** Messages that went out, connection requests left out. */
  readonly messagesCount: number
  /** Recipients who answered for the first time. */
  readonly repliedCount: number
  /** Recipients who showed interest for the first time. */
  readonly interestedCount: number
  /** Conversations that began to wait for an answer, less those that stopped. */
  readonly needAnswerDelta: number
  readonly objectionsAi: number
  readonly objectionsManual: number
  readonly followUpsAi: number
  readonly followUpsManual: number
  readonly callsAi: number
  readonly callsManual: number
  readonly creditsUsed: number
}

export interface DayStatsRow extends Row, DayCounts {
  readonly organizationId: number
  readonly sequenceId: number
  /** Null: counted for the sequence before a profile had anything to do with it. */
  readonly profileId: number | null
  /** YYYY-MM-DD */
  readonly date: string
}
