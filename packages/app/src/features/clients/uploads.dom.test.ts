import { clientList } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { addFiles, removeUpload, uploadsAtom } from './uploads.ts'

let app: SimulatedApp

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

test('CLIENT-17 an empty or large file is not uploaded', async () => {
  app = startSimulatedApp()
  const large = new File([new Uint8Array(10_485_761)], 'large.pdf')
  addFiles(app.store, 1, [new File([], 'empty.pdf'), large])
  expect(app.store.get(uploadsAtom).map(({ state, problem }) => [state, problem])).toEqual([
    ['refused', 'The file is empty.'],
    ['refused', 'A file can have at most 10 MB.'],
  ])
  expect(asksBeforeUnload()).toBe(false)
})
