import { type Subscription } from '@tandem/contract'
import { type OrganizationRow, type UserRow } from '../domain/rows/people.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'

/** The email of the user who signs in to every scenario (SIM-1). */
export const demoEmail = 'demo@example.com'
const demoPassword = 'demo'

const team = [
  ['Jordan Avery', demoEmail, 'org_owner', 'active'],
  ['Sofia Marchetti', 'sofia@brightwater.example.com', 'org_manager', 'active'],
  ['Daniel Okafor', 'daniel@brightwater.example.com', 'org_member', 'active'],
  ['Hannah Lindqvist', 'hannah@brightwater.example.com', 'org_member', 'active'],
  ['Rafael Montoya', 'rafael@brightwater.example.com', 'org_member', 'active'],
  ['Mei-Lin Zhao', 'mei-lin@brightwater.example.com', 'org_member', 'active'],
  ['Thomas Whitaker', 'thomas@brightwater.example.com', 'org_manager', 'active'],
  ['Priya Nair', 'priya@brightwater.example.com', 'org_member', 'disabled'],
] as const

export interface OrganizationPlan {
  readonly members: number
  readonly paidProfiles: number
  readonly aiCreditsTotal: number
  readonly subscription?: Subscription
  readonly teamClosesCalls?: boolean
}

/** Adds the organization and its team. The first of the returned users has `demoEmail`. */
export function seedOrganization(
  workspace: TandemWorkspace,
  plan: OrganizationPlan,
): { organization: OrganizationRow; users: readonly UserRow[] } {
  const { organizations, users, customAttributes, profileAttributes } = workspace.tables
  const organization = organizations.insert({
    name: 'Brightwater Outreach',
    aiCreditsUsed: 0,
    aiCreditsTotal: plan.aiCreditsTotal,
    planCredits: 0,
    topUpCredits: 0,
    renewalEventId: null,
    subscription: plan.subscription ?? 'default',
    paidProfilesCount: plan.paidProfiles,
    teamClosesCalls: plan.teamClosesCalls ?? false,
  })
  const members = team.slice(0, plan.members).map(([name, email, role, status]) =>
    users.insert({
      organizationId: organization.id,
      name,
      email,
      password: demoPassword,
      role,
      status,
      isEmailConfirmed: true,
      profileIds: [],
    }),
  )
  for (const name of ['Lead source', 'Company size', 'Notes'])
    customAttributes.insert({ organizationId: organization.id, name })
  for (const name of ['Account owner', 'Sales region'])
    profileAttributes.insert({ organizationId: organization.id, name })
  return { organization, users: members }
}

/** Assigns each profile to one user with the role member. Such a user sees only the assigned profiles. */
export function shareProfiles(
  workspace: TandemWorkspace,
  users: readonly UserRow[],
  profileIds: readonly number[],
): void {
  const members = users.filter(({ role }) => role === 'org_member')
  for (const [index, { id }] of members.entries()) {
    workspace.tables.users.patch(id, { profileIds: profileIds.filter((_, place) => place % members.length === index) })
  }
}
