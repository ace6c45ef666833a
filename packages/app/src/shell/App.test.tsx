import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { register } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../shared/api/apiClientAtom.ts'
import { endSessionAtom, startSessionAtom, userAtom } from '../shared/session/session.ts'
import { App } from './App.tsx'

let app: SimulatedApp
/** Shows the app with one page. */
async function opened() {
  const router = createMemoryRouter([{ path: '/', element: <p>The page</p> }])
  render(<App store={app.store} router={router} />)
  await screen.findByText('The page')
}
const ann = { name: 'Ann Baker', email: 'ann@example.com', password: 'long enough' }

beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  cleanup()
  app.close()
})

test('AUTH-15 drops all data once a check finds another user, who has signed in in another tab', async () => {
  const { store } = app
  await opened()
  const cache = store.get(queryClientAtom)
  cache.setQueryData(['recipientList', {}], 'rows of the first user')

  await store.get(apiClientAtom).request(register, { body: ann })
  // Within the time for which responses are fresh.
  fireEvent.focus(window)

  await vi.waitFor(() => expect(store.get(userAtom)).toMatchObject({ email: ann.email }), 10_000)
  expect(await screen.findByText('The page')).toBeVisible()
  expect(store.get(queryClientAtom).getQueryData(['recipientList', {}])).toBeUndefined()
})

test('AUTH-15 drops all data as soon as another user signs in in another tab, without focus', async () => {
  const { store } = app
  await opened()
  store.get(queryClientAtom).setQueryData(['recipientList', {}], 'rows of the first user')
  const other = app.openWindow()
  const user = await other.get(apiClientAtom).request(register, { body: ann })
  act(() => other.set(startSessionAtom, user))
  await vi.waitFor(() => expect(store.get(userAtom)).toMatchObject({ email: ann.email }), 10_000)
  expect(store.get(queryClientAtom).getQueryData(['recipientList', {}])).toBeUndefined()
})

test('AUTH-15 ends the session of a tab when the user signs out in another one', async () => {
  const { store } = app
  await opened()
  const other = app.openWindow()
  const user = store.get(userAtom)
  if (!user) throw new Error('nobody is signed in')
  other.set(startSessionAtom, user)
  await app.control('/faults', { operationId: 'userMe', status: 401 })
  act(() => other.set(endSessionAtom, 'logout'))
  await vi.waitFor(() => expect(store.get(userAtom)).toBeNull(), 10_000)
})

test('AUTH-8 shows that Tandem cannot be reached, and recovers automatically', async () => {
  await app.control('/faults', { operationId: 'userMe', status: 502, times: 2 })
  const router = createMemoryRouter([{ path: '/', element: <p>The page</p> }])
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  render(<App store={app.store} router={router} />)
  expect(await screen.findByText('Tandem cannot be reached')).toBeVisible()
  fireEvent.click(screen.getByText('Try again'))
  await vi.waitFor(async () => expect(await app.calls()).toEqual(['userMe 502', 'userMe 502']), 10_000)
  act(() => void vi.advanceTimersByTime(10_000))
  vi.useRealTimers()
  expect(await screen.findByText('The page')).toBeVisible()
})
