import { canSeeTeam } from '@tandem/contract'
import { refuse } from '../core/handlers.ts'
import { avatarSvg } from '../domain/people/avatar.ts'
import { users } from '../domain/lists/users.ts'
import { type UserRow } from '../domain/rows/people.ts'
import { giveProfile, patchUser, takeProfile } from '../domain/people/team.ts'
import { byIds, profileReference, teamMemberView, userView } from '../domain/views/views.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const userHandlers = tandemHandlers({
  userMe: (workspace, _input, { viewer }) => userView(workspace, viewer),
  userMeImage: (_workspace, _input, { viewer }) => avatarSvg(viewer.name),
  userList: (workspace, { query }, { viewer }) => {
    const { rows, frame } = listFrame(users, workspace, viewer, query)
    const profiles = byIds(rows, 'profileIds', workspace.tables.profiles, profileReference)
    return { _embedded: { users: rows.map(teamMemberView), profiles }, ...frame }
  },
  userFilters: (workspace, _input, { viewer }) => filterResponse(users, workspace, viewer),
  userGet: (workspace, { params }, { viewer }) => userView(workspace, findPerson(workspace, viewer, params.id)),
  userPatch: (workspace, { params, body }, { viewer }) =>
    userView(workspace, patchUser(workspace, findPerson(workspace, viewer, params.id), body)),
  userProfilePut: (workspace, { params }, { find, viewer }) =>
    giveProfile(workspace, findPerson(workspace, viewer, params.userId), find('profiles', params.id)),
  userProfileDelete: (workspace, { params }, { find, viewer }) =>
    takeProfile(workspace, findPerson(workspace, viewer, params.userId), find('profiles', params.id)),
})

/** Throws a 404 for an unknown user, or a 403 if a viewer with the role member asks for another user. */
function findPerson({ tables }: TandemWorkspace, viewer: UserRow, id: number): UserRow {
  const user = tables.users.get(id)
  if (user && user.id !== viewer.id && !canSeeTeam(viewer.role))
    throw refuse(403, 'Only owners and managers see the team.')
  if (user?.organizationId !== viewer.organizationId) throw refuse(404, `There is no user ${id}.`)
  return user
}
