import { type UserPatch } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { userOf } from './accounts.ts'
import { type ProfileRow, type UserRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'

/** Changes name or email; an email belongs to one account only. */
export function patchUser(world: TandemWorld, user: UserRow, { name, email }: UserPatch): UserRow {
  const holder = email === undefined ? undefined : userOf(world, email)
  if (holder && holder.id !== user.id) throw refuse(409, 'There is already an account with this email.')
  return world.tables.users.patch(user.id, {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(email === undefined ? {} : { email: email.toLowerCase() }),
  })
}

/** Gives a team member a profile to work with; one they have already stays. */
export function giveProfile({ tables }: TandemWorld, { id, profileIds }: UserRow, profile: ProfileRow): void {
  if (!profileIds.includes(profile.id)) tables.users.patch(id, { profileIds: [...profileIds, profile.id] })
}

/** Takes a profile away from a team member. */
export function takeProfile({ tables }: TandemWorld, { id, profileIds }: UserRow, profile: ProfileRow): void {
  if (profileIds.includes(profile.id))
    tables.users.patch(id, { profileIds: profileIds.filter((each) => each !== profile.id) })
}
