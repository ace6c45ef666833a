import { canSeeTeam } from '@tandem/contract'
import { refuse } from '../core/handlers.ts'
import { teamViewerOf, viewerOf } from '../domain/access.ts'
import { avatarSvg } from '../domain/avatar.ts'
import { users } from '../domain/lists/users.ts'
import { profileView } from '../domain/profileView.ts'
import { byIds, teamMemberView, userView } from '../domain/views.ts'
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
          (row) => profileView(world, row),
        ),
      },
      ...frame,
    }
  },
  userFilters: (world, _input, caller) => filterAnswer(users, world, teamViewerOf(world, caller)),
  userGet: (world, { params }, caller) => {
    const viewer = viewerOf(world, caller)
    const user = world.tables.users.get(params.id)
    if (user && user.id !== viewer.id && !canSeeTeam(viewer.role)) throw refuse(403, 'Only owners and managers see the team.')
    if (user?.organizationId !== viewer.organizationId) throw refuse(404, `There is no user ${params.id}.`)
    return userView(world, user)
  },
})
