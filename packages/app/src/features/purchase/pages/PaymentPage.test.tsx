import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addressAtom } from '../../../shared/router/search.ts'
import { purchaseAtom, unconfirmedAtom } from '../purchaseAtoms.ts'
import PaymentPage from './PaymentPage.tsx'

const path = '/payment-1profile-monthly'
let app: SimulatedApp

beforeEach(() => {
  app = startSimulatedApp('new-user')
})

test('BILL-31 each attempt to pay has the same order id, and a failed attempt shows the reason', async () => {
  const responses = [
    Response.json({ message: 'The provider is down.' }, { status: 500 }),
    new Response('{"'),
    Response.error(),
    Response.json({ status: 'paid' }),
  ]
  const orderIds: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (url === '/__simulator/state') return Response.json({}, { headers: { 'x-simulator': '1' } })
    if (url !== '/__simulator/checkout' || typeof init?.body !== 'string') return new Response(null, { status: 401 })
    const { orderId }: { orderId: string } = JSON.parse(init.body)
    orderIds.push(orderId)
    return responses.shift() ?? Response.error()
  })
  app.store.set(addressAtom, { pathname: path, search: '' })
  renderRoutes(app.store, [{ path, element: <PaymentPage /> }])
  await userEvent.type(await screen.findByLabelText(/^Card number/), '4242424242424242')
  await userEvent.type(screen.getByLabelText(/^Expiry/), '08 / 29')
  await userEvent.type(screen.getByLabelText(/^Security code/), '123')
  const pay = async () => userEvent.click(screen.getByRole('button', { name: /^Pay / }))
  await pay()
  expect(await screen.findByRole('alert')).toHaveTextContent('The provider is down.')
  await pay()
  await vi.waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('The provider is down.'), 10_000)
  await pay()
  await vi.waitFor(() => expect(orderIds).toHaveLength(3), 10_000)
  expect(await screen.findByRole('button', { name: /^Pay / })).toBeEnabled()
  await pay()
  expect(await screen.findByText(/^Thank you, the payment has gone through/)).toBeVisible()
  expect(new Set(orderIds).size).toBe(1)
})

describe('a page of an order that the app waits for', () => {
  beforeEach(async () => {
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
      url === '/__simulator/state' ? Response.json({}, { headers: { 'x-simulator': '1' } }) : send(url, init),
    )
    vi.spyOn(window, 'close').mockReturnValue()
    const { store } = app
    await signedIn(store)
    store.set(purchaseAtom, { is: 'buy', kind: 'plan', path, orderId: 'a' })
    store.set(addressAtom, { pathname: path, search: '' })
    renderRoutes(store, [{ path, element: <PaymentPage /> }])
    await screen.findByLabelText(/^Card number/)
  })

  test("BILL-30 'Cancel' ends the order", async () => {
    expect(app.store.get(unconfirmedAtom)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(app.store.get(unconfirmedAtom)).toEqual([])
    expect(window.close).toHaveBeenCalled()
  })

  test('BILL-32 the page closes its window when the app no longer waits', () => {
    expect(window.close).not.toHaveBeenCalled()
    act(() => app.store.set(purchaseAtom, { is: 'paid', kind: 'plan' }))
    expect(window.close).toHaveBeenCalledOnce()
  })
})
