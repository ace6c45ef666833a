import {
  callFieldsOf,
  isoWithOffset,
  type Call,
  type CallStatusEntry,
  type Category,
  type Client,
  type ClientReference,
  type Conversation,
  type Message,
  type ProfileReference,
  type Recipient,
  type SequenceReference,
  type SequenceSummary,
  type TeamMember,
  type User,
} from '@tandem/contract'
import { type CallRow } from '../rows/calls.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'
import { type ClientRow, type ProfileRow, type RecipientRow, type UserRow } from '../rows/people.ts'
import { isoTime, isoTimeOrNull } from '../rows/time.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** These functions convert the rows of tables to the objects in responses. */

export function userView({ tables }: TandemWorkspace, user: UserRow): User {
  const organization = tables.organizations.get(user.organizationId)
  return {
    ...teamMemberView(user),
    organizationId: user.organizationId,
    paidProfilesCount: organization?.paidProfilesCount ?? 0,
    profilesCount: tables.profiles.countBy('organizationId', user.organizationId),
    isEmailConfirmed: user.isEmailConfirmed,
  }
}

export const teamMemberView = ({ id, name, email, role, status, profileIds }: UserRow): TeamMember => ({
  id,
  name,
  email,
  role,
  status,
  profileIds: [...profileIds],
})

export function clientView({ tables }: TandemWorkspace, row: ClientRow): Client {
  const { pitch: _pitch, organizationId: _organizationId, ...client } = row
  return {
    ...client,
    files: tables.clientFiles.by('clientId', row.id).map(({ id, name, size }) => ({ id, name, size })),
  }
}

export const clientReference = ({ id, name, status }: ClientRow): ClientReference => ({ id, name, status })

export const profileReference = ({ id, name, clientId, status, connected }: ProfileRow): ProfileReference => ({
  id,
  name,
  clientId,
  status,
  connected,
})

export const sequenceReference = ({ id, name, status, type, clientId }: SequenceRow): SequenceReference => ({
  id,
  name,
  status,
  type,
  clientId,
})

export function sequenceView({ tables }: TandemWorkspace, row: SequenceRow): SequenceSummary {
  const { organizationId: _organizationId, createdBy: _createdBy, dateCreated: _dateCreated, ...sequence } = row
  const profileIds = tables.profiles.by('sequenceId', row.id).map(({ id }) => id)
  return {
    ...sequence,
    recipientsCount: tables.enrolments.countBy('sequenceId', row.id),
    profileIds,
    profilesCount: profileIds.length,
  }
}

export function recipientView({ tables }: TandemWorkspace, row: RecipientRow): Recipient {
  const { organizationId: _organizationId, addedBy: _addedBy, searchText: _searchText, ...recipient } = row
  const [enrolment] = tables.enrolments.by('recipientId', row.id)
  return {
    ...recipient,
    dateAdded: isoTime(recipient.dateAdded),
    lastContact: isoTimeOrNull(recipient.lastContact),
    sequenceId: enrolment?.sequenceId ?? null,
    sequenceStatus: enrolment?.status ?? null,
  }
}

export const conversationView = (row: ConversationRow): Conversation => ({
  id: row.id,
  profileId: row.profileId,
  recipientId: row.recipientId,
  sequenceId: row.sequenceId,
  category: row.category,
  lastMessageId: row.lastMessageId,
  lastReadMessageId: row.lastReadMessageId,
  unreadMessagesCount: row.unreadMessagesCount,
  automationEnabled: row.automationEnabled,
  isFollowed: row.isFollowed,
  url: row.url,
  dateLastActivity: isoTime(row.dateLastActivity),
})

export function messageView(row: MessageRow): Message {
  const { isRequest: _isRequest, isFollowUp: _isFollowUp, answers: _responses, ...message } = row
  const timestamp = isoTime(row.timestamp)
  const dateScheduled = isoTimeOrNull(row.dateScheduled)
  return { ...message, timestamp, dateScheduled, future: row.status !== 'sent', sortDate: timestamp }
}

export function callView({ tables }: TandemWorkspace, row: CallRow): Call {
  const conversation = tables.conversations.get(row.conversationId)
  if (!conversation) throw new Error(`Call ${row.id} has no conversation.`)
  const { recipientId, profileId, sequenceId, clientId } = conversation
  const recipient = tables.recipients.get(recipientId)
  const localDate = row.date === null ? null : isoWithOffset(row.date, row.timezone ?? 'UTC')
  return callFieldsOf({
    id: row.id,
    conversationId: row.conversationId,
    recipientId,
    profileId,
    sequenceId,
    clientId,
    name: recipient ? fullName(recipient) : '',
    status: row.status,
    date: localDate,
    startTime: localDate?.slice(11, 16) ?? null,
    timezone: row.timezone,
    reminders: [...row.reminders],
  })
}

export const fullName = ({ firstName, lastName }: Pick<RecipientRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/**
 * Collects the ids in `field` of the `referring` rows. Returns the view of each row of `table` that has one of these
 * ids, by id. Ignores ids without a row.
 */
export function byIds<Field extends string, R, View>(
  referring: readonly { readonly [Name in Field]: number | null | readonly number[] }[],
  field: Field,
  table: { get(id: number): R | undefined },
  view: (row: R) => View,
): Record<string, View> {
  const found = [...new Set(referring.flatMap((row) => row[field] ?? []))].map((id) => [id, table.get(id)] as const)
  return Object.fromEntries(found.flatMap(([id, row]) => (row === undefined ? [] : [[id, view(row)]])))
}

export const byCode = <Entry extends Category | CallStatusEntry>(entries: readonly Entry[]): Record<string, Entry> =>
  Object.fromEntries(entries.map((entry) => [entry.id, entry]))
