import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstPageReady } from './firstPage.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  vi.useRealTimers()
  app.close()
})

async function signedInUser() {
  await signedIn(app.store)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

test('AUTH-5 the first page shows at once if user and code have loaded', async () => {
  await signedInUser()
  await expect(firstPageReady(app.store, createMemoryRouter([{ path: '/', element: null }]))).resolves.toBeUndefined()
})

test('AUTH-5 shows that it loads while the code of the page loads', async () => {
  await signedInUser()
  const ready = vi.fn<() => void>()
  const router = createMemoryRouter([{ path: '/', lazy: () => new Promise<never>(() => {}) }])
  void firstPageReady(app.store, router).finally(ready)
  await vi.advanceTimersByTimeAsync(149)
  expect(ready).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ready).toHaveBeenCalledOnce()
})
