import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { endSessionAtom, organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { backgroundPaymentsAtom, choiceAtom, forgetPurchaseFlowAtom, openPaymentAtom } from './flow.ts'
import { abandonPurchaseAtom, buyAtom, settlePurchaseAtom, showPaymentAtom } from './payment.ts'
import { paymentWindowAtoms } from './paymentWindows.ts'
import { purchaseAtoms } from './purchase.ts'
import { isPaidAtoms } from './purchaseWatch.ts'

const onePlan = '/payment-1profile-monthly'
const topUp = '/payment-ai-credits-250'
let app: SimulatedApp
let isClosed = false
const stops: (() => void)[] = []
const close = vi.fn<() => void>()

beforeEach(() => {
  isClosed = false
  allowPopups()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  app.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  close.mockReset()
})

/** A browser that opens a window, which is a frame here. */
function allowPopups() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const popup = frame.contentWindow
  if (!popup) throw new Error('no window')
  Object.defineProperties(popup, {
    closed: { configurable: true, get: () => isClosed },
    close: { value: close },
    focus: { value: () => {} },
  })
  vi.spyOn(window, 'open').mockReturnValue(popup)
}

/** Shows the app in a window: what its screens subscribe to. */
async function show(store: AppStore): Promise<AppStore> {
  const shown = [choiceAtom, backgroundPaymentsAtom, openPaymentAtom, isPaidAtoms.plan, isPaidAtoms.credits]
  stops.push(...shown.map((each) => store.sub(each, () => {})))
  await vi.waitFor(() => expect(store.get(userAtom)).toBeTruthy(), 10_000)
  await vi.waitFor(() => expect(store.get(organizationQueryAtom).data).toBeTruthy(), 10_000)
  return store
}
async function opens(scenario: string): Promise<AppStore> {
  app = startSimulatedApp(scenario)
  return show(app.store)
}
const pays = (order: object) => app.control('/checkout', { card: '4242424242424242', ...order })
/** Reads again what is polled. */
const poll = (store: AppStore) => store.get(queryClientAtom).refetchQueries()
const titles = (store: AppStore) => store.get(waitingToastsAtom).map(({ title }) => title)

test('BILL-29, BILL-31 a reload, or another window, waits for the same payment and offers no second one', async () => {
  const store = await opens('new-user')
  expect(store.get(choiceAtom)).toBe('plan')
  store.set(buyAtom, 'plan', onePlan)
  expect([store.get(openPaymentAtom), store.get(choiceAtom)]).toEqual(['plan', undefined])

  const reloaded = await show(app.openWindow())
  expect(reloaded.get(choiceAtom)).toBeUndefined()
  expect(reloaded.get(backgroundPaymentsAtom)).toEqual(['plan'])
  expect(reloaded.get(purchaseAtoms.plan)).toEqual(store.get(purchaseAtoms.plan))
  await pays({ plan: 'outreach-1-profile' })
  await poll(reloaded)
  await vi.waitFor(() => expect(reloaded.get(isPaidAtoms.plan)).toBe(true), 10_000)
  reloaded.set(settlePurchaseAtom, 'plan')
  expect(titles(reloaded)).toEqual(['Payment received. You can now use 1 profile.'])
  expect(reloaded.get(backgroundPaymentsAtom)).toEqual([])
})

test('BILL-16, BILL-26 polls every 5 s while it waits, also after the payment window was closed', async () => {
  const store = await opens('out-of-credits')
  vi.useFakeTimers()
  store.set(buyAtom, 'plan', onePlan)
  store.set(buyAtom, 'credits', topUp)
  isClosed = true
  await vi.advanceTimersByTimeAsync(200)
  expect(store.get(backgroundPaymentsAtom)).toEqual(['plan', 'credits'])
  const before = await app.calls()
  await vi.advanceTimersByTimeAsync(10_100)
  const polled = (await app.calls()).slice(before.length)
  const counts = ['userMe', 'organizationGet', 'profileWizardGet'].map(
    (id) => polled.filter((call) => call === `${id} 200`).length,
  )
  expect(counts.map((count) => Math.min(count, 2))).toEqual([2, 2, 2])
  store.set(abandonPurchaseAtom, 'plan')
  store.set(abandonPurchaseAtom, 'credits')
  expect(store.get(backgroundPaymentsAtom)).toEqual([])
})

test('BILL-15 reads the user every 5 s while the plan modal shows: a payment made elsewhere closes it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const store = await opens('new-user')
  await pays({ plan: 'outreach-1-profile' })
  await vi.advanceTimersByTimeAsync(5_100)
  await vi.waitFor(() => expect(store.get(userAtom)).toMatchObject({ paidProfilesCount: 1 }), 10_000)
  expect(store.get(choiceAtom)).toBeUndefined()
})

test('BILL-27 a pending payment of credits is noticed after its window was closed', async () => {
  const store = await opens('out-of-credits')
  store.set(buyAtom, 'credits', topUp)
  const order = { credits: 250, card: '4000000000009995', orderId: store.get(purchaseAtoms.credits)?.orderId }
  await pays(order)
  // The page was opened once more and paid again: it is the same order.
  await pays(order)
  isClosed = true
  await vi.waitFor(() => expect(store.get(paymentWindowAtoms.credits)).toBeUndefined(), 10_000)
  await poll(store)
  expect(store.get(isPaidAtoms.credits)).toBe(false)
  const before = store.get(organizationQueryAtom).data?.aiCreditsTotal ?? 0
  await app.control('/clock', { advanceMs: 30_000 })
  await poll(store)
  await vi.waitFor(() => expect(store.get(isPaidAtoms.credits)).toBe(true), 10_000)
  store.set(settlePurchaseAtom, 'credits')
  expect(titles(store)).toEqual(['AI credits purchased.'])
  expect(store.get(organizationQueryAtom).data?.aiCreditsTotal).toBe(before + 250)
})

test('BILL-29 a purchase changes no purchase of another organization', async () => {
  const other = {
    kind: 'plan',
    organizationId: 4711,
    path: onePlan,
    orderId: 'order-of-another',
    paidProfilesCount: 3,
    aiCreditsUsed: 0,
    aiCreditsTotal: 100,
  }
  localStorage.setItem('purchases', JSON.stringify({ version: 1, value: [other] }))
  const stored = (): unknown => JSON.parse(localStorage.getItem('purchases') ?? '')
  const store = await opens('new-user')
  expect(store.get(purchaseAtoms.plan)).toBeUndefined()
  store.set(buyAtom, 'plan', onePlan)
  expect(stored()).toMatchObject({ value: [other, { paidProfilesCount: 0 }] })
  store.set(abandonPurchaseAtom, 'plan')
  expect(stored()).toMatchObject({ value: [other] })
})

test('BILL-30 after "I did not pay" the plans are offered again', async () => {
  const store = await opens('new-user')
  store.set(buyAtom, 'plan', onePlan)
  store.set(abandonPurchaseAtom, 'plan')
  expect(close).toHaveBeenCalledOnce()
  expect([store.get(openPaymentAtom), store.get(choiceAtom), store.get(purchaseAtoms.plan)]).toEqual([
    undefined,
    'plan',
    undefined,
  ])
})

test('BILL-32 a blocked payment page can be opened again', async () => {
  const store = await opens('new-user')
  vi.spyOn(window, 'open').mockReturnValue(null)
  store.set(buyAtom, 'plan', onePlan)
  expect(store.get(paymentWindowAtoms.plan)).toBe('blocked')
  expect(store.set(showPaymentAtom, 'plan')).toBe(false)
  allowPopups()
  expect(store.set(showPaymentAtom, 'plan')).toBe(true)
  expect(store.get(openPaymentAtom)).toBe('plan')
})

test('BILL-29 purchases outlive the session', async () => {
  const store = await opens('new-user')
  store.set(buyAtom, 'plan', onePlan)
  store.set(endSessionAtom, 'logout')
  store.set(forgetPurchaseFlowAtom)
  expect(localStorage.getItem('purchases')).toContain(onePlan)
  expect(store.get(backgroundPaymentsAtom)).toEqual([])
})
