import {
  canManageAttributes,
  canSeeTeam,
  type OperationId,
  seesWholeOrganization,
  type UserRole,
} from '@tandem/contract'
import { handlersOf, refuse } from '../core/handlers.ts'
import { type VisibleRows, visibleRow } from '../domain/people/scope.ts'
import { type UserRow } from '../domain/rows/people.ts'
import { type TandemShape, type TandemWorkspace } from '../domain/rows/workspace.ts'

export interface TandemCaller {
  readonly viewer: UserRow
  /** Throws a 404, or the given status, for a row that the viewer cannot see. */
  readonly find: <Name extends keyof VisibleRows>(name: Name, id: number, status?: 404 | 422) => VisibleRows[Name]
}

/** The roles that can call an operation, and the message for other roles. */
interface Restriction {
  readonly allows: (role: UserRole) => boolean
  readonly refusal: string
}

const team: Restriction = { allows: canSeeTeam, refusal: 'Only owners and managers see the team.' }
const allProfiles: Restriction = {
  allows: seesWholeOrganization,
  refusal: 'Only owners and managers add and delete profiles.',
}

const attributes: Restriction = {
  allows: canManageAttributes,
  refusal: 'Only owners and managers rename and delete custom attributes.',
}

const restrictions: Readonly<Partial<Record<OperationId, Restriction>>> = {
  userList: team,
  userFilters: team,
  userProfilePut: team,
  userProfileDelete: team,
  profileCreate: allProfiles,
  profileDelete: allProfiles,
  customAttributePatch: attributes,
  customAttributeDelete: attributes,
}

/** Throws a 401 for a disabled user, and a 403 for a role that cannot call the operation. */
export function callerOf(workspace: TandemWorkspace, userId: number, operationId: OperationId): TandemCaller {
  const viewer = workspace.tables.users.get(userId)
  if (viewer?.status !== 'active') throw refuse(401, 'Please sign in.')
  const restriction = restrictions[operationId]
  if (restriction && !restriction.allows(viewer.role)) throw refuse(403, restriction.refusal)
  return { viewer, find: (name, id, status) => visibleRow(workspace, viewer, name, id, status) }
}

/** Gives the handlers of a resource their types. */
export const tandemHandlers = handlersOf<TandemShape, TandemCaller>()
