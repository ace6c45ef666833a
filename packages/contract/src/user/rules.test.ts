import { describe, expect, test } from 'vitest'
import { canEditReminders, canManageAttributes, canSeeTeam, hasProfilesTab, seesWholeOrganization } from './rules.ts'

describe('roles', () => {
  const roles = ['org_owner', 'org_manager', 'org_member'] as const

  test('RECIP-31 owners and managers rename and delete custom attributes', () => {
    expect(roles.map(canManageAttributes)).toEqual([true, true, false])
  })

  test('CALL-34 a member can change the call reminders only of clients that they have created', () => {
    const allowed = (createdBy: number | null | undefined) =>
      roles.map((role) => canEditReminders({ id: 4, role }, { createdBy }))
    expect(allowed(4)).toEqual([true, true, true])
    expect(allowed(5)).toEqual([true, true, false])
    expect(allowed(null)).toEqual([true, true, false])
    // A backend that leaves out `createdBy` checks the permission itself.
    expect(allowed(undefined)).toEqual([true, true, true])
  })

  test('TEAM-1 owners and managers see all profiles, members only their profiles', () => {
    expect(roles.map(seesWholeOrganization)).toEqual([true, true, false])
  })

  test('TEAM-3 members do not see the team', () => {
    expect(roles.map(canSeeTeam)).toEqual([true, true, false])
  })

  test('TEAM-6 only members have a profiles tab', () => {
    expect(roles.map(hasProfilesTab)).toEqual([false, false, true])
  })
})
