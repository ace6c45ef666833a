import * as v from 'valibot'
import { byId, FilterListResponse, listResponse } from '../core/list.ts'
import { operation, refusals } from '../core/operation.ts'
import { listQuery } from '../core/query.ts'
import { ProfileReference } from '../profile/schema.ts'
import { TeamMember, User, UserPatch } from './schema.ts'

export const userList = operation('GET', '/users', {
  summary: 'The team, page by page.',
  query: listQuery({}),
  response: listResponse({ users: v.array(TeamMember), profiles: byId(ProfileReference) }),
  errors: refusals([400, 401, 403]),
})

export const userFilters = operation('GET', '/users/filters', {
  summary: 'The filters of the team list.',
  response: FilterListResponse,
  errors: refusals([401, 403]),
})

export const userGet = operation('GET', '/users/{id}', {
  summary: 'One user of the organization.',
  response: User,
  errors: refusals([400, 401, 403, 404]),
  is401Tolerated: true,
})

export const userPatch = operation('PATCH', '/users/{id}', {
  summary: 'Changes name or email of a user.',
  body: UserPatch,
  response: User,
  errors: refusals([400, 401, 403, 404, 409]),
})

export const userProfilePut = operation('PUT', '/users/{userId}/profiles/{id}', {
  summary: 'Adds a profile to a team member.',
  errors: refusals([400, 401, 403, 404]),
})

export const userProfileDelete = operation('DELETE', '/users/{userId}/profiles/{id}', {
  summary: 'Removes a profile from a team member.',
  errors: refusals([400, 401, 403, 404]),
})
