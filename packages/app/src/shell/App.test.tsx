import { act, cleanup, render, screen } from '@testing-library/react'
import { register } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { clientAtom } from '../shared/clientAtom.ts'
import { userAtom } from '../shared/session.ts'
import { App } from './App.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  cleanup()
  app.close()
})

test('AUTH-15 drops everything once a check finds another user, who has signed in in another tab', async () => {
  const { store } = app
  const router = createMemoryRouter([{ path: '/', element: <p>The page</p> }])
  render(<App store={store} router={router} />)
  await screen.findByText('The page', {}, { timeout: 10_000 })
  const cache = store.get(queryClientAtom)
  cache.setQueryData(['recipientList', {}], 'rows of the first user')

  const ann = { name: 'Ann Baker', email: 'ann@example.com', password: 'long enough' }
  await store.get(clientAtom).request(register, { body: ann })
  await act(() => cache.refetchQueries({ queryKey: ['userMe'] }))

  await vi.waitFor(() => expect(store.get(userAtom)).toMatchObject({ email: ann.email }), 10_000)
  expect(await screen.findByText('The page')).toBeVisible()
  expect(store.get(queryClientAtom).getQueryData(['recipientList', {}])).toBeUndefined()
})
