import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser, signedIn } from '@tandem/app/testing/signedIn.ts'
import { disconnectedProfileIdsAtom } from './lostConnections.ts'
import { isConnectionBannerShownAtom, keepDismissalsCurrent } from './atoms.ts'

let app: SimulatedApp
let unsubscribe: () => void
beforeEach(async () => {
  app = startSimulatedApp('disconnected')
  await signedIn(app.store)
  unsubscribe = app.store.sub(isConnectionBannerShownAtom, () => {})
  await vi.waitUntil(() => lost().length === 4, 10_000)
})
afterEach(() => {
  unsubscribe()
})

const lost = () => app.store.get(disconnectedProfileIdsAtom) ?? []
const isShown = () => app.store.get(isConnectionBannerShownAtom)

/** Makes the poll find exactly these lost connections. */
async function pollFinds(ids: readonly number[]) {
  const queries = app.store.get(queryClientAtom)
  const [key, response] =
    queries.getQueriesData<{ _embedded: { profiles: { id: number }[] } }>({ queryKey: ['profileList'] })[0] ?? []
  if (!key || !response) throw new Error('nothing was polled')
  const { _embedded: embedded } = response
  const [profile] = embedded.profiles
  queries.setQueryData(key, {
    ...response,
    _embedded: { ...embedded, profiles: ids.map((id) => ({ ...profile, id })) },
  })
  await vi.waitFor(() => expect(lost()).toEqual(ids), 10_000)
  keepDismissalsCurrent(app.store, ids)
}

test('a dismissal of the banner is stored for its user', async () => {
  expect(isShown()).toBe(true)
  app.store.set(isConnectionBannerShownAtom, false)
  expect(isShown()).toBe(false)

  const again = app.openWindow()
  const user = await signedIn(again)
  again.sub(isConnectionBannerShownAtom, () => {})
  await vi.waitUntil(() => again.get(disconnectedProfileIdsAtom), 10_000)
  expect(again.get(isConnectionBannerShownAtom)).toBe(false)
  setUser(again, { ...user, id: user.id + 1 })
  await vi.waitFor(() => expect(again.get(isConnectionBannerShownAtom)).toBe(true), 10_000)
})

test('the dismissed banner shows again when another connection is lost', async () => {
  const [first = 0, ...others] = lost()
  app.store.set(isConnectionBannerShownAtom, false)
  await pollFinds([first, ...others, 9999])
  expect(isShown()).toBe(true)
  app.store.set(isConnectionBannerShownAtom, false)
  await pollFinds(others)
  expect(isShown()).toBe(false)
  await pollFinds([first, ...others])
  expect(isShown()).toBe(true)
})
