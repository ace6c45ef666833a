import { canSeeTeam } from '@tandem/contract'
import { refuse } from '../core/handlers.ts'
import { avatarSvg } from '../domain/people/avatar.ts'
import { users } from '../domain/lists/users.ts'
import { type UserRow } from '../domain/rows/people.ts'
import { giveProfile, patchUser, takeProfile } from '../domain/people/team.ts'
import { byIds, profileReference, teamMemberView, userView } from '../domain/views/views.ts'
import { type TandemWorld } from '../domain/rows/world.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const userHandlers = tandemHandlers({
  userMe: (world, _input, { viewer }) => userView(world, viewer),
  userMeImage: (_world, _input, { viewer }) => avatarSvg(viewer.name),
  userList: (world, { query }, { viewer }) => {
    const { rows, frame } = listFrame(users, world, viewer, query)
    const profiles = byIds(rows, 'profileIds', world.tables.profiles, profileReference)
    return { _embedded: { users: rows.map(teamMemberView), profiles }, ...frame }
  },
  userFilters: (world, _input, { viewer }) => filterResponse(users, world, viewer),
  userGet: (world, { params }, { viewer }) => userView(world, findPerson(world, viewer, params.id)),
  userPatch: (world, { params, body }, { viewer }) =>
    userView(world, patchUser(world, findPerson(world, viewer, params.id), body)),
  userProfilePut: (world, { params }, { find, viewer }) =>
    giveProfile(world, findPerson(world, viewer, params.userId), find('profiles', params.id)),
  userProfileDelete: (world, { params }, { find, viewer }) =>
    takeProfile(world, findPerson(world, viewer, params.userId), find('profiles', params.id)),
})

/** A person of the viewer's organization. Members find only themselves. */
function findPerson({ tables }: TandemWorld, viewer: UserRow, id: number): UserRow {
  const user = tables.users.get(id)
  if (user && user.id !== viewer.id && !canSeeTeam(viewer.role))
    throw refuse(403, 'Only owners and managers see the team.')
  if (user?.organizationId !== viewer.organizationId) throw refuse(404, `There is no user ${id}.`)
  return user
}
