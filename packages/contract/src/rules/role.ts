import { type User, type UserRole } from '../resources/user.ts'

/** Owner and manager see everything of the organization; a member sees own profiles and what runs on them (decisions, 'Roles'). */
export function seesWholeOrganization(role: UserRole): boolean {
  return role === 'org_owner' || role === 'org_manager'
}

/** Whether a user sees a profile, and with it the sequences, conversations and calls that run on it. */
export function seesProfile({ role, profileIds }: Pick<User, 'role' | 'profileIds'>, profileId: number): boolean {
  return seesWholeOrganization(role) || profileIds.includes(profileId)
}

/** The team's pages answer 403 to a member. */
export function canSeeTeam(role: UserRole): boolean {
  return seesWholeOrganization(role)
}

/** A team member's profiles tab is hidden when that member is owner or manager: they have all profiles (document 2, section 6). */
export function hasProfilesTab(role: UserRole): boolean {
  return !seesWholeOrganization(role)
}
