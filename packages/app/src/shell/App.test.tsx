import { act, fireEvent, render, screen } from '@testing-library/react'
import { customAttributeCreate, register } from '@tandem/contract'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { apiClientAtom } from '../shared/api/apiClientAtom.ts'
import { endSessionAtom, startSessionAtom, userAtom } from '../shared/session/session.ts'
import { App } from './App.tsx'

let app: SimulatedApp
async function opened() {
  const router = createMemoryRouter([{ path: '/', element: <p>The page</p> }])
  render(<App sessions={app.sessions} router={router} />)
  await screen.findByText('The page')
}
const ann = { name: 'Ann Baker', email: 'ann@example.com', password: 'long enough' }

beforeEach(() => {
  app = startSimulatedApp()
})

/** Waits until the session's user has this email address. Undefined: waits until the session has no user. */
const seen = (email: string | undefined) => vi.waitFor(() => expect(app.store.get(userAtom)?.email).toBe(email), 10_000)

test('AUTH-15 a new session begins when the check of the session finds another user', async () => {
  const { store } = app
  await opened()
  await store.get(apiClientAtom).request(register, { body: ann })
  // On focus, the app requests the user again, even if the cached user is fresh.
  fireEvent.focus(window)
  await seen(ann.email)
  expect(app.store).not.toBe(store)
  expect(await screen.findByText('The page')).toBeVisible()
})

test('AUTH-15 after another user has signed in, the old session sends no request that changes data', async () => {
  const { store } = app
  await opened()
  await store.get(apiClientAtom).request(register, { body: ann })
  const { request } = store.get(apiClientAtom)
  fireEvent.focus(window)
  await expect(request(customAttributeCreate, { body: { name: 'Size' } })).rejects.toMatchObject({ status: 401 })
  expect(await app.calls()).not.toContain('customAttributeCreate 201')
})

test('AUTH-15 when another user signs in on another tab, a tab without the focus begins a new session', async () => {
  const { store } = app
  await opened()
  const other = app.openWindow()
  const user = await other.get(apiClientAtom).request(register, { body: ann })
  act(() => other.set(startSessionAtom, user))
  await seen(ann.email)
  expect(app.store).not.toBe(store)
})

test('AUTH-15 a sign-out in another tab ends the session', async () => {
  await opened()
  const other = app.openWindow()
  await signedIn(other)
  await app.control('/faults', { operationId: 'userMe', status: 401 })
  act(() => other.set(endSessionAtom, 'logout'))
  await seen(undefined)
  await vi.waitFor(() => expect(app.store.get(userAtom)).toBeNull(), 10_000)
})

test('AUTH-8 the app recovers when Tandem can be reached again', async () => {
  await app.control('/faults', { operationId: 'userMe', status: 502, times: 2 })
  const router = createMemoryRouter([{ path: '/', element: <p>The page</p> }])
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  render(<App sessions={app.sessions} router={router} />)
  expect(await screen.findByText('Tandem cannot be reached')).toBeVisible()
  fireEvent.click(screen.getByText('Try again'))
  await vi.waitFor(async () => expect(await app.calls()).toEqual(['userMe 502', 'userMe 502']), 10_000)
  act(() => void vi.advanceTimersByTime(10_000))
  vi.useRealTimers()
  expect(await screen.findByText('The page')).toBeVisible()
})
