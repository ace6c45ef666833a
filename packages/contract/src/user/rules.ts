import { type User, type UserRole } from './schema.ts'

/** TEAM-1: true if this role sees all profiles. */
export function seesWholeOrganization(role: UserRole): boolean {
  return role === 'org_owner' || role === 'org_manager'
}

/** TEAM-3: true if this role sees the team's pages. */
export function canSeeTeam(role: UserRole): boolean {
  return seesWholeOrganization(role)
}

/** TEAM-6: true if the drawer of a team member with this role has the profiles tab. */
export function hasProfilesTab(role: UserRole): boolean {
  return !seesWholeOrganization(role)
}

/** RECIP-31: true if a user with this role can rename and delete custom attributes. */
export function canManageAttributes(role: UserRole): boolean {
  return seesWholeOrganization(role)
}

/**
 * CALL-34: members can change the reminders of clients that they created. If `createdBy` is undefined, the function
 * returns true, because the backend decides.
 */
export function canEditReminders(
  { id, role }: Pick<User, 'id' | 'role'>,
  { createdBy }: { readonly createdBy?: number | null | undefined },
): boolean {
  return seesWholeOrganization(role) || createdBy === undefined || createdBy === id
}

/** PROF-51: true if a user with this role can add and delete profiles. */
export function canManageProfiles(role: UserRole): boolean {
  return seesWholeOrganization(role)
}
