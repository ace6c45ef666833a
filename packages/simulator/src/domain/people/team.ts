import { type UserPatch } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { userOf } from './accounts.ts'
import { type ProfileRow, type UserRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** TEAM-9: throws a 409 if another account has the email. */
export function patchUser(workspace: TandemWorkspace, user: UserRow, { name, email }: UserPatch): UserRow {
  const holder = email === undefined ? undefined : userOf(workspace, email)
  if (holder && holder.id !== user.id) throw refuse(409, 'There is already an account with this email.')
  return workspace.tables.users.patch(user.id, {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(email === undefined ? {} : { email: email.toLowerCase() }),
  })
}

/** TEAM-11: adds a profile to the visible profiles of a user. */
export function giveProfile({ tables }: TandemWorkspace, { id, profileIds }: UserRow, profile: ProfileRow): void {
  if (!profileIds.includes(profile.id)) tables.users.patch(id, { profileIds: [...profileIds, profile.id] })
}

/** TEAM-11: removes a profile from the visible profiles of a user. */
export function takeProfile({ tables }: TandemWorkspace, { id, profileIds }: UserRow, profile: ProfileRow): void {
  if (profileIds.includes(profile.id))
    tables.users.patch(id, { profileIds: profileIds.filter((each) => each !== profile.id) })
}
