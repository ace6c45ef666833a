import * as v from 'valibot'
import { count, email, id, nameText, patchBody } from '../scalars.ts'

/** Owner and manager see everything of the organization, a member own profiles and what runs on them (decisions, 'Roles'). */
export const UserRole = v.picklist(['org_owner', 'org_manager', 'org_member'])
export type UserRole = v.InferOutput<typeof UserRole>

export const UserStatus = v.picklist(['active', 'disabled'])
export type UserStatus = v.InferOutput<typeof UserStatus>

/** A person of the organization: the current user, or a team member. */
export const User = v.object({
  id,
  name: v.string(),
  email: v.string(),
  role: UserRole,
  status: UserStatus,
  organizationId: id,
  /** Profiles that the organization has paid for. */
  paidProfilesCount: count,
  /** Profiles of the organization that exist. */
  profilesCount: count,
  /** Profiles that this person works with. */
  profileIds: v.array(id),
})
export type User = v.InferOutput<typeof User>

/** A user as the team list shows them. */
export const TeamMember = v.pick(User, ['id', 'name', 'email', 'role', 'status', 'profileIds'])
export type TeamMember = v.InferOutput<typeof TeamMember>

export const UserPatch = patchBody({ name: nameText(), email })
export type UserPatch = v.InferOutput<typeof UserPatch>
