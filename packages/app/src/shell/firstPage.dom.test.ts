import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstPageReady } from './firstPage.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('AUTH-5 the first page is ready after its code has loaded', async () => {
  await signedIn(app.store)
  await expect(firstPageReady(app.store, createMemoryRouter([{ path: '/', element: null }]))).resolves.toBeUndefined()
})

test('AUTH-5 the first page waits for its code', async () => {
  await signedIn(app.store)
  const code = Promise.withResolvers<{ element: null }>()
  const router = createMemoryRouter([{ path: '/', lazy: () => code.promise }])
  const ready = vi.fn<() => void>()
  const first = firstPageReady(app.store, router).finally(ready)
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'), 10_000)
  expect(ready).not.toHaveBeenCalled()
  code.resolve({ element: null })
  await first
})

test('AUTH-8 the first page is ready after a failed session check', async () => {
  await app.control('/faults', { operationId: 'userMe', status: 503 })
  await expect(firstPageReady(app.store, createMemoryRouter([{ path: '/', element: null }]))).resolves.toBeUndefined()
})
