import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customAttributeCreate, organizationGet } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../api/apiClientAtom.ts'
import { idempotencyKeysAtom } from '../api/idempotencyKeys.ts'
import {
  endSessionAtom,
  holdChangesAtom,
  lastSessionEndAtom,
  organizationQueryAtom,
  outageAtom,
  replaceSessionAtom,
  startSessionAtom,
  userAtom,
  userCheckAtom,
} from './session.ts'
import { queryClientAtom } from 'jotai-tanstack-query'
import { navigationAtom } from '../router/navigation.ts'
import { addressAtom } from '../router/search.ts'
import { nowAtom, serverTimeAtom } from '../time/clock.ts'
import { showToastAtom, waitingToastsAtom } from '../toast/toasts.ts'

let app: SimulatedApp
let unsubscribe: () => void
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  unsubscribe()
})

async function opened() {
  unsubscribe = app.store.sub(userAtom, () => {})
  await vi.waitFor(() => expect(app.store.get(userAtom)).not.toBeUndefined(), 10_000)
  return app.store.get(userAtom)
}

test("AUTH-7 the session belongs to the user in the server's response", async () => {
  expect(app.store.get(userAtom)).toBeUndefined()
  expect(await opened()).toMatchObject({ email: 'demo@example.com' })
})

test.each([403, 404, 429, 502, 503])('AUTH-8 the user stays unknown when the check fails with %i', async (status) => {
  await app.control('/faults', { operationId: 'userMe', status, times: 1 })
  unsubscribe = app.store.sub(outageAtom, () => {})
  await vi.waitFor(() => expect(app.store.get(outageAtom)?.error).toMatchObject({ status }), 10_000)
  expect(app.store.get(userAtom)).toBeUndefined()
  expect(await app.calls()).toEqual([`userMe ${status}`])
  app.store.get(outageAtom)?.retry()
  await vi.waitFor(() => expect(app.store.get(userAtom)).toMatchObject({ email: 'demo@example.com' }), 10_000)
  expect(app.store.get(outageAtom)).toBeUndefined()
})

test('AUTH-8 after a 401, no user is signed in', async () => {
  await app.control('/faults', { operationId: 'userMe', status: 401, times: 1 })
  expect(await opened()).toBeNull()
  expect(app.store.get(outageAtom)).toBeUndefined()
})

test('AUTH-8 when a later check fails, only a 401 signs the user out', async () => {
  const user = await opened()
  const check = () => app.store.get(queryClientAtom).refetchQueries({ queryKey: ['userMe'] })
  await app.control('/faults', { operationId: 'userMe', status: 503, times: 1 })
  await check()
  expect(app.store.get(userAtom)).toEqual(user)
  await app.control('/faults', { operationId: 'userMe', status: 401, times: 1 })
  await check()
  await vi.waitFor(() => expect(app.store.get(userAtom)).toBeNull(), 10_000)
})

test('AUTH-15 the end of a session removes its data, and a second end has no effect', async () => {
  const user = await opened()
  const { store } = app
  const shown = store.sub(organizationQueryAtom, () => {})
  await vi.waitFor(() => expect(store.get(organizationQueryAtom).data).toBeDefined(), 10_000)
  shown()
  store.set(endSessionAtom, 'expiry')
  store.set(endSessionAtom, 'logout')
  expect(app.store).not.toBe(store)
  expect([app.store.get(userAtom), app.store.get(lastSessionEndAtom)]).toEqual([null, 'expiry'])
  expect(
    app.store
      .get(queryClientAtom)
      .getQueryCache()
      .findAll({ queryKey: ['organizationGet'] }),
  ).toEqual([])
  if (!user) throw new Error('no user was signed in')
  app.store.set(startSessionAtom, user)
  expect([app.store.get(userAtom), app.store.get(lastSessionEndAtom)]).toEqual([user, undefined])
})

test('AUTH-15 the next session keeps the address, but neither the server time nor the toasts', async () => {
  await opened()
  const { store } = app
  const navigate = vi.fn<() => void>()
  const address = { pathname: '/recipients/manage/2', search: '?tab=x', params: { id: '2' } }
  store.set(navigationAtom, { navigate })
  store.set(addressAtom, address)
  store.set(serverTimeAtom, 0)
  store.set(showToastAtom, { intent: 'error', title: 'Of the first user' })
  store.set(endSessionAtom, 'logout')
  expect(app.store.get(addressAtom)).toEqual(address)
  expect(app.store.get(navigationAtom)).toEqual({ navigate })
  expect(app.store.get(nowAtom)).toBeLessThan(60_000)
  expect(app.store.get(waitingToastsAtom)).toEqual([])
})

test('AUTH-15 a session that has ended sends nothing', async () => {
  await opened()
  const { store } = app
  const { request } = store.get(apiClientAtom)
  store.set(replaceSessionAtom, {})
  await expect(request(customAttributeCreate, { body: { name: 'Size' } })).rejects.toMatchObject({ status: 401 })
  await expect(request(organizationGet, { params: { organizationId: 1 } })).rejects.toMatchObject({ status: 401 })
  expect(await app.calls()).toEqual(['userMe 200'])
})

test('AUTH-15 a change is sent only after a successful check of the user', async () => {
  await opened()
  const { request } = app.store.get(apiClientAtom)
  const create = () => request(customAttributeCreate, { body: { name: 'Size' } })
  await app.control('/faults', { operationId: 'userMe', status: 503, times: 1 })
  app.store.set(userCheckAtom)
  await expect(create()).rejects.toMatchObject({ status: 503 })
  await create()
  expect(await app.calls()).toEqual(['userMe 200', 'userMe 503', 'userMe 200', 'customAttributeCreate 201'])
})

test('SIM-37 a change waits while the workspace is being replaced, and is then refused', async () => {
  await opened()
  const { store } = app
  const { request } = store.get(apiClientAtom)
  const replaced = Promise.withResolvers<void>()
  store.set(holdChangesAtom, replaced.promise)
  const change = request(customAttributeCreate, { body: { name: 'Size' } })
  store.set(replaceSessionAtom, {})
  replaced.resolve()
  await expect(change).rejects.toMatchObject({ status: 401 })
  expect(await app.calls()).toEqual(['userMe 200'])
})

test('AUTH-15 the requests of the next user have new idempotency keys', async () => {
  const user = await opened()
  if (!user) throw new Error('no user was signed in')
  const keyOf = () => app.store.get(idempotencyKeysAtom).keyOf(customAttributeCreate, { body: { name: 'Size' } })
  const key = keyOf()
  expect(keyOf()).toBe(key)
  app.store.set(endSessionAtom, 'expiry')
  expect(keyOf()).not.toBe(key)
  app.store.set(startSessionAtom, { ...user, id: user.id + 1 })
  expect(keyOf()).not.toBe(key)
})

test('a new session without a known user asks the server for the user', async () => {
  await opened()
  unsubscribe()
  app.store.set(replaceSessionAtom, {})
  expect(app.store.get(userAtom)).toBeUndefined()
  expect(await opened()).toMatchObject({ email: 'demo@example.com' })
  expect(await app.calls()).toEqual(['userMe 200', 'userMe 200'])
})
