import {
  canManageProfiles,
  creditTopUps,
  idempotencyKeyHeader,
  plans,
  profileWizardCreate,
  type UserRole,
} from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { idempotencyKeysAtom } from '../../shared/api/idempotencyKeys.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { buy } from './payment.ts'
import { profileFillMutationAtom } from './profileCalls.ts'
import { type PurchaseKind } from './purchase.ts'
import { backgroundPaymentsAtom, choiceAtom, purchaseAtom, purchaseStepAtom, unconfirmedAtom } from './purchaseAtoms.ts'
import { runPurchases } from './runPurchases.ts'

let app: SimulatedApp
const stops: (() => void)[] = []

beforeEach(() => {
  // Blocks the payment windows.
  vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

/** Starts the purchases in a window, as a page load does. */
async function show(store: AppStore): Promise<AppStore> {
  stops.push(
    store.sub(choiceAtom, () => {}),
    runPurchases(store),
  )
  await vi.waitUntil(() => store.get(userAtom) && store.get(organizationQueryAtom).data, 10_000)
  return store
}
async function opens(scenario: string): Promise<AppStore> {
  app = startSimulatedApp(scenario)
  return show(app.store)
}
/** Repeats the polled requests. */
const poll = (store: AppStore) => store.get(queryClientAtom).refetchQueries()
const figures = (store: AppStore) => ({
  profiles: store.get(userAtom)?.paidProfilesCount,
  credits: store.get(organizationQueryAtom).data?.aiCreditsTotal,
})
/** The number of profiles on the server. */
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

describe.each(offers)('the payment page $path', ({ kind, path, order, profiles, credits }) => {
  test('BILL-29, BILL-30 an order is charged once', async () => {
    const store = await opens('new-user')
    const before = figures(store)
    buy(store, kind, path)
    store.set(purchaseAtom, { is: 'abandon', kind })
    expect(store.get(unconfirmedAtom)).toEqual([])

    buy(store, kind, path)
    const [bought] = store.get(unconfirmedAtom)
    const pays = (card: string) => app.control('/checkout', { ...order, orderId: bought?.orderId, card })
    await pays('4000000000000002')
    await poll(store)
    expect([store.get(unconfirmedAtom), figures(store)]).toEqual([[bought], before])

    await pays('4000000000009995')
    // The user pays again, for the same order.
    await pays('4242424242424242')
    const reloaded = await show(app.openWindow())
    expect(reloaded.get(backgroundPaymentsAtom)).toEqual([kind])
    await poll(reloaded)
    expect(reloaded.get(unconfirmedAtom)).toEqual([bought])

    await app.control('/clock', { advanceMs: 30_000 })
    await poll(reloaded)
    await vi.waitUntil(() => reloaded.get(unconfirmedAtom).length === 0, 10_000)
    expect(reloaded.get(waitingToastsAtom)).toHaveLength(1)
    const paid = { profiles: profiles + (before.profiles ?? 0), credits: credits + (before.credits ?? 0) }
    await vi.waitFor(() => expect(figures(reloaded)).toEqual(paid), 10_000)
    await app.control('/clock', { advanceMs: 60_000 })
    await poll(reloaded)
    expect(figures(reloaded)).toEqual(paid)
    // A browser sends this event to its other windows.
    window.dispatchEvent(new StorageEvent('storage', { key: 'purchases' }))
    expect(store.get(unconfirmedAtom)).toEqual([])
  })
})

describe.each(plans)('the first profile of $option', ({ option, paymentPath }) => {
  test('BILL-18, BILL-21 is created only once, although the app is open in four windows', async () => {
    const store = await opens('new-user')
    buy(store, 'plan', paymentPath)
    const [bought] = store.get(unconfirmedAtom)
    const other = await show(app.openWindow())
    await app.control('/checkout', { plan: option, orderId: bought?.orderId, card: '4242424242424242' })
    const stores = [store, other]
    await Promise.all(stores.map(poll))
    stores.push(await show(app.openWindow()))
    await vi.waitUntil(() => stores.every((each) => each.get(unconfirmedAtom).length === 0), 10_000)
    await vi.waitUntil(() => stores.every((each) => each.get(purchaseStepAtom).at !== 'creating'), 10_000)
    stores.push(await show(app.openWindow()))
    for (const each of stores) each.set(purchaseAtom, { is: 'leave' })
    await Promise.all(stores.map(poll))
    expect([await creations(), await profileCount()]).toEqual([1, 1])
    expect(stores.map((each) => each.get(purchaseStepAtom).at)).toEqual(stores.map(() => 'done'))
  })
})

describe.each([
  ['is lost', { lostResponse: true }],
  ['is malformed', { malformed: true }],
  ['is a 500', { status: 500 }],
] as const)('after a response that %s', (_, fault) => {
  test.each([true, false])('SHELL-47 one profile is created (idempotency keys work: %s)', async (knowsKeys) => {
    const store = await opens('new-user')
    await app.control('/checkout', { plan: 'outreach-10-profiles', card: '4242424242424242' })
    if (!knowsKeys) await app.control('/faults', { operationId: 'profileWizardCreate', ignoresKeys: true })
    await app.control('/faults', { operationId: 'profileWizardCreate', times: 1, ...fault })
    await poll(store)
    const isOver = () => ['failed', 'details'].includes(store.get(purchaseStepAtom).at)
    await vi.waitUntil(isOver, 10_000)
    if (store.get(purchaseStepAtom).at === 'failed') store.set(purchaseAtom, { is: 'create' })
    await vi.waitUntil(isOver, 10_000)
    const creation = store.get(purchaseStepAtom)
    if (creation.at !== 'details') throw new Error('no profile was created')

    await app.control('/faults', { operationId: 'profileWizardFill', times: 1, ...fault })
    const fill = { login: 'jane@example.com', password: 'a secret' }
    const send = () => store.set(profileFillMutationAtom, { profileId: creation.profileId, country: 'US', fill })
    await send().catch(() => send())
    expect(store.get(purchaseStepAtom)).toEqual({ at: 'done' })
    const calls = await app.calls()
    const took = (id: string) => calls.filter((call) => call === `${id} 200` || call === `${id} 201`).length
    expect([await profileCount(), took('profileWizardCreate') <= 1]).toEqual([1, true])
  })
})

test('SHELL-47 after a lost response, the app finds the created profile and deletes the idempotency key', async () => {
  const store = await opens('new-user')
  await app.control('/checkout', { plan: 'outreach-1-profile', card: '4242424242424242' })
  const keys = store.get(idempotencyKeysAtom)
  const input = { body: { countryId: 'US' } } as const
  const headers = { [idempotencyKeyHeader]: keys.keyOf(profileWizardCreate, input) }
  const body = JSON.stringify(input.body)
  await fetch('http://tandem.test/api/v2/profiles/creation-wizard', { method: 'POST', headers, body })
  store.set(purchaseAtom, { is: 'create' })
  await vi.waitUntil(() => store.get(purchaseStepAtom).at === 'details', 10_000)
  expect([await creations(), keys.isUnanswered(profileWizardCreate, input)]).toEqual([1, false])
})

describe.each<UserRole>(['org_owner', 'org_manager', 'org_member'])('the role %s', (role) => {
  test.each([0, 1])(
    'BILL-44 sees the choice of a plan, or the creation of a paid profile, only if it may add profiles (paid profiles: %i)',
    async (paid) => {
      app = startSimulatedApp('new-user')
      const user: object = await (await fetch('http://tandem.test/api/v2/users/me')).json()
      const body = { ...user, role, paidProfilesCount: paid }
      await app.control('/faults', { operationId: 'userMe', status: 200, body })
      const store = await show(app.store)
      const isAllowed = canManageProfiles(role)
      expect(store.get(userAtom)).toMatchObject({ role, paidProfilesCount: paid })
      expect(store.get(choiceAtom)).toBe(isAllowed && paid === 0 ? 'plan' : undefined)
      expect(store.get(purchaseStepAtom).at === 'done').toBe(!(isAllowed && paid === 1))
    },
  )
})
