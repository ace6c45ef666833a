import { type World } from '../core/world.ts'
import { table } from '../core/table.ts'
import { dateOf } from './day.ts'
import {
  type CallRow,
  type ClientRow,
  type ConversationRow,
  type CustomAttributeRow,
  type DayStatsRow,
  type EnrolmentRow,
  type MailRow,
  type MessageRow,
  type OrganizationRow,
  type ProfileRow,
  type RecipientRow,
  type ReminderTemplateRow,
  type SequenceRow,
  type UserRow,
} from './records.ts'

/** Key under which the figures of a day are found. */
export const dayKey = (sequenceId: number, profileId: number | null, date: string): string => `${sequenceId}/${profileId ?? 0}/${date}`

export const tables = {
  organizations: table<OrganizationRow>()(),
  users: table<UserRow>()({ indexes: { email: (row) => row.email, organizationId: (row) => row.organizationId } }),
  mails: table<MailRow>()({ indexes: { token: (row) => row.token } }),
  clients: table<ClientRow>()({ indexes: { organizationId: (row) => row.organizationId } }),
  profiles: table<ProfileRow>()({
    indexes: {
      organizationId: (row) => row.organizationId,
      clientId: (row) => row.clientId ?? undefined,
      sequenceId: (row) => row.sequenceId ?? undefined,
    },
  }),
  sequences: table<SequenceRow>()({ indexes: { organizationId: (row) => row.organizationId, clientId: (row) => row.clientId } }),
  recipients: table<RecipientRow>()(),
  enrolments: table<EnrolmentRow>()({
    // Those taken out of their sequence are no longer found by it, nor by their recipient.
    indexes: {
      sequenceId: (row) => (row.dateRemoved === null ? row.sequenceId : undefined),
      recipientId: (row) => (row.dateRemoved === null ? row.recipientId : undefined),
    },
  }),
  conversations: table<ConversationRow>()({
    indexes: {
      recipientId: (row) => row.recipientId,
      profileId: (row) => row.profileId,
      // The tasks of a day, found without looking through all conversations.
      waiting: (row) => (row.waitingSince === null ? undefined : row.category),
      answeredOn: (row) => (row.dateAnswered === null ? undefined : dateOf(row.dateAnswered)),
      followedUpOn: (row) => (row.dateFollowedUp === null ? undefined : dateOf(row.dateFollowedUp)),
      isFollowUpDue: (row) => row.followUpDue !== null,
    },
    orders: { byActivity: { key: (row) => row.dateLastActivity } },
  }),
  messages: table<MessageRow>()({ orders: { ofConversation: { group: (row) => row.conversationId, key: (row) => row.timestamp } } }),
  calls: table<CallRow>()({
    indexes: {
      conversationId: (row) => row.conversationId,
      status: (row) => row.status,
      closedOn: (row) => (row.dateClosed === null ? undefined : dateOf(row.dateClosed)),
    },
  }),
  reminderTemplates: table<ReminderTemplateRow>()({ indexes: { clientId: (row) => row.clientId } }),
  customAttributes: table<CustomAttributeRow>()({ indexes: { organizationId: (row) => row.organizationId } }),
  dayStats: table<DayStatsRow>()({
    indexes: {
      key: (row) => dayKey(row.sequenceId, row.profileId, row.date),
      date: (row) => row.date,
      sequenceId: (row) => row.sequenceId,
      profileId: (row) => row.profileId ?? undefined,
    },
  }),
}

/** What can be due. */
export interface TandemEvents {
  /** The link of a mail no longer works. */
  readonly mailExpires: { readonly mailId: number }
}

export interface TandemShape {
  readonly tables: typeof tables
  readonly events: TandemEvents
}

/** The world of the product: what handlers, events and scenarios are given. */
export type TandemWorld = World<TandemShape>
