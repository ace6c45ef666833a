import { describe, expect, test } from 'vitest'
import { canEditReminders, canManageAttributes, canSeeTeam, hasProfilesTab, seesWholeOrganization } from './rules.ts'

describe('roles', () => {
  const roles = ['org_owner', 'org_manager', 'org_member'] as const

  test('RECIP-31 only owners and managers can rename and delete custom attributes', () => {
    expect(roles.map(canManageAttributes)).toEqual([true, true, false])
  })

  test('CALL-34 a member can change the call reminders only of clients that the member created', () => {
    const allowed = (createdBy: number | null | undefined) =>
      roles.map((role) => canEditReminders({ id: 4, role }, { createdBy }))
    expect(allowed(4)).toEqual([true, true, true])
    expect(allowed(5)).toEqual([true, true, false])
    expect(allowed(null)).toEqual([true, true, false])
    // Without `createdBy`, the backend checks the permission.
    expect(allowed(undefined)).toEqual([true, true, true])
  })

  test('TEAM-1 owners and managers see all profiles', () => {
    expect(roles.map(seesWholeOrganization)).toEqual([true, true, false])
  })

  test('TEAM-3 members do not see the team', () => {
    expect(roles.map(canSeeTeam)).toEqual([true, true, false])
  })

  test('TEAM-6 only the drawer of a member has the profiles tab', () => {
    expect(roles.map(hasProfilesTab)).toEqual([false, false, true])
  })
})
