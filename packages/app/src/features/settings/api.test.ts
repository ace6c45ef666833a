import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { endSessionAtom, userAtom } from '../../shared/session/session.ts'
import { ownPatchMutationAtom } from './pages/GeneralPage.tsx'

let app: SimulatedApp
let unsubscribe: () => void
beforeEach(() => {
  app = startSimulatedApp()
  unsubscribe = app.store.sub(userAtom, () => {})
})
afterEach(() => {
  unsubscribe()
})

test('AUTH-15 a response after the logout does not sign the user in', async () => {
  const { store } = app
  const { id, email } = await vi.waitUntil(() => store.get(userAtom), 10_000)
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce((...call) => {
    store.set(endSessionAtom, 'logout')
    return fetch(...call)
  })
  await store.set(ownPatchMutationAtom, { params: { id }, body: { name: 'Ann Baker', email } })
  expect(app.store.get(queryClientAtom).getQueryData(['userMe', {}])).toBeNull()
})
