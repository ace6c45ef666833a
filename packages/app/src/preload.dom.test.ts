import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { type Atom } from 'jotai'
import { callList } from './entities/call/callList.tsx'
import { clientList } from './features/clients/clientList.ts'
import { recipientList } from './entities/recipient/recipientList.ts'
import { sequenceList } from './features/sequences/sequenceList.ts'
import { teamList } from './features/team/teamList.tsx'
import { dropEarlyResponses, takeEarlyResponse } from './shared/api/earlyResponse.ts'
import { addressAtom } from './shared/router/search.ts'

const session = '/api/v2/users/me?fresh=true'
let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const pathOf = (input: RequestInfo | URL): string => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.origin)
  return `${pathname}${search}`
}

/** Returns the requests that the page sends before the app's code has loaded. */
async function requestsOfPreload(address: string): Promise<readonly string[]> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  window.history.replaceState(null, '', address)
  vi.resetModules()
  await import('./preload.ts')
  const urls = fetched.mock.calls.map(([input]) => pathOf(input))
  fetched.mockRestore()
  return urls
}

test.each<[string, string, Atom<unknown>]>([
  ['/calls', '/calls/create', callList.atoms.statusAtom],
  ['/clients', '/clients/manage/1/general', clientList.atoms.statusAtom],
  ['/recipients', '/Recipients', recipientList.atoms.statusAtom],
  ['/sequences', '/sequences/', sequenceList.atoms.statusAtom],
  ['/team', '/team', teamList.atoms.statusAtom],
])(
  'SHELL-64 the early request for the first rows of %s has the same address as the request of the list',
  async (pathname, address, shownAtom) => {
    const [, first] = await requestsOfPreload(address)
    const fetched = vi.spyOn(globalThis, 'fetch')
    app.store.set(addressAtom, { pathname, search: '' })
    const leave = app.store.sub(shownAtom, () => {})
    const asked = () => fetched.mock.calls.map(([input]) => pathOf(input))
    await vi.waitFor(() => expect(asked()).toContain(first), 10_000)
    leave()
  },
)

test.each([
  '/recipients?search=ada',
  '/recipients/import/7',
  '/clients/manage/1/report',
  '/calls/reminders',
  '/profiles',
  '/',
])('SHELL-64 on the page %s, the preload sends only the request for the session', async (address) =>
  expect(await requestsOfPreload(address)).toEqual([session]),
)

test('SHELL-64 the demo sends no early request', async () => {
  expect(await requestsOfPreload('/demo/recipients')).toEqual([])
})

test('SHELL-64 an early response is used once, and a dropped early response is not used', async () => {
  const [, rows = ''] = await requestsOfPreload('/recipients')
  expect(await takeEarlyResponse(session)).toBeInstanceOf(Response)
  expect(takeEarlyResponse(session)).toBeUndefined()
  dropEarlyResponses()
  expect(takeEarlyResponse(rows)).toBeUndefined()
})
