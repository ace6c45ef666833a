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
import { type EnrolmentRow, type SequenceRow } from '../rows/campaign.ts'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'
import { type ClientRow, type ProfileRow, type RecipientRow, type UserRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'

/*
 * Records as answers show them: with what is counted or found in other tables, and without what only the simulator knows.
 */

const iso = (at: number): string => new Date(at).toISOString()
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))

/**
 * A view that is made once, of what it is made of: records are frozen, and a change makes another one. Frozen itself, it is checked once, too
 * (`checkedOnce` of the contract).
 * @param view makes it of a record and, where it shows more, of one other thing that belongs to it
 */
function kept<Record extends object, View extends object, Other = undefined>(
  view: (record: Record, other: Other) => View,
) {
  const views = new WeakMap<Record, { readonly other: Other; readonly made: View }>()
  return (record: Record, other: Other): View => {
    const known = views.get(record)
    if (known && known.other === other) return known.made
    const made = Object.freeze(view(record, other))
    views.set(record, { other, made })
    return made
  }
}

export function userView({ tables }: TandemWorld, user: UserRow): User {
  const organization = tables.organizations.get(user.organizationId)
  return {
    ...teamMemberView(user),
    organizationId: user.organizationId,
    paidProfilesCount: organization?.paidProfilesCount ?? 0,
    profilesCount: tables.profiles.countBy('organizationId', user.organizationId),
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

export function clientView({ tables }: TandemWorld, row: ClientRow): Client {
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

export function sequenceView({ tables }: TandemWorld, row: SequenceRow): SequenceSummary {
  const { organizationId: _organizationId, dateCreated: _dateCreated, ...sequence } = row
  const profileIds = tables.profiles.by('sequenceId', row.id).map(({ id }) => id)
  return {
    ...sequence,
    recipientsCount: tables.enrolments.countBy('sequenceId', row.id),
    profileIds,
    profilesCount: profileIds.length,
  }
}

const recipientAnd = kept((row: RecipientRow, enrolment: EnrolmentRow | undefined): Recipient => {
  const { organizationId: _organizationId, searchText: _searchText, ...recipient } = row
  return {
    ...recipient,
    dateAdded: iso(recipient.dateAdded),
    lastContact: isoOrNull(recipient.lastContact),
    sequenceId: enrolment?.sequenceId ?? null,
    sequenceStatus: enrolment?.status ?? null,
  }
})

export const recipientView = ({ tables }: TandemWorld, row: RecipientRow): Recipient =>
  recipientAnd(row, tables.enrolments.by('recipientId', row.id)[0])

const keptConversation = kept((row: ConversationRow): Conversation => ({
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
  dateLastActivity: iso(row.dateLastActivity),
}))

export const conversationView = (row: ConversationRow): Conversation => keptConversation(row, undefined)

const keptMessage = kept((row: MessageRow): Message => ({
  id: row.id,
  conversationId: row.conversationId,
  type: row.type,
  text: row.text,
  timestamp: iso(row.timestamp),
  kind: row.kind,
  status: row.status,
  dateScheduled: isoOrNull(row.dateScheduled),
  future: row.status !== 'sent',
  category: row.category,
  error: row.error,
  sortDate: iso(row.timestamp),
}))

export const messageView = (row: MessageRow): Message => keptMessage(row, undefined)

export function callView({ tables }: TandemWorld, row: CallRow): Call {
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

/** Rows under their ids, as `_embedded` carries what a list refers to. Each id once, unknown ones left out. */
export function byIds<R, View>(
  ids: Iterable<number | null>,
  get: (id: number) => R | undefined,
  view: (row: R) => View,
): Record<string, View> {
  const found: Record<string, View> = {}
  for (const id of new Set(ids)) {
    const row = id === null ? undefined : get(id)
    if (row !== undefined) found[String(id)] = view(row)
  }
  return found
}

/** Entries of a directory under their codes. */
export const byCode = <Entry extends Category | CallStatusEntry>(entries: readonly Entry[]): Record<string, Entry> =>
  Object.fromEntries(entries.map((entry) => [entry.id, entry]))
