import { canSeeTeam } from '@tandem/contract'
import { type Caller, refuse } from '../core/handlers.ts'
import { seenRow, teamViewerOf, viewerOf } from '../domain/people/access.ts'
import { avatarSvg } from '../domain/people/avatar.ts'
import { users } from '../domain/lists/users.ts'
import { type UserRow } from '../domain/rows/people.ts'
import { giveProfile, patchUser, takeProfile } from '../domain/people/team.ts'
import { byIds, profileReference, teamMemberView, userView } from '../domain/views/views.ts'
import { type TandemWorld } from '../domain/rows/world.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const userHandlers = tandemHandlers({
  userMe: (world, _input, caller) => userView(world, viewerOf(world, caller)),
  userMeImage: (world, _input, caller) => avatarSvg(viewerOf(world, caller).name),
  userList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(users, world, teamViewerOf(world, caller), query)
    const { profiles } = world.tables
    return {
      _embedded: {
        users: rows.map(teamMemberView),
        profiles: byIds(
          rows.flatMap(({ profileIds }) => profileIds),
          (id) => profiles.get(id),
          profileReference,
        ),
      },
      ...frame,
    }
  },
  userFilters: (world, _input, caller) => filterAnswer(users, world, teamViewerOf(world, caller)),
  userGet: (world, { params }, caller) => userView(world, personOf(world, caller, params.id)),
  userPatch: (world, { params, body }, caller) =>
    userView(world, patchUser(world, personOf(world, caller, params.id), body)),
  userProfilePut: (world, { params }, caller) => {
    const viewer = teamViewerOf(world, caller)
    giveProfile(world, personOf(world, caller, params.userId), seenRow(world, viewer, 'profiles', params.id))
  },
  userProfileDelete: (world, { params }, caller) => {
    const viewer = teamViewerOf(world, caller)
    takeProfile(world, personOf(world, caller, params.userId), seenRow(world, viewer, 'profiles', params.id))
  },
})

/** Somebody of the caller's organization; members only find themselves. */
function personOf(world: TandemWorld, caller: Caller, id: number): UserRow {
  const viewer = viewerOf(world, caller)
  const user = world.tables.users.get(id)
  if (user && user.id !== viewer.id && !canSeeTeam(viewer.role))
    throw refuse(403, 'Only owners and managers see the team.')
  if (user?.organizationId !== viewer.organizationId) throw refuse(404, `There is no user ${id}.`)
  return user
}
