import { testProfile } from '@tandem/contract/testing/testProfile.ts'
import { type Profile } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { profileFormValuesOf, profileForm } from './profileForm.ts'
import { scheduleChanges, schedulesOf } from './scheduleForm.ts'

const profile: Profile = {
  ...testProfile,
  sequenceId: null,
  ip: '203.0.113.2',
  country: null,
  automationSchedule: { fr: [{ start: '09:00', end: '18:00' }] },
  customAttributes: { 1: 'Sales', 2: 'North' },
}

const patchOf = (changes: object) => v.safeParse(profileForm(profile), { ...profileFormValuesOf(profile), ...changes })
const errorsOf = (changes: object) => patchOf(changes).issues?.map((issue) => [v.getDotPath(issue), issue.message])

describe('the form of a profile', () => {
  test('PROF-26, PROF-31 the form sends only changed fields', () => {
    expect(patchOf({}).output).toEqual({})
    expect(
      patchOf({ ip: ' ', country: 'DE', messagesLimit: 30, attribute1: '', attribute3: 'East', vm: '' }).output,
    ).toEqual({ ip: null, country: 'DE', messagesLimit: 30, customAttributes: { 1: null, 3: 'East' } })
  })

  test('PROF-27 the form sends null if no client is chosen', () => {
    expect(patchOf({ clientId: 0 }).output).toEqual({ clientId: null })
    expect(patchOf({ clientId: null }).output).toEqual({ clientId: null })
    expect(patchOf({ clientId: 7 }).output).toEqual({ clientId: 7 })
  })

  test('PROF-24, PROF-33 the form shows each error at the invalid field', () => {
    expect(errorsOf({ name: ' ' })).toEqual([['name', expect.any(String)]])
    expect(errorsOf({ connectionRequestsLimit: 101, messagesLimit: '2x' })).toEqual([
      ['messagesLimit', expect.any(String)],
      ['connectionRequestsLimit', expect.any(String)],
    ])
    expect(errorsOf({ delayFromSecs: 900 })).toEqual([
      ['delayToSecs', 'The shortest pause cannot be above the longest.'],
    ])
  })

  test('PROF-29 the form sends only changed schedules', () => {
    const values = schedulesOf(profile)
    expect(values.schedule).toBe('*')
    expect(scheduleChanges(profile, { ...values, scheduleTimezone: 'Europe/Berlin' })).toEqual({
      scheduleTimezone: 'Europe/Berlin',
    })
    expect(scheduleChanges(profile, { ...values, schedule: {} })).toEqual({ schedule: {} })
  })
})
