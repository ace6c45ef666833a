import { describe, expect, test } from 'vitest'
import { testProfile } from '../../testing/testProfile.ts'
import { profileHealth } from './health.ts'
import { type Profile } from './schema.ts'

const profile: Profile = {
  ...testProfile,
  cloudTime: '1:00 / 8:00',
  schedule: '*',
  automationSchedule: { fr: [{ start: '09:00', end: '18:00' }] },
}
const sequence = { status: 'active', schedule: null, scheduleTimezone: 'UTC' } as const
const friday = Date.parse('2026-11-20T09:00:00Z')
const saturday = Date.parse('2026-11-21T09:00:00Z')

describe('PROF-50 the health of a profile', () => {
  test('PROF-50 reports no problem while the profile can send', () => {
    expect(profileHealth(profile, sequence, friday)).toEqual({ problem: undefined })
  })

  test.each<[string, Partial<Profile>, string]>([
    ['an empty slot', { slotStatus: 'empty' }, 'emptySlot'],
    ['a new profile', { status: 'new' }, 'notAttached'],
    ['a lost connection', { connected: false, status: 'error' }, 'disconnected'],
    ['automation that is off', { automationEnabled: false }, 'automationOff'],
    ['no client', { clientId: null, sequenceId: null }, 'noClient'],
    ['no sequence', { sequenceId: null }, 'noSequence'],
    ['no hours at all', { automationSchedule: {} }, 'noHours'],
    ['the weekly limit', { connectionRequestsLimitationType: 'weekly' }, 'weeklyLimit'],
    ['the daily limit', { connectionRequestsCount: 5 }, 'dailyLimit'],
    ['used cloud time', { cloudTime: '8:00 / 8:00 (used)' }, 'cloudTime'],
    [
      'used cloud time instead of a daily limit that is also reached',
      { cloudTime: '(used)', connectionRequestsCount: 5 },
      'cloudTime',
    ],
  ])('PROF-50 reports %s', (_case, changes, problem) => {
    expect(profileHealth({ ...profile, ...changes }, sequence, friday)).toEqual({ problem })
  })

  test('PROF-50 reports a sequence that does not run, and hours that begin later', () => {
    expect(profileHealth(profile, { ...sequence, status: 'paused' }, friday)).toEqual({ problem: 'sequenceOff' })
    expect(profileHealth(profile, sequence, saturday)).toEqual({
      problem: 'outsideHours',
      until: Date.parse('2026-11-27T09:00:00Z'),
    })
  })

  test('PROF-50 reports only the first of several problems', () => {
    const stuck: Profile = { ...profile, connected: false, status: 'error', automationEnabled: false, sequenceId: null }
    expect(profileHealth(stuck, undefined, saturday)).toEqual({ problem: 'disconnected' })
    expect(profileHealth({ ...stuck, connected: true }, undefined, saturday)).toEqual({ problem: 'automationOff' })
  })
})
