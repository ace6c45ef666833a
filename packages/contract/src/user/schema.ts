import * as v from 'valibot'
import { count, email, id, nameText, patchBody, profileId, userId } from '../core/scalars.ts'

/** TEAM-1, TEAM-2 */
export const UserRole = v.picklist(['org_owner', 'org_manager', 'org_member'])
export type UserRole = v.InferOutput<typeof UserRole>

/** A disabled user cannot sign in (AUTH-12). */
export const UserStatus = v.picklist(['active', 'disabled'])
export type UserStatus = v.InferOutput<typeof UserStatus>

/** SHELL-52, TEAM-10 */
export const User = v.object({
  id: userId,
  name: v.string(),
  email: v.string(),
  role: UserRole,
  status: UserStatus,
  organizationId: id,
  paidProfilesCount: count,
  /** Number of the organization's profiles, including empty slots. */
  profilesCount: count,
  profileIds: v.array(profileId),
  /** AUTH-26: undefined for a backend without email confirmation. */
  isEmailConfirmed: v.optional(v.boolean()),
})
export type User = v.InferOutput<typeof User>

/** TEAM-4 */
export const TeamMember = v.pick(User, ['id', 'name', 'email', 'role', 'status', 'profileIds'])
export type TeamMember = v.InferOutput<typeof TeamMember>

/** TEAM-9: two users cannot have the same email address. */
export const UserPatch = patchBody({ name: nameText(), email })
export type UserPatch = v.InferOutput<typeof UserPatch>
