import { refuse } from '../../core/handlers.ts'
import { type CallRow } from '../rows/calls.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import {
  type ClientRow,
  type OrganizationRow,
  type ProfileRow,
  type RecipientRow,
  type UserRow,
} from '../rows/people.ts'
import { scopeOf } from './scope.ts'
import { type TandemWorld } from '../rows/world.ts'

/** The organization of somebody. */
export function organizationOf({ tables }: TandemWorld, { organizationId }: UserRow): OrganizationRow {
  const organization = tables.organizations.get(organizationId)
  if (!organization) throw new Error(`There is no organization ${organizationId}.`)
  return organization
}

export interface VisibleRows {
  readonly clients: ClientRow
  readonly profiles: ProfileRow
  readonly sequences: SequenceRow
  readonly recipients: RecipientRow
  readonly conversations: ConversationRow
  readonly calls: CallRow
}

type Sees = { readonly [Name in keyof VisibleRows]: (row: VisibleRows[Name]) => boolean }
type Lookups = { readonly [Name in keyof VisibleRows]: { get(id: number): VisibleRows[Name] | undefined } }

const names: Readonly<Record<keyof VisibleRows, string>> = {
  clients: 'client',
  profiles: 'profile',
  sequences: 'sequence',
  recipients: 'recipient',
  conversations: 'conversation',
  calls: 'call',
}

/**
 * A row that the viewer may see, by its id; 404 for one that is not there, or not for them (which callers cannot tell apart). A body that names such a
 * row is no unknown address: it is refused with 422 where the operation has that status.
 */
export function visibleRow<Name extends keyof VisibleRows>(
  world: TandemWorld,
  viewer: UserRow,
  name: Name,
  id: number,
  status: 404 | 422 = 404,
): VisibleRows[Name] {
  const { client, profile, sequence, recipient, conversation, call } = scopeOf(world, viewer)
  const sees: Sees = {
    clients: client,
    profiles: profile,
    sequences: sequence,
    recipients: recipient,
    conversations: conversation,
    calls: call,
  }
  const lookups: Lookups = world.tables
  const row = lookups[name].get(id)
  if (row === undefined || !sees[name](row)) throw refuse(status, `There is no ${names[name]} ${id}.`)
  return row
}
