import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressAtom } from '../../../shared/router/search.ts'
import PaymentPage from './PaymentPage.tsx'

const path = '/payment-1profile-monthly'
let app: SimulatedApp

beforeEach(() => {
  app = startSimulatedApp('new-user')
})
afterEach(() => {
  cleanup()
  app.close()
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
