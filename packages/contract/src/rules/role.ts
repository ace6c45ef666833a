import { type User, type UserRole } from '../resources/user.ts'

/** TEAM-1 */
export function seesWholeOrganization(role: UserRole): boolean {
  return role === 'org_owner' || role === 'org_manager'
}

/** TEAM-1, TEAM-2: whether a user sees a profile and what runs on it: sequences, conversations and calls. */
export function seesProfile({ role, profileIds }: Pick<User, 'role' | 'profileIds'>, profileId: number): boolean {
  return seesWholeOrganization(role) || profileIds.includes(profileId)
}

/** TEAM-3 */
export function canSeeTeam(role: UserRole): boolean {
  return seesWholeOrganization(role)
}

/** TEAM-6: whether a member of this role has a profiles tab. Owners and managers do not: they see all profiles. */
export function hasProfilesTab(role: UserRole): boolean {
  return !seesWholeOrganization(role)
}

/** PROF-51: whether a user can add and delete profiles. */
export function canManageProfiles(role: UserRole): boolean {
  return seesWholeOrganization(role)
}
