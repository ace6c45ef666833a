import { testProfile } from '@tandem/contract/testing/testProfile.ts'
import { expect, test } from 'vitest'
import { changedLimits } from './changedLimits.ts'
import { profileFormValuesOf } from './profileForm.ts'
import { schedulesOf } from './scheduleForm.ts'

test('SEQ-166 changedLimits returns only the changed limits', () => {
  const general = profileFormValuesOf(testProfile)
  expect(changedLimits(testProfile, general)).toBeUndefined()
  expect(changedLimits(testProfile, { ...general, name: 'Tom', hasSalesNavigator: true })).toBeUndefined()
  expect(changedLimits(testProfile, { ...general, connectionRequestsLimit: 9, name: 'Tom' })).toEqual({
    connectionRequestsLimit: 9,
  })
  // The form shows a missing schedule as 24/7. This difference is not a change.
  expect(changedLimits(testProfile, schedulesOf(testProfile))).toBeUndefined()
  const weekend = { sa: [{ start: '09:00', end: '18:00' }] }
  expect(changedLimits(testProfile, { ...schedulesOf(testProfile), schedule: weekend })).toEqual({ schedule: weekend })
  const moved = { ...schedulesOf(testProfile), schedule: weekend, scheduleTimezone: 'Europe/Vienna' }
  expect(changedLimits(testProfile, moved)).toEqual({ schedule: weekend, scheduleTimezone: 'Europe/Vienna' })
})
