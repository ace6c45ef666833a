import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { columnPreferences, columnPreferencesKey } from './column.ts'
import { customAttributeValue, isAttributeNameTaken } from './customAttribute.ts'
import { formatPrice, paymentOrder, paymentPaths, paymentUrl, planSold } from './payment.ts'
import {
  attachOutcome,
  canAcceptAllRequests,
  isAboveGuidance,
  isDailyLimit,
  needsReconnecting,
  patchedClientId,
  reachedLimit,
  slotActions,
} from './profile.ts'
import { areDelaysInOrder } from './profileDelay.ts'
import { isCreationDue, isPlanDue, isPurchaseDetected, planOf, subscriptionOfCode } from './purchase.ts'
import { isRetried, retryDelayMs } from './retry.ts'
import { canSeeTeam, hasProfilesTab, seesProfile } from './role.ts'
import { timeZoneId, timeZoneNames, timeZoneOfId, timeZoneOptions } from './timeZoneOption.ts'
import { dueWithdrawals } from './withdrawal.ts'

describe('profiles', () => {
  const free = {
    cloudTime: '2h',
    connectionRequestsCount: 3,
    connectionRequestsLimit: 5,
    connectionRequestsLimitationType: null,
  }

  it('name the limit that is reached: weekly, requests, cloud time, or cloud time and requests', () => {
    expect(reachedLimit(free)).toBeUndefined()
    expect(reachedLimit({ ...free, connectionRequestsLimitationType: 'weekly' })).toBe('weekly')
    expect(reachedLimit({ ...free, connectionRequestsCount: 5 })).toBe('requests')
    expect(reachedLimit({ ...free, cloudTime: '2h (used)' })).toBe('cloudTime')
    expect(reachedLimit({ ...free, cloudTime: '2h (used)', connectionRequestsCount: 6 })).toBe('cloudTimeAndRequests')
  })

  it('daily limits are whole, 0-100 requests and 0-200 messages; above 30 and 50 the guidance warns', () => {
    expect([0, 100, 101, -1, 2.5, Number.NaN].map((value) => isDailyLimit('connectionRequests', value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect([200, 201].map((value) => isDailyLimit('messages', value))).toEqual([true, false])
    expect([30, 31].map((value) => isAboveGuidance('connectionRequests', value))).toEqual([false, true])
    expect([50, 51].map((value) => isAboveGuidance('messages', value))).toEqual([false, true])
  })

  it('delayFromSecs is at most delayToSecs', () => {
    expect([
      areDelaysInOrder({ delayFromSecs: 5, delayToSecs: 5 }),
      areDelaysInOrder({ delayFromSecs: 6, delayToSecs: 5 }),
      areDelaysInOrder({ delayToSecs: 5 }),
    ]).toEqual([true, false, true])
  })

  it('offer Attach when new, View when assigned, Add and Delete slot when empty', () => {
    expect(slotActions({ status: 'new', slotStatus: 'assigned' })).toEqual(['attach', 'view'])
    expect(slotActions({ status: 'ok', slotStatus: 'assigned' })).toEqual(['view'])
    expect(slotActions({ status: 'new', slotStatus: 'empty' })).toEqual(['add', 'deleteSlot'])
    expect([
      needsReconnecting({ status: 'ok', connected: false }),
      needsReconnecting({ status: 'new', connected: false }),
    ]).toEqual([true, false])
  })

  it("accepting all requests is hidden when the subscription includes 'appsumo_'", () => {
    expect([
      canAcceptAllRequests({ subscription: 'appsumo_tier2' }),
      canAcceptAllRequests({ subscription: 'default' }),
    ]).toEqual([false, true])
  })

  it('attaching ends with success, error, or a warning when the profile is still new after 30 tries', () => {
    expect([attachOutcome({ status: 'ok' }, 1), attachOutcome({ status: 'error' }, 30)]).toEqual(['success', 'error'])
    expect([attachOutcome({ status: 'new' }, 29), attachOutcome({ status: 'new' }, 30)]).toEqual(['pending', 'warning'])
  })

  it('names of custom attributes are unique', () => {
    const attributes = [{ id: 1, name: 'Budget' }]
    expect([
      isAttributeNameTaken(' budget ', attributes),
      isAttributeNameTaken('budget', attributes, 1),
      isAttributeNameTaken('Budgets', attributes),
    ]).toEqual([true, false, false])
  })

  it('a patch sends clientId null when it is 0, and an empty custom attribute as null', () => {
    expect([0, 4, null].map(patchedClientId)).toEqual([null, 4, null])
    expect(['', '  ', ' x', null].map(customAttributeValue)).toEqual([null, null, ' x', null])
  })

  it('requests not accepted for 3 weeks are withdrawn, oldest first, at most 49 a day', () => {
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

describe('purchase', () => {
  it('is detected when paidProfilesCount rises above its earlier value', () => {
    expect([9, 10, 11].map((paidProfilesCount) => isPurchaseDetected(10, { paidProfilesCount }))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('creation is due when paid profiles exceed profiles, and requested only once', () => {
    const user = { paidProfilesCount: 2, profilesCount: 1 }
    expect([
      isCreationDue(user, false),
      isCreationDue(user, true),
      isCreationDue({ ...user, profilesCount: 2 }, false),
    ]).toEqual([true, false, false])
  })

  it('the plan modal opens with zero paid profiles, but not on /monthlyPayment', () => {
    expect([
      isPlanDue({ paidProfilesCount: 0 }, '/'),
      isPlanDue({ paidProfilesCount: 0 }, '/monthlyPayment'),
      isPlanDue({ paidProfilesCount: 1 }, '/'),
    ]).toEqual([true, false, false])
  })

  it('codes and options name their tier and plan', () => {
    expect(['TIER1-AB12', ' tier3xyz', 'TIER4', 'XTIER1', ''].map(subscriptionOfCode)).toEqual([
      'appsumo_tier1',
      'appsumo_tier3',
      undefined,
      undefined,
      undefined,
    ])
    expect(planOf('outreach-30-profiles')).toMatchObject({
      price: 799,
      isHighlighted: true,
      customMessages: 1200,
      agentActions: 600,
    })
  })
})

describe('payment pages', () => {
  it('are those of four plans, three top-ups and eight earlier plans, each with its order', () => {
    expect(paymentPaths).toHaveLength(4 + 3 + 8)
    expect(new Set(paymentPaths.map((path) => paymentOrder(path)?.key)).size).toBe(paymentPaths.length)
    expect(paymentOrder('/payment-10profiles-monthly')).toMatchObject({
      kind: 'plan',
      key: 'outreach-10-profiles',
      plan: { price: 499 },
    })
    expect(paymentOrder('/payment-ai-credits-1000')).toMatchObject({ kind: 'credits', topUp: { price: 39 } })
    expect(paymentOrder('/payment-trio-explorer-annually')).toMatchObject({
      kind: 'earlierPlan',
      isAnnual: true,
      plan: { profiles: 3 },
    })
    expect(paymentOrder('/payment-99profiles-monthly')).toBeUndefined()
  })

  it('sell profiles: each plan at least one, an earlier one the same by the month and by the year', () => {
    const keys = paymentPaths.flatMap((path) => paymentOrder(path) ?? []).filter(({ kind }) => kind !== 'credits')
    expect(keys.map(({ key }) => (planSold(key)?.profiles ?? 0) > 0)).toEqual(keys.map(() => true))
    expect(planSold('unlimited-cloud-monthly')).toEqual(planSold('unlimited-cloud-annually'))
    expect([planSold('ai-credits-250'), planSold('explorer'), planSold('outreach-2-profiles')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('lead to the configured address with {plan} replaced', () => {
    expect(paymentUrl('https://pay.example/{plan}?p={plan}', { key: 'outreach-1-profile' })).toBe(
      'https://pay.example/outreach-1-profile?p=outreach-1-profile',
    )
    expect([paymentUrl(undefined, { key: 'x' }), paymentUrl('', { key: 'x' })]).toEqual([undefined, undefined])
    expect([99, 0.5, 1299].map(formatPrice)).toEqual(['$99', '$0.50', '$1,299'])
  })
})

describe('columns', () => {
  const columns = [{ id: 'name' }, { path: 'company' }, { path: 'customAttributes.3' }]

  it('preferences are kept while the set of columns is the same, whatever its order, and reset when it differs', () => {
    const keys = ['name', 'company', 'customAttributes.3']
    const someSaved = fc.array(fc.record({ key: fc.constantFrom(...keys, 'other'), enabled: fc.boolean() }), {
      maxLength: 5,
    })
    holds(
      fc.property(
        fc.oneof(
          someSaved,
          fc.shuffledSubarray(keys, { minLength: 3 }).map((list) => list.map((key) => ({ key, enabled: false }))),
        ),
        (saved) => {
          const isSameSet =
            saved
              .map(({ key }) => key)
              .toSorted()
              .join() === keys.toSorted().join()
          expect(columnPreferences(columns, saved)).toEqual(
            isSameSet ? saved : keys.map((key) => ({ key, enabled: true })),
          )
        },
      ),
    )
    expect(columnPreferences(columns, undefined).every(({ enabled }) => enabled)).toBe(true)
    expect(columnPreferencesKey('recipients')).toBe('recipients_filtersData')
  })
})

describe('time zones', () => {
  it('each zone that the runtime knows has an id of its own that leads back to it', () => {
    const names = timeZoneNames()
    expect(names.length).toBeGreaterThan(400)
    expect(new Set(names.map(timeZoneId)).size).toBe(names.length)
    expect(names.every((name) => timeZoneId(name) > 0 && timeZoneOfId(timeZoneId(name)) === name)).toBe(true)
    expect(timeZoneOfId(1)).toBeUndefined()
  })

  it('ids are stable: they are saved by servers', () => {
    expect(['UTC', 'Europe/Berlin', 'America/New_York'].map(timeZoneId)).toEqual([
      1_614_228_286, 413_150_826, 63_643_694,
    ])
  })

  it('options show their current offset, from west to east', () => {
    const labelIn = (now: string) => timeZoneOptions(now).find(({ name }) => name === 'Europe/Berlin')?.label
    expect([labelIn('2026-11-21T00:00:00Z'), labelIn('2026-07-21T00:00:00Z')]).toEqual([
      '(UTC+01:00) Europe/Berlin',
      '(UTC+02:00) Europe/Berlin',
    ])
    const offsets = timeZoneOptions('2026-11-21T00:00:00Z').map(({ offsetMs }) => offsetMs)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  })
})

describe('roles and retries', () => {
  it('members do not see the team; owners and managers have no profiles tab', () => {
    const roles = ['org_owner', 'org_manager', 'org_member'] as const
    expect(roles.map(canSeeTeam)).toEqual([true, true, false])
    expect(roles.map(hasProfilesTab)).toEqual([false, false, true])
    expect(roles.map((role) => seesProfile({ role, profileIds: [] }, 4))).toEqual([true, true, false])
    expect(seesProfile({ role: 'org_member', profileIds: [4] }, 4)).toBe(true)
  })

  it('failed queries are retried 3 times, 1 s doubling, capped at 30 s', () => {
    expect([0, 1, 2, 3].map(isRetried)).toEqual([true, true, true, false])
    expect([0, 1, 2, 4, 5, 40].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000])
  })
})
