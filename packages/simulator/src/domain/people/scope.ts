import { seesWholeOrganization } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { type CallRow } from '../rows/calls.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type ClientRow, type ProfileRow, type RecipientRow, type UserRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** The tables whose rows are hidden from some users. */
export interface VisibleRows {
  readonly clients: ClientRow
  readonly profiles: ProfileRow
  readonly sequences: SequenceRow
  readonly recipients: RecipientRow
  readonly conversations: ConversationRow
  readonly calls: CallRow
}

type Visibility = { readonly [Name in keyof VisibleRows]: (row: VisibleRows[Name]) => boolean }

/** The rows that a user may see, by table. */
export interface Scope extends Visibility {
  readonly seesAll: boolean
}

/** TEAM-1, TEAM-2: users with the role member see the rows of their profiles, and rows that they created. */
export function scopeOf({ tables }: TandemWorkspace, viewer: UserRow): Scope {
  const { organizationId, role, profileIds } = viewer
  const isOwn = (row: { readonly organizationId: number }): boolean => row.organizationId === organizationId
  const isOwnProfile = (row: ProfileRow): boolean => isOwn(row) && row.dateRemoved === null
  if (seesWholeOrganization(role)) {
    return {
      seesAll: true,
      profiles: isOwnProfile,
      sequences: isOwn,
      clients: isOwn,
      recipients: isOwn,
      conversations: isOwn,
      calls: isOwn,
    }
  }
  const ownProfiles = new Set(profileIds)
  const rows = profileIds.flatMap((id) => tables.profiles.get(id) ?? [])
  const sequenceIds = new Set(rows.flatMap(({ sequenceId }) => sequenceId ?? []))
  const clientIds = new Set(rows.flatMap(({ clientId }) => clientId ?? []))
  const created = ({ createdBy }: { readonly createdBy: number | null }): boolean => createdBy === viewer.id
  const seesSequence = (row: SequenceRow | undefined): boolean =>
    row !== undefined && isOwn(row) && (sequenceIds.has(row.id) || created(row))
  const isInSequence = ({ id }: RecipientRow): boolean =>
    tables.enrolments.by('recipientId', id).some(({ sequenceId }) => seesSequence(tables.sequences.get(sequenceId)))
  const isOwnConversation = (row: ConversationRow | undefined): boolean =>
    row !== undefined && ownProfiles.has(row.profileId)
  const isInConversation = ({ id }: RecipientRow): boolean =>
    tables.conversations.by('recipientId', id).some(isOwnConversation)
  return {
    seesAll: false,
    profiles: (row) => isOwnProfile(row) && ownProfiles.has(row.id),
    sequences: seesSequence,
    clients: (row) => isOwn(row) && (clientIds.has(row.id) || created(row)),
    recipients: (row) => isOwn(row) && (row.addedBy.includes(viewer.id) || isInSequence(row) || isInConversation(row)),
    conversations: (row) => isOwn(row) && isOwnConversation(row),
    calls: (row) => isOwn(row) && isOwnConversation(tables.conversations.get(row.conversationId)),
  }
}

type Lookups = { readonly [Name in keyof VisibleRows]: { get(id: number): VisibleRows[Name] | undefined } }

/** Throws the same error for unknown and for hidden rows. Pass 422 as `status` if the id is in a request body. */
export function visibleRow<Name extends keyof VisibleRows>(
  workspace: TandemWorkspace,
  viewer: UserRow,
  name: Name,
  id: number,
  status: 404 | 422 = 404,
): VisibleRows[Name] {
  const lookups: Lookups = workspace.tables
  const visibility: Visibility = scopeOf(workspace, viewer)
  const row = lookups[name].get(id)
  if (row === undefined || !visibility[name](row)) throw refuse(status, `There is no ${name.slice(0, -1)} ${id}.`)
  return row
}
