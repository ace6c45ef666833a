import { clientArchive, clientGet, clientPatch } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from './apiClientAtom.ts'
import { operationKey } from './operationKey.ts'
import { RequestError } from './RequestError.ts'
import { openErrorsAtom, waitingToastsAtom } from '../toast/toasts.ts'
import { operationMutationAtom, mutationAtom } from './mutationAtom.ts'

const input = { params: { id: 1 } }
const key = operationKey({ clientGet }, input)
let app: SimulatedApp
let original: string

beforeEach(async () => {
  app = startSimulatedApp()
  const client = await app.store.get(apiClientAtom).request(clientGet, input)
  original = client.name
  queryClient().setQueryData(key, client)
})

const queryClient = () => app.store.get(queryClientAtom)
const cachedName = () => queryClient().getQueryData(key)?.name
const toasts = () => app.store.get(waitingToastsAtom)
const failOnce = (operationId: string) => app.control('/faults', { operationId, status: 500, times: 1 })

const renameAtom = mutationAtom<string, unknown>({
  name: 'clientPatch',
  run: (request, name) => request(clientPatch, { ...input, body: { name } }),
  onMutate: ({ patch }, name) => patch(key, (client) => ({ ...client, name })),
  invalidates: ['clientList'],
  successToast: (name) => `Renamed to ${name}`,
  errorToast: (name) => `Not renamed to ${name}`,
  undo: (name) => (name === original ? undefined : original),
})

describe('an optimistic mutation', () => {
  test('shows the result before the response, then a success toast', async () => {
    const done = app.store.set(renameAtom, 'Apex')
    expect(cachedName()).toBe('Apex')
    await done
    expect(cachedName()).toBe('Apex')
    expect(toasts()).toMatchObject([{ intent: 'success', title: 'Renamed to Apex' }])
  })

  test('rolls back after a failure', async () => {
    await failOnce('clientPatch')
    expect(await app.store.set(renameAtom, 'Apex')).toBeUndefined()
    expect(cachedName()).toBe(original)
    expect(toasts()).toMatchObject([{ intent: 'error', title: 'Not renamed to Apex', text: expect.any(String) }])
    toasts()[0]?.action?.onClick()
    // The click on Retry has removed the error toast, so only the success toast shows.
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ intent: 'success' }]), 10_000)
    expect(cachedName()).toBe('Apex')
    expect(await app.calls()).toEqual(['clientGet 200', 'clientPatch 500', 'clientPatch 200'])
  })

  test('Undo sends a request that reverses the change', async () => {
    await app.store.set(renameAtom, 'Apex')
    expect(toasts()[0]?.action?.label).toBe('Undo')
    toasts()[0]?.action?.onClick()
    await vi.waitFor(() => expect(toasts()).toHaveLength(2), 10_000)
    expect(cachedName()).toBe(original)
    expect(toasts()[1]).not.toHaveProperty('action')
  })

  test('a rollback does not overwrite the result of a later mutation', async () => {
    await failOnce('clientPatch')
    const writes = [app.store.set(renameAtom, 'Apex'), app.store.set(renameAtom, 'Zenith')]
    await Promise.all(writes)
    expect(cachedName()).toBe('Zenith')
  })
})

test.each([true, false])(
  'a mutation marks the cached responses of its `invalidates` operations as stale (failed: %s)',
  async (hasFailed) => {
    queryClient().setQueryData(['clientList', {}], {})
    if (hasFailed) await failOnce('clientPatch')
    await app.store.set(renameAtom, 'Apex')
    expect(queryClient().getQueryState(['clientList', {}])?.isInvalidated).toBe(true)
  },
)

describe('a failed mutation', () => {
  test('SHELL-47 makes all data of the page stale after a lost response', async () => {
    queryClient().setQueryData(['userList', {}], {})
    await app.control('/faults', { operationId: 'clientPatch', lostResponse: true, times: 1 })
    await app.store.set(renameAtom, 'Apex')
    expect(queryClient().getQueryState(['userList', {}])?.isInvalidated).toBe(true)
    expect(toasts()[0]?.text).toMatch(/Your change may have been saved. The page now shows the saved state.$/)
  })

  test('SHELL-47 leaves the data of other operations fresh if the server refused the request', async () => {
    queryClient().setQueryData(['userList', {}], {})
    await app.control('/faults', { operationId: 'clientPatch', status: 422, times: 1 })
    await app.store.set(renameAtom, 'Apex')
    expect(queryClient().getQueryState(['userList', {}])?.isInvalidated).toBe(false)
    expect(toasts()[0]?.text).not.toContain('may have been saved')
  })
})

test('SHELL-62 a successful mutation removes the error toast of an earlier failure with the same input', async () => {
  await failOnce('clientPatch')
  await app.store.set(renameAtom, 'Apex')
  await failOnce('clientPatch')
  await app.store.set(renameAtom, 'Zenith')
  await app.store.set(renameAtom, 'Apex')
  expect(toasts().map(({ title }) => title)).toEqual(['Not renamed to Zenith', 'Renamed to Apex'])
  expect([...app.store.get(openErrorsAtom)]).toEqual(['Not renamed to Zenith'])
})

test('the invalidated operations can depend on the input', async () => {
  const deleteAtom = mutationAtom<'clientList' | 'userList', undefined>({
    name: 'deletion',
    run: () => Promise.resolve(undefined),
    invalidates: (id) => [id],
  })
  for (const id of ['clientList', 'userList']) queryClient().setQueryData([id, {}], {})
  await app.store.set(deleteAtom, 'userList')
  const isStale = (id: string) => queryClient().getQueryState([id, {}])?.isInvalidated
  expect([isStale('clientList'), isStale('userList')]).toEqual([false, true])
})

describe('a mutation without an error toast', () => {
  const archiveAtom = operationMutationAtom(
    { clientArchive },
    { onSuccess: ({ patch }, client) => patch(key, () => client), successToast: () => 'Archived' },
  )

  test('throws the error, so that a form can show the error', async () => {
    await failOnce('clientArchive')
    await expect(app.store.set(archiveAtom, input)).rejects.toBeInstanceOf(RequestError)
    expect(toasts()).toEqual([])
  })

  test('puts the response into the cache', async () => {
    const { status } = await app.store.set(archiveAtom, input)
    expect(status).toBe('archived')
    expect(queryClient().getQueryData(key)?.status).toBe('archived')
  })
})

test('SHELL-88 while a mutation runs, a second call with the same input does not run it again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const run = vi.fn<() => Promise<string>>(() => promise)
  const pressAtom = mutationAtom<{ readonly id: number }, string>({ name: 'press', run, successToast: () => 'Done' })
  const presses = [1, 1, 2].map((id) => app.store.set(pressAtom, { id }))
  resolve('done')
  expect(await Promise.all(presses)).toEqual(['done', 'done', 'done'])
  expect(run).toHaveBeenCalledTimes(2)
  expect(toasts()).toHaveLength(2)
  await app.store.set(pressAtom, { id: 2 })
  expect(run).toHaveBeenCalledTimes(3)
})

test('a mutation is pending until the response arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const slowAtom = mutationAtom<string, string>({ name: 'clientPatch', run: () => promise })
  const unsubscribe = app.store.sub(slowAtom, () => {})
  const done = app.store.set(slowAtom, 'Apex')
  await vi.waitFor(() => expect(app.store.get(slowAtom)).toMatchObject({ isPending: true, isSuccess: false }), 10_000)
  resolve('Apex')
  expect(await done).toBe('Apex')
  await vi.waitFor(() => expect(app.store.get(slowAtom)).toMatchObject({ isPending: false, data: 'Apex' }), 10_000)
  unsubscribe()
})
