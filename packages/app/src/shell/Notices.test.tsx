import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { purchaseAtom } from '../features/purchase/purchaseAtoms.ts'
import { type AppStore } from '../shared/session/appStore.ts'
import { addressAtom } from '../shared/router/search.ts'
import { areNoticesAwaitedAtom } from './notices.ts'
import { Notices } from './Notices.tsx'
import { PaymentNotices } from './PaymentNotices.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp('disconnected')
})

async function open(store: AppStore, notices = <Notices />) {
  await signedIn(store)
  renderRoutes(store, [
    {
      path: '/',
      element: <div data-testid="frame">{notices}</div>,
    },
  ])
  /** The heights of the elements above the page. */
  return () => [...screen.getByTestId('frame').children].map((each) => getComputedStyle(each).height)
}
const banner = () => screen.findByRole('group', { name: 'Connection lost' })

test('SHELL-87 the page waits for its notices only on the first visit', async () => {
  await open(app.store)
  expect(app.store.get(areNoticesAwaitedAtom)).toBe(true)
  await banner()
  await vi.waitFor(() => expect(app.store.get(areNoticesAwaitedAtom)).toBe(false), 10_000)
  cleanup()
  const next = app.openWindow()
  await open(next)
  expect(next.get(areNoticesAwaitedAtom)).toBe(false)
})

test('SHELL-25 the notice about lost connections does not show on the page of the profiles', async () => {
  await open(app.store)
  await banner()
  act(() => app.store.set(addressAtom, { pathname: '/profiles', search: '' }))
  expect(screen.queryByRole('group', { name: 'Connection lost' })).toBeNull()
  act(() => app.store.set(addressAtom, { pathname: '/sequences', search: '' }))
  await banner()
})

test('SHELL-87 the space of a notice that showed on the last visit is reserved', async () => {
  await open(app.store)
  await banner()
  cleanup()
  const heights = await open(app.openWindow())
  expect(screen.queryByRole('group')).toBeNull()
  expect(heights()).toEqual(['36px'])
  await banner()
  expect(heights()).toHaveLength(1)
})

test('SHELL-87 a reserved space without a notice disappears', async () => {
  await open(app.store)
  await banner()
  cleanup()
  await app.control('/reset', { scenario: 'agency' })
  const heights = await open(app.openWindow())
  expect(heights()).toEqual(['36px'])
  await vi.waitFor(() => expect(heights()).toEqual([]), 10_000)
})

test('SHELL-87, BILL-29 the space for the notice of a payment is reserved while the code of the notice loads', async () => {
  await signedIn(app.store)
  app.store.set(purchaseAtom, { is: 'buy', kind: 'plan', path: '/payment-1profile-monthly', orderId: 'a' })
  app.store.set(purchaseAtom, { is: 'windowGone' })
  const heights = await open(app.store, <PaymentNotices />)
  expect(heights()).toEqual(['36px'])
  await screen.findByRole('group')
  expect(heights()).toHaveLength(1)
})
