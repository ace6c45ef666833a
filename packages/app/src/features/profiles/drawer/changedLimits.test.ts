import { type Profile } from '@tandem/contract'
import { expect, it } from 'vitest'
import { changedLimits } from './changedLimits.ts'
import { formValuesOf } from './profileForm.ts'
import { schedulesOf } from './scheduleForm.ts'

const profile: Profile = {
  id: 1,
  key: 1,
  name: 'Tom Hill',
  url: null,
  title: null,
  company: null,
  industry: null,
  location: null,
  clientId: 4,
  sequenceId: 7,
  ip: null,
  vm: null,
  country: 'DE',
  dateAdded: '2026-01-01T00:00:00.000Z',
  status: 'ok',
  slotStatus: 'assigned',
  connected: true,
  automationEnabled: true,
  fastResponseEnabled: true,
  acceptConnectionRequests: false,
  withdrawOldConnectionRequests: false,
  hasSalesNavigator: false,
  messagesLimit: 20,
  connectionRequestsLimit: 5,
  connectionRequestsCount: 0,
  connectionRequestsLimitationType: null,
  delayFromSecs: 300,
  delayToSecs: 600,
  cloudTime: null,
  timezone: null,
  schedule: null,
  automationSchedule: '*',
  scheduleTimezone: 'UTC',
  subscription: 'default',
  subscriptionTitle: '1 profile',
  aiCredits: 10,
  priceMonthly: 99,
  customAttributes: {},
}

it('SEQ-166 takes what a form changes of limits and hours, and nothing else', () => {
  const general = formValuesOf(profile)
  expect(changedLimits(profile, general)).toBeUndefined()
  expect(changedLimits(profile, { ...general, name: 'Tom', hasSalesNavigator: true })).toBeUndefined()
  expect(changedLimits(profile, { ...general, connectionRequestsLimit: 9, name: 'Tom' })).toEqual({
    connectionRequestsLimit: 9,
  })
  // A schedule that does not restrict shows as 24/7.
  expect(changedLimits(profile, schedulesOf(profile))).toBeUndefined()
  const weekend = { sa: [{ start: '09:00', end: '18:00' }] }
  expect(changedLimits(profile, { ...schedulesOf(profile), schedule: weekend })).toEqual({ schedule: weekend })
  const moved = { ...schedulesOf(profile), schedule: weekend, scheduleTimezone: 'Europe/Vienna' }
  expect(changedLimits(profile, moved)).toBeUndefined()
})
