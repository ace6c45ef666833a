import { type User, type UserRole } from './schema.ts'

/** TEAM-1 */
export function seesWholeOrganization(role: UserRole): boolean {
  return role === 'org_owner' || role === 'org_manager'
}

/** TEAM-3 */
export function canSeeTeam(role: UserRole): boolean {
  return seesWholeOrganization(role)
}

/** TEAM-6: whether a member of this role has a profiles tab. Owners and managers do not: they see all profiles. */
export function hasProfilesTab(role: UserRole): boolean {
  return !seesWholeOrganization(role)
}

/** RECIP-31: whether a user can rename and delete the custom attributes of the organization. */
export function canManageAttributes(role: UserRole): boolean {
  return seesWholeOrganization(role)
}

/**
 * CALL-34: whether a user can change the call reminders of a client: a member only of one that they created. A backend
 * that does not tell who created it decides by itself.
 */
export function canEditReminders(
  { id, role }: Pick<User, 'id' | 'role'>,
  { createdBy }: { readonly createdBy?: number | null | undefined },
): boolean {
  return seesWholeOrganization(role) || createdBy === undefined || createdBy === id
}

/** PROF-51: whether a user can add and delete profiles. */
export function canManageProfiles(role: UserRole): boolean {
  return seesWholeOrganization(role)
}
