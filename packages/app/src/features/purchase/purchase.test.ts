import { type Organization, type User } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import {
  choiceOn,
  done,
  ownDraft,
  paidOrders,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  reduce,
} from './purchase.ts'

const user: User = {
  id: 1,
  name: 'Jordan Avery',
  email: 'jordan@example.com',
  role: 'org_owner',
  status: 'active',
  organizationId: 7,
  paidProfilesCount: 0,
  profilesCount: 0,
  profileIds: [],
}
const organization: Organization = {
  organizationId: 7,
  subscription: 'default',
  aiCreditsUsed: 250,
  aiCreditsTotal: 250,
}
const start: PurchaseState = {
  user,
  organization,
  unconfirmed: [],
  draft: ownDraft(null, user),
  step: done,
  isPlanDismissed: false,
}
const tenProfiles = '/payment-10profiles-monthly'
const topUp = '/payment-ai-credits-250'
const buyPlan = { is: 'buy', kind: 'plan', path: tenProfiles, orderId: 'a' } as const
const buyCredits = { is: 'buy', kind: 'credits', path: topUp, orderId: 'b' } as const

const after = (state: PurchaseState, ...events: readonly PurchaseEvent[]): PurchaseState => events.reduce(reduce, state)
const at = (step: PurchaseStep): PurchaseState => ({ ...start, step })
/** The state after a poll has read these numbers of profiles. */
const counted = (state: PurchaseState, paidProfilesCount: number, profilesCount: number): PurchaseState =>
  reduce({ ...state, user: { ...user, paidProfilesCount, profilesCount } }, { is: 'figuresRead' })

describe('a payment', () => {
  test('BILL-29 a new payment stores the present numbers of paid profiles and AI credits', () => {
    const figures = { organizationId: 7, paidProfilesCount: 0, aiCreditsUsed: 250, aiCreditsTotal: 250 }
    const { unconfirmed, step } = after(start, { is: 'choose', kind: 'plan' }, buyPlan)
    expect(unconfirmed).toEqual([{ kind: 'plan', path: tenProfiles, orderId: 'a', ...figures }])
    expect(step).toEqual({ at: 'paying', kind: 'plan' })
  })

  test('BILL-30 a payment stays unconfirmed when its window closes, until the user abandons the payment', () => {
    const closed = after(start, buyPlan, buyCredits, { is: 'windowGone' })
    expect([closed.step, closed.unconfirmed.map(({ kind }) => kind)]).toEqual([done, ['plan', 'credits']])
    const reopened = reduce(closed, { is: 'reopen', kind: 'plan' })
    expect(reopened.step).toEqual({ at: 'paying', kind: 'plan' })
    expect(after(reopened, { is: 'abandon', kind: 'credits' }).step).toEqual({ at: 'paying', kind: 'plan' })
    expect(after(reopened, { is: 'abandon', kind: 'plan' })).toMatchObject({
      step: done,
      unconfirmed: [{ kind: 'credits' }],
    })
    expect(reduce(start, { is: 'reopen', kind: 'plan' })).toBe(start)
  })

  test('BILL-31 a new purchase replaces the unconfirmed payment of the same kind', () => {
    const { unconfirmed } = after(start, buyPlan, { ...buyPlan, orderId: 'c' })
    expect(unconfirmed.map(({ orderId }) => orderId)).toEqual(['c'])
  })

  test('BILL-16, BILL-27 a payment has arrived when the number of paid profiles or of AI credits has risen', () => {
    const paying = after(start, buyPlan, buyCredits)
    const paidIn = (state: PurchaseState) => paidOrders(state).map(({ kind }) => kind)
    expect(paidIn(paying)).toEqual([])
    expect(paidIn({ ...paying, user: { ...user, paidProfilesCount: 10 } })).toEqual(['plan'])
    expect(paidIn({ ...paying, organization: { ...organization, aiCreditsTotal: 500 } })).toEqual(['credits'])
    expect(paidIn({ ...paying, organization: undefined })).toEqual([])
  })

  test.each([
    [10, 'outreach-10-profiles'],
    [50, null],
  ])(
    'BILL-20 a payment writes the bought plan to the draft only if the user has as many paid profiles as the plan (%i)',
    (paid, plan) => {
      const paying = after(start, buyPlan)
      const settled = reduce({ ...paying, user: { ...user, paidProfilesCount: paid } }, { is: 'paid', kind: 'plan' })
      expect(settled).toMatchObject({ step: done, unconfirmed: [], draft: { draft: { plan } } })
    },
  )
})

describe('the choice of a plan or of credits', () => {
  test('BILL-2, BILL-3 the choice of a plan opens if no profile is paid, but not on /monthlyPayment', () => {
    expect(choiceOn('/', start)).toBe('plan')
    expect(choiceOn('/monthlyPayment', start)).toBeUndefined()
    expect(choiceOn('/', counted(start, 1, 1))).toBeUndefined()
    const closed = reduce(start, { is: 'leave' })
    expect(choiceOn('/', closed)).toBeUndefined()
    expect(choiceOn('/', reduce(closed, { is: 'choose', kind: 'plan' }))).toBe('plan')
  })

  test('BILL-31, BILL-44 the choice of a plan does not open during the payment of a plan, or for members', () => {
    expect(choiceOn('/', after(start, buyPlan, { is: 'windowGone' }))).toBeUndefined()
    expect(choiceOn('/', after(start, buyCredits, { is: 'windowGone' }))).toBe('plan')
    expect(choiceOn('/', { ...start, user: { ...user, role: 'org_member' } })).toBeUndefined()
  })

  test('closing the choice of credits does not dismiss the choice of a plan', () => {
    expect(after(start, { is: 'choose', kind: 'credits' }, { is: 'leave' })).toEqual(start)
  })

  test('the choice of credits does not open during a payment or during the creation of a profile', () => {
    for (const state of [at({ at: 'creating' }), after(start, buyPlan)])
      expect(reduce(state, { is: 'choose', kind: 'credits' })).toBe(state)
  })
})

describe('the creation of a paid profile', () => {
  test('BILL-18, BILL-21 the creation of a profile begins once for each purchase', () => {
    const creating = counted(reduce(start, { is: 'choose', kind: 'plan' }), 10, 0)
    expect(creating).toMatchObject({ step: { at: 'creating' }, draft: { paidProfilesCount: 10 } })
    const left = after(creating, { is: 'created', profileId: 3 }, { is: 'leave' })
    expect(counted(left, 10, 0).step).toEqual(done)
    expect(counted(left, 30, 1).step).toEqual({ at: 'creating' })
  })

  test('BILL-21 a deleted profile is not created again', () => {
    const complete = counted(start, 1, 1)
    expect(counted(complete, 1, 0).step).toEqual(done)
    expect(counted(complete, 2, 0).step).toEqual({ at: 'creating' })
    expect(counted(counted(start, 10, 10), 1, 0).step).toEqual(done)
  })

  test('BILL-44 the creation of a profile does not begin for members', () => {
    const member: User = { ...user, role: 'org_member', paidProfilesCount: 1 }
    expect(reduce({ ...start, user: member }, { is: 'figuresRead' }).step).toEqual(done)
  })

  test('BILL-19 after a failure, the creation of a profile begins again only if the event “create” arrives', () => {
    const failed = after(counted(start, 1, 0), { is: 'failed', error: 'No slot is left.' })
    expect(failed.step).toEqual({ at: 'failed', error: 'No slot is left.' })
    const closed = reduce(failed, { is: 'leave' })
    expect([closed.isPlanDismissed, counted(closed, 1, 0).step]).toEqual([false, done])
    for (const state of [failed, closed]) expect(reduce(state, { is: 'create' }).step).toEqual({ at: 'creating' })
  })

  test('the creation of a profile waits until the form of another profile is closed', () => {
    const details = at({ at: 'details', profileId: 3, password: '' })
    expect(counted(details, 1, 0).step).toBe(details.step)
    expect(counted(reduce(details, { is: 'filled' }), 1, 0).step).toEqual({ at: 'creating' })
  })

  test.each<[PurchaseEvent, PurchaseStep]>([
    [{ is: 'created', profileId: 3 }, done],
    [{ is: 'failed', error: 'offline' }, done],
    [{ is: 'type', typed: { email: 'a@example.com' }, password: 'secret' }, done],
    [{ is: 'windowGone' }, { at: 'creating' }],
    [{ is: 'create' }, { at: 'creating' }],
  ])('the purchase ignores an event that does not fit the current step: %o', (event, step) => {
    const state = at(step)
    expect(reduce(state, event)).toBe(state)
  })
})

describe('the details of the account', () => {
  const typed = { email: 'jane@example.com', useOneTimeLink: false, oneTimeLinkEmail: '', country: 'AT' } as const
  const details = after(at(done), { is: 'connect', profileId: 3 }, { is: 'type', typed, password: 'secret' })

  test('BILL-23 when the form of the details closes, the purchase removes the password', () => {
    expect(details.step).toEqual({ at: 'details', profileId: 3, password: 'secret' })
    const left = reduce(details, { is: 'leave' })
    expect([left.step, left.draft.draft.email]).toEqual([done, 'jane@example.com'])
    const sent = reduce(details, { is: 'filled' })
    expect(sent).toMatchObject({ step: done, draft: { draft: { email: '', country: null } } })
  })

  test('AUTH-15 the details are not shown to another user of the organization', () => {
    const { draft } = ownDraft(
      { ...details.draft, draft: { ...details.draft.draft, requested: true } },
      { ...user, id: 2 },
    )
    expect(draft).toMatchObject({ email: '', country: null, requested: true })
    expect(ownDraft(details.draft, { ...user, organizationId: 8 })).toMatchObject({
      organizationId: 8,
      draft: { email: '' },
    })
  })
})
