import { describe, expect, test } from 'vitest'
import { creditTopUps, extraActionPrice } from '../constants.ts'
import {
  currentPlanOf,
  formatPrice,
  includedPlans,
  isCreationDue,
  isPlanDue,
  isPurchaseDetected,
  isTopUpDetected,
  paymentOrder,
  paymentPaths,
  paymentUrl,
  planOf,
  planSold,
} from './rules.ts'

describe('bought AI credits', () => {
  const credits = (aiCreditsUsed: number, aiCreditsTotal: number) => ({ aiCreditsUsed, aiCreditsTotal })

  test('BILL-27 bought credits have arrived if all credits were used up and now some are left', () => {
    expect(isTopUpDetected(credits(250, 250), credits(250, 500))).toBe(true)
    expect(isTopUpDetected(credits(250, 250), credits(250, 250))).toBe(false)
    expect(isTopUpDetected(credits(260, 250), credits(255, 255))).toBe(false)
  })

  test('BILL-28 bought credits have arrived if the total has risen', () => {
    expect(isTopUpDetected(credits(100, 250), credits(101, 250))).toBe(false)
    expect(isTopUpDetected(credits(100, 250), credits(101, 500))).toBe(true)
  })
})

describe('a purchase', () => {
  test('a purchase has succeeded when paidProfilesCount is larger than before the purchase', () => {
    expect([9, 10, 11].map((paidProfilesCount) => isPurchaseDetected(10, { paidProfilesCount }))).toEqual([
      false,
      false,
      true,
    ])
  })

  test('BILL-18 a purchase creates a profile if more profiles are paid than exist, unless the creation was already requested', () => {
    const user = { paidProfilesCount: 2, profilesCount: 1 }
    expect([
      isCreationDue(user, false),
      isCreationDue(user, true),
      isCreationDue({ ...user, profilesCount: 2 }, false),
    ]).toEqual([true, false, false])
  })

  test.each([
    ['default', 10, 'outreach-10-profiles'],
    ['default', 11, undefined],
    ['default', 0, undefined],
    ['appsumo_tier2', 1, undefined],
    ['appsumo_tier2', 3, undefined],
  ] as const)('BILL-40 with the subscription %s and %d paid profiles the current plan is %s', (tier, paid, option) => {
    expect(currentPlanOf(tier, paid)?.option).toBe(option)
  })

  test('BILL-41 a plan counts as included if its number of profiles is at most the number of paid profiles', () => {
    expect([0, 1, 10, 29, 50].map((paid) => includedPlans(paid).length)).toEqual([0, 1, 2, 2, 4])
  })

  test('BILL-2, BILL-3 the plan modal opens automatically if no profile is paid, except on the path /monthlyPayment', () => {
    expect([
      isPlanDue({ paidProfilesCount: 0 }, '/'),
      isPlanDue({ paidProfilesCount: 0 }, '/monthlyPayment'),
      isPlanDue({ paidProfilesCount: 1 }, '/'),
    ]).toEqual([true, false, false])
  })
})

describe('the price list', () => {
  test.each([
    ['BILL-5', 'outreach-1-profile', { price: 99, agentActions: 25, customMessages: 50, isHighlighted: false }],
    ['BILL-6', 'outreach-10-profiles', { price: 499, agentActions: 200, customMessages: 400, isHighlighted: false }],
    ['BILL-7', 'outreach-30-profiles', { price: 799, agentActions: 600, customMessages: 1200, isHighlighted: true }],
    ['BILL-8', 'outreach-50-profiles', { price: 999, agentActions: 800, customMessages: 1600, isHighlighted: false }],
  ] as const)('%s has the plan %s', (_, option, plan) => {
    expect(planOf(option)).toMatchObject(plan)
  })

  test('BILL-9, BILL-25 has the prices of extra actions and AI credits', () => {
    expect(extraActionPrice).toBe(0.5)
    expect(creditTopUps.map(({ credits, price, isRecommended }) => [credits, price, isRecommended])).toEqual([
      [250, 19, false],
      [500, 29, true],
      [1000, 39, false],
    ])
  })
})

describe('payment pages', () => {
  test('BILL-34, BILL-35 sell four plans, eight earlier plans and three top-ups', () => {
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

  test('each plan on a payment page includes at least one profile', () => {
    const keys = paymentPaths.flatMap((path) => paymentOrder(path) ?? []).filter(({ kind }) => kind !== 'credits')
    expect(keys.map(({ key }) => (planSold(key)?.profiles ?? 0) > 0)).toEqual(keys.map(() => true))
    expect(planSold('unlimited-cloud-monthly')).toEqual(planSold('unlimited-cloud-annually'))
    expect([planSold('ai-credits-250'), planSold('explorer'), planSold('outreach-2-profiles')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  const order = { key: 'outreach-1-profile', page: 'https://tandem.example/payment-1profile-monthly', orderId: 'a1' }

  test('BILL-37 a payment page leads to the configured address, in which the bought plan replaces {plan}', () => {
    expect(paymentUrl('https://pay.example/{plan}?p={plan}', order)).toBe(
      'https://pay.example/outreach-1-profile?p=outreach-1-profile',
    )
  })

  test('BILL-43 a payment page leads to an address that contains the order and the return addresses', () => {
    const back = 'https%3A%2F%2Ftandem.example%2Fpayment-1profile-monthly%3Fpayment%3D'
    expect(paymentUrl('https://pay.example/{order}?r={return}&c={cancel}', order)).toBe(
      `https://pay.example/a1?r=${back}returned&c=${back}cancelled`,
    )
  })

  test('BILL-38 a payment page leads to no address if no address is configured', () => {
    expect([paymentUrl(undefined, order), paymentUrl('', order)]).toEqual([undefined, undefined])
  })

  test('BILL-13 a price begins with $', () => {
    expect([99, 0.5, 1299].map(formatPrice)).toEqual(['$99', '$0.50', '$1,299'])
  })
})
