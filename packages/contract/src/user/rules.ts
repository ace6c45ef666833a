import { type User, type UserRole } from './schema.ts'

/** TEAM-1: true if a user with this role sees all profiles of the organization. */
export function seesWholeOrganization(role: UserRole): boolean {
  return role === 'org_owner' || role === 'org_manager'
}

/** TEAM-3: true if a user with this role sees the pages of the team. */
export function canSeeTeam(role: UserRole): boolean {
  return seesWholeOrganization(role)
}

/**
 * TEAM-6: true if the page of a user with this role has a profiles tab. Owners and managers see all profiles anyway.
 */
export function hasProfilesTab(role: UserRole): boolean {
  return !seesWholeOrganization(role)
}

/** RECIP-31: true if a user can rename and delete the custom attributes of the organization. */
export function canManageAttributes(role: UserRole): boolean {
  return seesWholeOrganization(role)
}

/**
 * CALL-34: true if a user can change the call reminders of a client. A member can do so only for clients that they
 * created. If the backend does not send `createdBy`, it checks the permission itself.
 */
export function canEditReminders(
  { id, role }: Pick<User, 'id' | 'role'>,
  { createdBy }: { readonly createdBy?: number | null | undefined },
): boolean {
  return seesWholeOrganization(role) || createdBy === undefined || createdBy === id
}

/** PROF-51: true if a user can add and delete profiles. */
export function canManageProfiles(role: UserRole): boolean {
  return seesWholeOrganization(role)
}
