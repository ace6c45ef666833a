import { clientList } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { addFiles, removeUpload, uploadsAtom } from './uploads.ts'

let app: SimulatedApp
afterEach(() => app.close())

const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('CLIENT-17 the browser asks before the page closes until every upload has ended', async () => {
  app = startSimulatedApp()
  await signedIn(app.store)
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: embedded } = await request(clientList, { query: { limit: 1 } })
  const pdf = (name: string) => new File(['text'], name, { type: 'application/pdf' })
  expect(asksBeforeUnload()).toBe(false)
  addFiles(app.store, embedded.clients[0]?.id, [pdf('first.pdf'), pdf('second.pdf')])
  expect(asksBeforeUnload()).toBe(true)
  removeUpload(app.store, 1)
  expect(asksBeforeUnload()).toBe(true)
  // The second upload fails, because jsdom's XMLHttpRequest does not reach the simulator.
  await vi.waitUntil(() => app.store.get(uploadsAtom).every(({ state }) => state !== 'uploading'), 10_000)
  await vi.waitUntil(() => !asksBeforeUnload(), 10_000)
})
