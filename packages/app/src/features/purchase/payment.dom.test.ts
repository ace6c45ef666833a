import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { endSessionAtom, organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { buy, endOrder, followPaymentLink, paymentPopup, showPayment } from './payment.ts'
import { backgroundPaymentsAtom, choiceAtom, purchaseStepAtom, unconfirmedAtom } from './purchaseAtoms.ts'
import { runPurchases } from './runPurchases.ts'

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
  vi.useRealTimers()
  vi.restoreAllMocks()
  close.mockReset()
})

/** Lets `window.open` return a frame, which represents the payment window. */
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

async function show(store: AppStore): Promise<AppStore> {
  stops.push(
    store.sub(choiceAtom, () => {}),
    runPurchases(store),
  )
  await vi.waitFor(() => expect(store.get(userAtom)).toBeTruthy(), 10_000)
  await vi.waitFor(() => expect(store.get(organizationQueryAtom).data).toBeTruthy(), 10_000)
  return store
}
async function opens(scenario: string): Promise<AppStore> {
  app = startSimulatedApp(scenario)
  return show(app.store)
}
const pays = (order: object) => app.control('/checkout', { card: '4242424242424242', ...order })
/** Repeats the polled requests. */
const poll = (store: AppStore) => store.get(queryClientAtom).refetchQueries()
const titles = (store: AppStore) => store.get(waitingToastsAtom).map(({ title }) => title)

test('BILL-29, BILL-31 the app waits for the same payment after a reload', async () => {
  const store = await opens('new-user')
  expect(store.get(choiceAtom)).toBe('plan')
  buy(store, 'plan', onePlan)
  expect([store.get(purchaseStepAtom), store.get(choiceAtom)]).toEqual([{ at: 'paying', kind: 'plan' }, undefined])

  const reloaded = await show(app.openWindow())
  expect(reloaded.get(choiceAtom)).toBeUndefined()
  expect(reloaded.get(backgroundPaymentsAtom)).toEqual(['plan'])
  expect(reloaded.get(unconfirmedAtom)).toEqual(store.get(unconfirmedAtom))
  await pays({ plan: 'outreach-1-profile' })
  await poll(reloaded)
  await vi.waitFor(() => expect(reloaded.get(backgroundPaymentsAtom)).toEqual([]), 10_000)
  expect(titles(reloaded)).toEqual(['Payment received. You can now use 1 profile.'])
})

test('BILL-16, BILL-26 the app polls a pending payment every 5 s', async () => {
  const store = await opens('out-of-credits')
  vi.useFakeTimers()
  buy(store, 'plan', onePlan)
  buy(store, 'credits', topUp)
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
  endOrder(store, 'plan', 'abandon')
  endOrder(store, 'credits', 'abandon')
  expect(store.get(backgroundPaymentsAtom)).toEqual([])
})

test('BILL-15 a payment closes the plan modal', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const store = await opens('new-user')
  await pays({ plan: 'outreach-1-profile' })
  await vi.advanceTimersByTimeAsync(5_100)
  await vi.waitFor(() => expect(store.get(userAtom)).toMatchObject({ paidProfilesCount: 1 }), 10_000)
  expect(store.get(choiceAtom)).toBeUndefined()
})

test('BILL-27 a payment of credits is detected after the payment window was closed', async () => {
  const store = await opens('out-of-credits')
  buy(store, 'credits', topUp)
  const [bought] = store.get(unconfirmedAtom)
  const order = { credits: 250, card: '4000000000009995', orderId: bought?.orderId }
  await pays(order)
  // The user pays twice for one order, but gets the credits only once.
  await pays(order)
  isClosed = true
  await vi.waitFor(() => expect(store.get(backgroundPaymentsAtom)).toEqual(['credits']), 10_000)
  await poll(store)
  expect(titles(store)).toEqual([])
  const before = store.get(organizationQueryAtom).data?.aiCreditsTotal ?? 0
  await app.control('/clock', { advanceMs: 30_000 })
  await poll(store)
  await vi.waitFor(() => expect(titles(store)).toEqual(['AI credits purchased.']), 10_000)
  expect(store.get(organizationQueryAtom).data?.aiCreditsTotal).toBe(before + 250)
})

test('BILL-29 a purchase keeps the stored purchases of other organizations', async () => {
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
  expect(store.get(unconfirmedAtom)).toEqual([])
  buy(store, 'plan', onePlan)
  expect(stored()).toMatchObject({ value: [other, { paidProfilesCount: 0 }] })
  endOrder(store, 'plan', 'abandon')
  expect(stored()).toMatchObject({ value: [other] })
})

test('BILL-30 after "Cancel payment", the app offers the plans again', async () => {
  const store = await opens('new-user')
  buy(store, 'plan', onePlan)
  endOrder(store, 'plan', 'abandon')
  expect(close).toHaveBeenCalledOnce()
  expect([store.get(purchaseStepAtom), store.get(choiceAtom), store.get(unconfirmedAtom)]).toEqual([
    { at: 'done' },
    'plan',
    [],
  ])
})

test('BILL-32 a link opens the payment page if the browser has blocked the window', async () => {
  const store = await opens('new-user')
  vi.spyOn(window, 'open').mockReturnValue(null)
  const link = { preventDefault: vi.fn<() => void>() }
  buy(store, 'plan', onePlan)
  expect([store.get(paymentPopup.stateAtom), store.get(purchaseStepAtom).at]).toEqual(['blocked', 'paying'])
  followPaymentLink(store, 'plan', link)
  expect(link.preventDefault).not.toHaveBeenCalled()
  expect([store.get(paymentPopup.stateAtom), store.get(backgroundPaymentsAtom)]).toEqual(['idle', ['plan']])
  showPayment(store, 'plan')
  expect(store.get(paymentPopup.stateAtom)).toBe('blocked')
  allowPopups()
  followPaymentLink(store, 'plan', link)
  expect(link.preventDefault).toHaveBeenCalledOnce()
  expect([store.get(paymentPopup.stateAtom), store.get(purchaseStepAtom).at]).toEqual(['open', 'paying'])
})

test('BILL-29 the app stops waiting for a payment that was ended in another window of the app', async () => {
  const store = await opens('new-user')
  buy(store, 'plan', onePlan)
  localStorage.setItem('purchases', JSON.stringify({ version: 1, value: [] }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'purchases' }))
  expect([store.get(purchaseStepAtom), store.get(choiceAtom)]).toEqual([{ at: 'done' }, 'plan'])
})

test('BILL-29 an unpaid order stays stored after the session has ended', async () => {
  const store = await opens('new-user')
  buy(store, 'plan', onePlan)
  store.set(endSessionAtom, 'logout')
  for (const stop of stops.splice(0)) stop()
  expect(localStorage.getItem('purchases')).toContain(onePlan)
  expect(store.get(backgroundPaymentsAtom)).toEqual([])
})
