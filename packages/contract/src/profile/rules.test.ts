import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attachOutcome,
  canAcceptAllRequests,
  dueWithdrawals,
  isAboveGuidance,
  needsReconnecting,
  patchedClientId,
  profileConnection,
  profileStatsWindow,
  reachedLimit,
  slotActions,
} from './rules.ts'
import { areDelaysInOrder } from './schema.ts'
import { holds } from '../../testing/holds.ts'

describe('profiles', () => {
  const free = {
    cloudTime: '2h',
    connectionRequestsCount: 3,
    connectionRequestsLimit: 5,
    connectionRequestsLimitationType: null,
  }

  test('PROF-8 the reached limit of a profile can be `requests`, `weekly` or `cloudTimeAndRequests`', () => {
    expect(reachedLimit(free)).toBeUndefined()
    expect(reachedLimit({ ...free, connectionRequestsLimitationType: 'weekly' })).toBe('weekly')
    expect(reachedLimit({ ...free, connectionRequestsCount: 5 })).toBe('requests')
    expect(reachedLimit({ ...free, cloudTime: '2h (used)', connectionRequestsCount: 6 })).toBe('cloudTimeAndRequests')
  })

  test("PROF-9 a profile has used up its cloud time if `cloudTime` contains '(used)'", () => {
    expect(reachedLimit({ ...free, cloudTime: '2h (used)' })).toBe('cloudTime')
    expect([reachedLimit({ ...free, cloudTime: 'used' }), reachedLimit({ ...free, cloudTime: null })]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('PROF-55 a profile counts as not attached while its status is new', () => {
    expect(profileConnection({ status: 'new', connected: true })).toBe('notAttached')
    expect(profileConnection({ status: 'new', connected: false })).toBe('notAttached')
    expect(profileConnection({ status: 'ok', connected: false })).toBe('disconnected')
    expect(profileConnection({ status: 'ok', connected: true })).toBe('connected')
  })

  test('PROF-34 a daily limit has a warning above 30 requests or 50 messages', () => {
    expect([30, 31].map((value) => isAboveGuidance('connectionRequests', value))).toEqual([false, true])
    expect([50, 51].map((value) => isAboveGuidance('messages', value))).toEqual([false, true])
  })

  test('PROF-35 the delayFromSecs of a profile is not greater than its delayToSecs', () => {
    expect([
      areDelaysInOrder({ delayFromSecs: 5, delayToSecs: 5 }),
      areDelaysInOrder({ delayFromSecs: 6, delayToSecs: 5 }),
      areDelaysInOrder({ delayToSecs: 5 }),
    ]).toEqual([true, false, true])
  })

  test("PROF-3 a profile has 'View' and, if it is new, 'Attach'; an empty slot has 'Add' and 'Delete slot'", () => {
    expect(slotActions({ status: 'new', slotStatus: 'assigned' })).toEqual(['attach', 'view'])
    expect(slotActions({ status: 'ok', slotStatus: 'assigned' })).toEqual(['view'])
    expect(slotActions({ status: 'new', slotStatus: 'empty' })).toEqual(['add', 'deleteSlot'])
  })

  test('a profile needs reconnecting if it is not connected, but was attached before', () => {
    expect([
      needsReconnecting({ status: 'ok', connected: false }),
      needsReconnecting({ status: 'new', connected: false }),
    ]).toEqual([true, false])
  })

  test("PROF-25 a profile cannot accept all requests if its subscription includes 'appsumo_'", () => {
    expect([
      canAcceptAllRequests({ subscription: 'appsumo_tier2' }),
      canAcceptAllRequests({ subscription: 'default' }),
    ]).toEqual([false, true])
  })

  test('PROF-15 the attachment of a profile ends with a warning after 30 responses without a result', () => {
    expect([attachOutcome({ status: 'ok' }, 1), attachOutcome({ status: 'error' }, 30)]).toEqual(['success', 'error'])
    expect([attachOutcome({ status: 'new' }, 29), attachOutcome({ status: 'new' }, 30)]).toEqual(['pending', 'warning'])
  })

  test('PROF-45 if the profile already had an error before the popup opened, attaching fails only at the fifth response', () => {
    expect([1, 4, 5].map((tries) => attachOutcome({ status: 'error' }, tries, 'error'))).toEqual([
      'pending',
      'pending',
      'error',
    ])
    expect(attachOutcome({ status: 'ok' }, 1, 'error')).toBe('success')
  })

  test('PROF-6 the statistics of a profile cover the whole of today and the next two days', () => {
    const { start, end } = profileStatsWindow('2026-11-21T12:00:00Z', 'Europe/Berlin')
    expect([start, end]).toEqual([Date.parse('2026-11-21T00:00:00+01:00'), Date.parse('2026-11-23T23:59:59.999+01:00')])
  })

  test('PROF-27 a patch of a profile sends null instead of a clientId of 0', () => {
    expect([0, 4, null].map(patchedClientId)).toEqual([null, 4, null])
  })

  test('PROF-37 at most 49 old requests of a profile are withdrawn a day', () => {
    const now = Date.parse('2026-11-21T10:00:00Z')
    const aRequest = fc.record({
      dateSent: fc.integer({ min: now - 40 * 86_400_000, max: now }),
      isAccepted: fc.boolean(),
    })
    holds(
      fc.property(fc.array(aRequest, { maxLength: 120 }), fc.nat(60), (requests, withdrawnToday) => {
        const due = dueWithdrawals(requests, now, withdrawnToday)
        const old = requests.filter(({ dateSent, isAccepted }) => !isAccepted && now - dateSent > 21 * 86_400_000)
        expect(due).toHaveLength(Math.min(old.length, Math.max(0, 49 - withdrawnToday)))
        expect(due.map(({ dateSent }) => dateSent)).toEqual(
          old
            .map(({ dateSent }) => dateSent)
            .toSorted((a, b) => a - b)
            .slice(0, due.length),
        )
      }),
    )
  })
})
