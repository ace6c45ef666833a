import { seesWholeOrganization } from '@tandem/contract'
import { type CallRow } from '../rows/calls.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type ClientRow, type ProfileRow, type RecipientRow, type UserRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'

/**
 * What somebody may see: owners and managers all of their organization, members their own profiles and what runs on them (decisions, 'Roles').
 */
export interface Scope {
  readonly seesAll: boolean
  readonly profile: (row: ProfileRow) => boolean
  readonly sequence: (row: SequenceRow) => boolean
  readonly client: (row: ClientRow) => boolean
  readonly recipient: (row: RecipientRow) => boolean
  readonly conversation: (row: ConversationRow) => boolean
  readonly call: (row: CallRow) => boolean
}

export function scopeOf({ tables }: TandemWorld, { organizationId, role, profileIds }: UserRow): Scope {
  const isOwn = (row: { readonly organizationId: number }): boolean => row.organizationId === organizationId
  const isOwnProfile = (row: ProfileRow): boolean => isOwn(row) && row.dateRemoved === null
  if (seesWholeOrganization(role)) {
    return {
      seesAll: true,
      profile: isOwnProfile,
      sequence: isOwn,
      client: isOwn,
      recipient: isOwn,
      conversation: isOwn,
      call: isOwn,
    }
  }
  const profiles = new Set(profileIds)
  const rows = profileIds.flatMap((id) => tables.profiles.get(id) ?? [])
  const sequences = new Set(rows.flatMap(({ sequenceId }) => sequenceId ?? []))
  const clients = new Set(rows.flatMap(({ clientId }) => clientId ?? []))
  const seesConversation = (row: ConversationRow | undefined): boolean =>
    row !== undefined && profiles.has(row.profileId)
  return {
    seesAll: false,
    profile: (row) => isOwnProfile(row) && profiles.has(row.id),
    sequence: (row) => isOwn(row) && sequences.has(row.id),
    client: (row) => isOwn(row) && clients.has(row.id),
    recipient: (row) =>
      isOwn(row) && tables.enrolments.by('recipientId', row.id).some(({ sequenceId }) => sequences.has(sequenceId)),
    conversation: (row) => isOwn(row) && seesConversation(row),
    call: (row) => isOwn(row) && seesConversation(tables.conversations.get(row.conversationId)),
  }
}
