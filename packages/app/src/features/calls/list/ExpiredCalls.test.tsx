import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { expiredCallsQueryAtom } from '../../../entities/call/api.ts'
import { addressAtom } from '../../../shared/router/search.ts'
import { ExpiredCalls } from './ExpiredCalls.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp('agency')
})

async function open(store: AppStore) {
  await signedIn(store)
  return renderRoutes(store, [
    {
      path: '/calls',
      element: (
        <div>
          <ExpiredCalls />
          <p>The list</p>
        </div>
      ),
    },
  ])
}

const list = () => screen.getByText('The list')
const isBelowPlace = () => list().previousElementSibling !== null

test('CALL-24 on the second visit, the page reserves space for the notice', async () => {
  await open(app.store)
  expect(list()).not.toBeVisible()
  await screen.findByRole('heading', { name: 'How did it go?' })
  expect(list()).toBeVisible()
  cleanup()

  const again = app.openWindow()
  await open(again)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(list()).toBeVisible()
  expect(isBelowPlace()).toBe(true)
  await screen.findByRole('heading', { name: 'How did it go?' })
})

test('CALL-24 the notice takes no space after a failed request', async () => {
  await open(app.store)
  await screen.findByRole('heading', { name: 'How did it go?' })
  cleanup()

  await app.control('/faults', { operationId: 'callList', status: 403 })
  const again = app.openWindow()
  await open(again)
  await vi.waitUntil(() => again.get(expiredCallsQueryAtom).isError, 10_000)
  await waitFor(() => expect(isBelowPlace()).toBe(false))
})

test('CALL-29 the links of the notice keep the calendar behind the drawer', async () => {
  app.store.set(addressAtom, { pathname: '/calls', search: '?calendar=week' })
  await open(app.store)
  const notice = await screen.findByRole('region', { name: 'How did it go?' })
  const links = within(notice).getAllByRole<HTMLAnchorElement>('link')
  const drawers = links.filter(({ pathname }) => pathname.startsWith('/calls/manage/'))
  expect(drawers.map(({ search }) => search)).toEqual(['?calendar=week', '?calendar=week'])
})
