import { type World } from '../../core/world.ts'
import { table } from '../../core/table.ts'
import { dateOf } from './day.ts'
import { type DeviationRow } from './campaign.ts'
import { type ImportedRow, type RecipientImportRow } from './imports.ts'
import { type PaymentRow } from './billing.ts'
import { type CalendarRow, type CallReminderRow, type CallRow, type ReminderTemplateRow } from './calls.ts'
import { type EnrolmentRow, type SequenceRow, type FirstContactRow } from './campaign.ts'
import { type ConversationRow, type MessageRow, type OutboxRow } from './messaging.ts'
import {
  type ClientFileRow,
  type ClientRow,
  type CustomAttributeRow,
  type MailRow,
  type OrganizationRow,
  type ProfileRow,
  type ProfileWizardRow,
  type RecipientRow,
  type UserRow,
} from './people.ts'
import { type DayStatsRow } from './stats.ts'

/** Key under which the figures of a day are found. */
export const dayKey = (sequenceId: number, profileId: number | null, date: string): string =>
  `${sequenceId}/${profileId ?? 0}/${date}`

/** Key under which all that a profile did on a day is found. */
export const profileDayKey = (profileId: number, date: string): string => `${profileId}/${date}`

const isUnaccepted = ({ dateRequested, dateAccepted, dateWithdrawn }: EnrolmentRow): boolean =>
  dateRequested !== null && dateAccepted === null && dateWithdrawn === null

const isAwaitingContact = ({ status, profileId, dateRemoved }: EnrolmentRow): boolean =>
  status === 'approved' && profileId === null && dateRemoved === null

/**
 * The tables of the world. Instants are milliseconds since 1970 (answers write them as ISO texts). No row counts other
 * rows unless its comment says so: counts come from the indexes, figures of days from `DayStatsRow`.
 */
export const tables = {
  organizations: table<OrganizationRow>()(),
  users: table<UserRow>()({ indexes: { email: (row) => row.email, organizationId: (row) => row.organizationId } }),
  mails: table<MailRow>()({ indexes: { token: (row) => row.token } }),
  clients: table<ClientRow>()({ indexes: { organizationId: (row) => row.organizationId } }),
  clientFiles: table<ClientFileRow>()({ indexes: { clientId: (row) => row.clientId } }),
  profiles: table<ProfileRow>()({
    indexes: {
      // Deleted ones are no longer found.
      organizationId: (row) => (row.dateRemoved === null ? row.organizationId : undefined),
      clientId: (row) => (row.dateRemoved === null ? (row.clientId ?? undefined) : undefined),
      sequenceId: (row) => row.sequenceId ?? undefined,
    },
  }),
  profileWizards: table<ProfileWizardRow>()(),
  sequences: table<SequenceRow>()({
    indexes: { organizationId: (row) => row.organizationId, clientId: (row) => row.clientId },
  }),
  recipients: table<RecipientRow>()(),
  enrolments: table<EnrolmentRow>()({
    // Those taken out of their sequence are no longer found by it, nor by their recipient.
    indexes: {
      sequenceId: (row) => (row.dateRemoved === null ? row.sequenceId : undefined),
      recipientId: (row) => (row.dateRemoved === null ? row.recipientId : undefined),
      // Requests that a profile may have to withdraw.
      unaccepted: (row) => (isUnaccepted(row) ? (row.profileId ?? undefined) : undefined),
    },
    orders: {
      // Whose turn it is next.
      awaitingContact: { group: (row) => (isAwaitingContact(row) ? row.sequenceId : undefined), key: (row) => row.id },
    },
  }),
  deviations: table<DeviationRow>()(),
  firstContacts: table<FirstContactRow>()(),
  payments: table<PaymentRow>()({ indexes: { orderId: (row) => row.orderId } }),
  calendars: table<CalendarRow>()({ indexes: { uuid: (row) => row.uuid } }),
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
  }),
  messages: table<MessageRow>()({
    // The thread: what is still to be sent is not in it.
    orders: {
      ofConversation: {
        group: (row) => (row.status === 'sent' ? row.conversationId : undefined),
        key: (row) => row.timestamp,
      },
    },
  }),
  outbox: table<OutboxRow>()({ indexes: { conversationId: (row) => row.conversationId } }),
  calls: table<CallRow>()({
    indexes: {
      conversationId: (row) => row.conversationId,
      status: (row) => row.status,
      closedOn: (row) => (row.dateClosed === null ? undefined : dateOf(row.dateClosed)),
    },
  }),
  callReminders: table<CallReminderRow>()({ indexes: { callId: (row) => row.callId } }),
  reminderTemplates: table<ReminderTemplateRow>()({ indexes: { clientId: (row) => row.clientId } }),
  recipientImports: table<RecipientImportRow>()(),
  importedRows: table<ImportedRow>()({ indexes: { importId: (row) => row.importId } }),
  customAttributes: table<CustomAttributeRow>()({ indexes: { organizationId: (row) => row.organizationId } }),
  dayStats: table<DayStatsRow>()({
    indexes: {
      key: (row) => dayKey(row.sequenceId, row.profileId, row.date),
      date: (row) => row.date,
      sequenceId: (row) => row.sequenceId,
      profileId: (row) => row.profileId ?? undefined,
      profileDay: (row) => (row.profileId === null ? undefined : profileDayKey(row.profileId, row.date)),
    },
  }),
}

/** What can be due. */
export interface TandemEvents {
  /** The link of a mail no longer works. */
  readonly mailExpires: { readonly mailId: number }
  /** The account of a purchased profile is reached, or can not be. */
  readonly profileConnects: { readonly profileId: number; readonly outcome: 'ok' | 'error' }
  /** A payment that was pending goes through. */
  readonly paymentSettles: { readonly paymentId: number }
  /** Another month of an organization's plans begins. */
  readonly creditsRenew: { readonly organizationId: number }
  /** An attached calendar tells its events. */
  readonly calendarConnects: { readonly uuid: string }
  /** A day (UTC) begins: profiles plan their requests and withdraw old ones. */
  readonly dayStarts: Readonly<Record<string, never>>
  /** A profile writes to the next recipient of its sequence. */
  readonly firstContactDue: { readonly profileId: number }
  /** A lead's script goes on. */
  readonly leadStepDue: { readonly enrolmentId: number }
  /** A message is to be sent. */
  readonly messageDue: { readonly messageId: number }
}

export interface TandemShape {
  readonly tables: typeof tables
  readonly events: TandemEvents
}

/** The world of the product: what handlers, events and scenarios are given. */
export type TandemWorld = World<TandemShape>
