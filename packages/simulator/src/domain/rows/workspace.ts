import { profileUrlKey } from '@tandem/contract'
import { table } from '../../core/table.ts'
import { type Workspace } from '../../core/workspace.ts'
import { type PaymentRow } from './billing.ts'
import { type CalendarRow, type CallReminderRow, type CallRow, type ReminderTemplateRow } from './calls.ts'
import { type OverrideRow, type EnrolmentRow, type FirstContactRow, type SequenceRow } from './campaign.ts'
import { dateOf } from './time.ts'
import { type ImportedRow, type RecipientImportRow } from './imports.ts'
import { type ConversationRow, type MessageRow, type OutboxRow, type SendFailureRow } from './messaging.ts'
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

/** The index key of a sequence, a profile and a day. */
export const dayKey = (sequenceId: number, profileId: number | null, date: string): string =>
  `${sequenceId}/${profileId ?? 0}/${date}`

/** The index key of a profile and a day. */
export const profileDayKey = (profileId: number, date: string): string => `${profileId}/${date}`

const isUnaccepted = ({ dateRequested, dateAccepted, dateWithdrawn }: EnrolmentRow): boolean =>
  dateRequested !== null && dateAccepted === null && dateWithdrawn === null

const isAwaitingContact = ({ status, profileId, dateRemoved }: EnrolmentRow): boolean =>
  status === 'approved' && profileId === null && dateRemoved === null

/** Times are in milliseconds since 1970. */
export const tables = {
  organizations: table<OrganizationRow>()(),
  users: table<UserRow>()({ indexes: { email: (row) => row.email, organizationId: (row) => row.organizationId } }),
  mails: table<MailRow>()({ indexes: { token: (row) => row.token } }),
  clients: table<ClientRow>()({ indexes: { organizationId: (row) => row.organizationId } }),
  clientFiles: table<ClientFileRow>()({ indexes: { clientId: (row) => row.clientId } }),
  profiles: table<ProfileRow>()({
    indexes: {
      // `organizationId` and `clientId` exclude deleted profiles.
      organizationId: (row) => (row.dateRemoved === null ? row.organizationId : undefined),
      clientId: (row) => (row.dateRemoved === null ? (row.clientId ?? undefined) : undefined),
      sequenceId: (row) => row.sequenceId ?? undefined,
    },
  }),
  profileWizards: table<ProfileWizardRow>()(),
  sequences: table<SequenceRow>()({
    indexes: { organizationId: (row) => row.organizationId, clientId: (row) => row.clientId },
  }),
  recipients: table<RecipientRow>()({
    indexes: {
      profileUrl: ({ url }) => (url === null ? undefined : profileUrlKey(url)),
      // The ids of all attributes with a value.
      attributeIds: ({ customAttributes }) => Object.keys(customAttributes).join(),
    },
  }),
  enrolments: table<EnrolmentRow>()({
    indexes: {
      // `sequenceId` and `recipientId` exclude removed enrolments.
      sequenceId: (row) => (row.dateRemoved === null ? row.sequenceId : undefined),
      recipientId: (row) => (row.dateRemoved === null ? row.recipientId : undefined),
      removedRecipientId: (row) => (row.dateRemoved === null ? undefined : row.recipientId),
      // Pending requests, by profile.
      unaccepted: (row) => (isUnaccepted(row) ? (row.profileId ?? undefined) : undefined),
    },
    orders: {
      // Recipients to contact, by sequence, in the order of contact.
      awaitingContact: { group: (row) => (isAwaitingContact(row) ? row.sequenceId : undefined), key: (row) => row.id },
    },
  }),
  overrides: table<OverrideRow>()(),
  firstContacts: table<FirstContactRow>()(),
  payments: table<PaymentRow>()({ indexes: { orderId: (row) => row.orderId } }),
  calendars: table<CalendarRow>()({ indexes: { uuid: (row) => row.uuid } }),
  conversations: table<ConversationRow>()({
    indexes: {
      recipientId: (row) => row.recipientId,
      profileId: (row) => row.profileId,
      // `waiting`, `answeredOn`, `followedUpOn` and `isFollowUpDue` are for the tasks of the dashboard.
      waiting: (row) => (row.waitingSince === null ? undefined : row.category),
      answeredOn: (row) => (row.dateAnswered === null ? undefined : dateOf(row.dateAnswered)),
      followedUpOn: (row) => (row.dateFollowedUp === null ? undefined : dateOf(row.dateFollowedUp)),
      isFollowUpDue: (row) => row.followUpDue !== null,
    },
  }),
  messages: table<MessageRow>()({
    // Threads contain only sent messages.
    orders: {
      ofConversation: {
        group: (row) => (row.status === 'sent' ? row.conversationId : undefined),
        key: (row) => row.timestamp,
      },
    },
  }),
  sendFailures: table<SendFailureRow>()(),
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
  profileAttributes: table<CustomAttributeRow>()({ indexes: { organizationId: (row) => row.organizationId } }),
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

export interface TandemEvents {
  readonly mailExpires: { readonly mailId: number }
  /** The account of a purchased profile connects, or fails to connect. */
  readonly profileConnects: { readonly profileId: number; readonly outcome: 'ok' | 'error' }
  readonly paymentSettles: { readonly paymentId: number }
  readonly creditsRenew: { readonly organizationId: number }
  /** A calendar is connected, so the names of the calendar's events become known. */
  readonly calendarConnects: { readonly uuid: string }
  /** A day (UTC) begins. */
  readonly dayStarts: Readonly<Record<string, never>>
  readonly firstContactDue: { readonly profileId: number }
  readonly leadStepDue: { readonly enrolmentId: number }
  readonly messageDue: { readonly messageId: number }
}

export interface TandemShape {
  readonly tables: typeof tables
  readonly events: TandemEvents
}

export type TandemWorkspace = Workspace<TandemShape>
