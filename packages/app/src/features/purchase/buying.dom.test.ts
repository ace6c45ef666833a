import { canManageProfiles, creditTopUps, plans, type UserRole } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { pathnameAtom } from '../../shared/router/search.ts'
import { organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { profileFillMutationAtom, startCreationAtom } from './creation.ts'
import { creationAtom, isCreationDueAtom, unfinishedProfilesAtom } from './creationState.ts'
import { backgroundPaymentsAtom, choiceAtom } from './flow.ts'
import { abandonPurchaseAtom, buyAtom, settlePurchaseAtom } from './payment.ts'
import { profileDraftAtom } from './profileDraft.ts'
import { cancelPaymentAtom, purchaseAtoms, type PurchaseKind } from './purchase.ts'
import { isPaidAtoms } from './purchaseWatch.ts'

let app: SimulatedApp
const stops: (() => void)[] = []

beforeEach(() => {
  // Each payment page opens from its link: windows have a test of their own.
  vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  app.close()
  vi.restoreAllMocks()
})

/** Shows the app in a window, or in the same one after a reload. */
async function show(store: AppStore): Promise<AppStore> {
  const shown = [choiceAtom, isCreationDueAtom, unfinishedProfilesAtom, isPaidAtoms.plan, isPaidAtoms.credits]
  stops.push(...shown.map((each) => store.sub(each, () => {})))
  await vi.waitUntil(() => store.get(userAtom) && store.get(organizationQueryAtom).data, 10_000)
  return store
}
async function opens(scenario: string): Promise<AppStore> {
  app = startSimulatedApp(scenario)
  return show(app.store)
}
/** Reads again what is polled. */
const poll = (store: AppStore) => store.get(queryClientAtom).refetchQueries()
const figures = (store: AppStore) => ({
  profiles: store.get(userAtom)?.paidProfilesCount,
  credits: store.get(organizationQueryAtom).data?.aiCreditsTotal,
})
/** How many profiles the server has. */
async function profileCount(): Promise<unknown> {
  const response: { count: number } = await (await fetch('http://tandem.test/api/v2/profiles?limit=100')).json()
  return response.count
}
const creations = async () => (await app.calls()).filter((call) => call === 'profileWizardCreate 201').length

interface Offer {
  readonly kind: PurchaseKind
  readonly path: string
  readonly order: object
  readonly profiles: number
  readonly credits: number
}
const offers: readonly Offer[] = [
  ...plans.map(({ option, paymentPath, profiles, customMessages }) => ({
    kind: 'plan' as const,
    path: paymentPath,
    order: { plan: option },
    profiles,
    credits: customMessages,
  })),
  ...creditTopUps.map(({ credits, paymentPath }) => ({
    kind: 'credits' as const,
    path: paymentPath,
    order: { credits },
    profiles: 0,
    credits,
  })),
]

describe.each(offers)('$path', ({ kind, path, order, profiles, credits }) => {
  test('BILL-29, BILL-30 is cancelled, declined, pending, paid in the end, and charged once', async () => {
    const store = await opens('new-user')
    const before = figures(store)
    store.set(buyAtom, kind, path)
    store.set(pathnameAtom, path)
    store.set(cancelPaymentAtom)
    expect(store.get(purchaseAtoms[kind])).toBeUndefined()
    store.set(pathnameAtom, '/')

    store.set(buyAtom, kind, path)
    const { orderId } = store.get(purchaseAtoms[kind]) ?? {}
    const pays = (card: string) => app.control('/checkout', { ...order, orderId, card })
    await pays('4000000000000002')
    await poll(store)
    expect([store.get(isPaidAtoms[kind]), figures(store)]).toEqual([false, before])

    await pays('4000000000009995')
    // The payment page is opened again, and paid again: it is the same order.
    await pays('4242424242424242')
    const reloaded = await show(app.openWindow())
    expect(reloaded.get(backgroundPaymentsAtom)).toEqual([kind])
    await poll(reloaded)
    expect(reloaded.get(isPaidAtoms[kind])).toBe(false)

    await app.control('/clock', { advanceMs: 30_000 })
    await poll(reloaded)
    await vi.waitUntil(() => reloaded.get(isPaidAtoms[kind]), 10_000)
    reloaded.set(settlePurchaseAtom, kind)
    expect(reloaded.get(waitingToastsAtom)).toHaveLength(1)
    const paid = { profiles: profiles + (before.profiles ?? 0), credits: credits + (before.credits ?? 0) }
    expect(figures(reloaded)).toEqual(paid)
    await app.control('/clock', { advanceMs: 60_000 })
    await poll(reloaded)
    expect(figures(reloaded)).toEqual(paid)
    // What a browser says to its other windows.
    window.dispatchEvent(new StorageEvent('storage', { key: 'purchases' }))
    expect(store.get(purchaseAtoms[kind])).toBeUndefined()
  })
})

test('BILL-20 reports only the plan that was paid for', async () => {
  const boughtAfter = async (chosen: string, paid: string) => {
    const store = app.openWindow()
    await show(store)
    store.set(buyAtom, 'plan', chosen)
    await app.control('/checkout', { plan: paid, card: '4242424242424242' })
    await poll(store)
    await vi.waitUntil(() => store.get(isPaidAtoms.plan), 10_000)
    store.set(settlePurchaseAtom, 'plan')
    return store.get(profileDraftAtom).plan
  }
  const store = await opens('new-user')
  store.set(buyAtom, 'plan', '/payment-50profiles-monthly')
  store.set(abandonPurchaseAtom, 'plan')
  expect(store.get(profileDraftAtom).plan).toBeNull()
  expect(await boughtAfter('/payment-50profiles-monthly', 'outreach-1-profile')).toBeNull()
  expect(await boughtAfter('/payment-10profiles-monthly', 'outreach-10-profiles')).toBe('outreach-10-profiles')
})

describe.each(plans)('the first profile of $option', ({ option, paymentPath }) => {
  test('BILL-18, BILL-21 is created once by two windows, and by reloads at each moment', async () => {
    const store = await opens('new-user')
    store.set(buyAtom, 'plan', paymentPath)
    const { orderId } = store.get(purchaseAtoms.plan) ?? {}
    const other = await show(app.openWindow())
    await app.control('/checkout', { plan: option, orderId, card: '4242424242424242' })
    for (const each of [store, other]) {
      await poll(each)
      await vi.waitUntil(() => each.get(isPaidAtoms.plan), 10_000)
      each.set(settlePurchaseAtom, 'plan')
    }
    const afterPayment = await show(app.openWindow())
    await Promise.all([store, other, afterPayment].map((each) => each.set(startCreationAtom)))
    const afterCreation = await show(app.openWindow())
    await afterCreation.set(startCreationAtom)
    expect([await creations(), await profileCount()]).toEqual([1, 1])
    expect([store, other, afterPayment, afterCreation].some((each) => each.get(isCreationDueAtom))).toBe(false)
  })
})

describe.each([
  ['is lost', { lostResponse: true }],
  ['is malformed', { malformed: true }],
  ['is a 500', { status: 500 }],
] as const)('a response that %s', (_, fault) => {
  test.each([true, false])('SHELL-47 creates once; the backend knows keys: %s', async (knowsKeys) => {
    const store = await opens('new-user')
    await app.control('/checkout', { plan: 'outreach-10-profiles', card: '4242424242424242' })
    await poll(store)
    if (!knowsKeys) await app.control('/faults', { operationId: 'profileWizardCreate', ignoresKeys: true })

    await app.control('/faults', { operationId: 'profileWizardCreate', times: 1, ...fault })
    await store.set(startCreationAtom)
    if (store.get(creationAtom)?.at === 'failed') await store.set(startCreationAtom)
    const creation = store.get(creationAtom)
    if (creation?.at !== 'details') throw new Error('no profile was created')

    await app.control('/faults', { operationId: 'profileWizardFill', times: 1, ...fault })
    const fill = { login: 'jane@example.com', password: 'a secret' }
    const send = () => store.set(profileFillMutationAtom, { profileId: creation.profileId, country: 'US', fill })
    await send().catch(() => send())
    expect(store.get(creationAtom)).toBeUndefined()
    const calls = await app.calls()
    const took = (id: string) => calls.filter((call) => call === `${id} 200` || call === `${id} 201`).length
    expect([await profileCount(), took('profileWizardCreate') <= 1]).toEqual([1, true])
  })
})

describe.each<UserRole>(['org_owner', 'org_manager', 'org_member'])('for %s', (role) => {
  test.each([0, 1])(
    'BILL-44 only roles that may add profiles choose the plan and create paid profiles: %i paid',
    async (paid) => {
      app = startSimulatedApp('new-user')
      const user: object = await (await fetch('http://tandem.test/api/v2/users/me')).json()
      const body = { ...user, role, paidProfilesCount: paid }
      await app.control('/faults', { operationId: 'userMe', status: 200, body })
      const store = await show(app.store)
      const isAllowed = canManageProfiles(role)
      expect(store.get(userAtom)).toMatchObject({ role, paidProfilesCount: paid })
      expect(store.get(choiceAtom)).toBe(isAllowed && paid === 0 ? 'plan' : undefined)
      expect(store.get(isCreationDueAtom)).toBe(isAllowed && paid === 1)
    },
  )
})
