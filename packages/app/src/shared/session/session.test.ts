import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customAttributeCreate } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { idempotencyKeyOf } from '../api/idempotencyKeys.ts'
import {
  endSessionAtom,
  forgetSessionAtom,
  lastSessionEndAtom,
  organizationQueryAtom,
  outageAtom,
  restartSessionAtom,
  startSessionAtom,
  userAtom,
} from './session.ts'
import { queryClientAtom } from 'jotai-tanstack-query'

let app: SimulatedApp
let unsubscribe: () => void
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  unsubscribe()
  app.close()
})

/** Shows the user, as a mounted app does. */
async function opened() {
  unsubscribe = app.store.sub(userAtom, () => {})
  await vi.waitFor(() => expect(app.store.get(userAtom)).not.toBeUndefined(), 10_000)
  return app.store.get(userAtom)
}

test("AUTH-7 belongs to the user of the server's answer", async () => {
  expect(app.store.get(userAtom)).toBeUndefined()
  expect(await opened()).toMatchObject({ email: 'demo@example.com' })
})

test.each([403, 404, 429, 502, 503])('AUTH-8 stays unknown when the check fails with %i', async (status) => {
  await app.control('/faults', { operationId: 'userMe', status, times: 1 })
  unsubscribe = app.store.sub(outageAtom, () => {})
  await vi.waitFor(() => expect(app.store.get(outageAtom)?.error).toMatchObject({ status }), 10_000)
  expect(app.store.get(userAtom)).toBeUndefined()
  expect(await app.calls()).toEqual([`userMe ${status}`])
  app.store.get(outageAtom)?.retry()
  await vi.waitFor(() => expect(app.store.get(userAtom)).toMatchObject({ email: 'demo@example.com' }), 10_000)
  expect(app.store.get(outageAtom)).toBeUndefined()
})

test('AUTH-8 belongs to nobody when the check is answered with 401', async () => {
  await app.control('/faults', { operationId: 'userMe', status: 401, times: 1 })
  expect(await opened()).toBeNull()
  expect(app.store.get(outageAtom)).toBeUndefined()
})

test('AUTH-8 survives a check that fails later, but not one that finds nobody', async () => {
  const user = await opened()
  const check = () => app.store.get(queryClientAtom).refetchQueries({ queryKey: ['userMe'] })
  await app.control('/faults', { operationId: 'userMe', status: 503, times: 1 })
  await check()
  expect(app.store.get(userAtom)).toEqual(user)
  await app.control('/faults', { operationId: 'userMe', status: 401, times: 1 })
  await check()
  await vi.waitFor(() => expect(app.store.get(userAtom)).toBeNull(), 10_000)
})

test('AUTH-15 ends once, keeps how it ended, and leaves no data', async () => {
  const user = await opened()
  const shown = app.store.sub(organizationQueryAtom, () => {})
  await vi.waitFor(() => expect(app.store.get(organizationQueryAtom).data).toBeDefined(), 10_000)
  shown()
  app.store.set(endSessionAtom, 'expiry')
  app.store.set(endSessionAtom, 'logout')
  expect([app.store.get(userAtom), app.store.get(lastSessionEndAtom)]).toEqual([null, 'expiry'])
  app.store.set(forgetSessionAtom)
  expect(app.store.get(userAtom)).toBeNull()
  expect(
    app.store
      .get(queryClientAtom)
      .getQueryCache()
      .findAll({ queryKey: ['organizationGet'] }),
  ).toEqual([])
  if (!user) throw new Error('nobody was signed in')
  app.store.set(startSessionAtom, user)
  await vi.waitFor(
    () => expect([app.store.get(userAtom), app.store.get(lastSessionEndAtom)]).toEqual([user, undefined]),
    10_000,
  )
})

test('AUTH-15 the next session sends new idempotency keys', async () => {
  await opened()
  const key = idempotencyKeyOf(customAttributeCreate, { body: { name: 'Size' } })
  expect(idempotencyKeyOf(customAttributeCreate, { body: { name: 'Size' } })).toBe(key)
  app.store.set(endSessionAtom, 'logout')
  app.store.set(forgetSessionAtom)
  expect(idempotencyKeyOf(customAttributeCreate, { body: { name: 'Size' } })).not.toBe(key)
})

test('is checked again, once, when the backend has changed', async () => {
  await opened()
  app.store.set(restartSessionAtom)
  expect(app.store.get(userAtom)).toBeUndefined()
  app.store.set(forgetSessionAtom)
  expect(await opened()).toMatchObject({ email: 'demo@example.com' })
  expect(await app.calls()).toEqual(['userMe 200', 'userMe 200'])
})
