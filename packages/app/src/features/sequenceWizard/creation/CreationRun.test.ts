import { pageSize, recipientList, sequenceGet, sequenceList } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressAtom } from '../../../shared/router/search.ts'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import { changeDraftAtom, sequenceDraftAtom } from '../draft.ts'
import { idRangesOf } from '../idRanges.ts'
import { newCreation } from './creation.ts'
import { type CreationRun } from './CreationRun.ts'
import { openOf, overwriting, preparedDraft, requestOf, signedIn } from './CreationRun.fixtures.ts'
import { openCreation, refusalAtom } from './creations.ts'
import { creationMessages } from './messages.ts'

let app: SimulatedApp
beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
  app = startSimulatedApp()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const progressOf = (run: CreationRun) => run.getProgress()

const prepared = (options?: { readonly isLaunching?: boolean }) => preparedDraft(app.store, options)

async function created() {
  const request = requestOf(app.store)
  const { _embedded: embedded } = await request(sequenceList, {
    query: { view: 'admin_list', limit: pageSize.loadAll, search: 'Spring leads' },
  })
  return Promise.all(embedded.sequences.map(({ id }) => request(sequenceGet, { params: { id } })))
}

const countOf = async (call: string) => (await app.calls()).filter((each) => each === call).length

test('SEQ-25, SEQ-26 a run creates the sequence from the draft', async () => {
  const { store, free, profile } = await prepared()
  await openCreation(store).start()
  expect(await created()).toMatchObject([
    { status: 'paused', profileIds: [profile.id], recipientIds: free.map(({ id }) => id) },
  ])
  expect(await countOf('sequenceCreate 201')).toBe(1)
  expect(await countOf('sequenceProfilePut 204')).toBe(1)
  expect(await countOf('sequenceRecipientPut 200')).toBe(3)
  expect(store.get(sequenceDraftAtom)).toBeUndefined()
  expect(store.get(waitingToastsAtom)).toMatchObject([{ title: 'Sequence has been created successfully.' }])
})

test('SEQ-113 a run gets its lock before it stores the creation', async () => {
  const { store } = await prepared()
  store.set(changeDraftAtom, { creation: undefined })
  const granted = Promise.withResolvers<void>()
  vi.spyOn(navigator.locks, 'request').mockImplementationOnce(async (name, _options, work) => {
    await granted.promise
    return work({ name, mode: 'exclusive' })
  })
  const creating = openCreation(store).start(newCreation(false))
  expect(store.get(sequenceDraftAtom)?.creation).toBeUndefined()
  granted.resolve()
  await creating
  expect(await created()).toHaveLength(1)
  expect(store.get(sequenceDraftAtom)).toBeUndefined()
})

test('SEQ-113 a window that still has the draft does not repeat a creation that has ended', async () => {
  const { store } = await prepared()
  const stored = localStorage.getItem('CRATE_SEQUENCE') ?? ''
  await openCreation(store).start()
  // The other window still has the draft.
  localStorage.setItem('CRATE_SEQUENCE', stored)
  const other = await signedIn(app.openWindow())
  const run = openCreation(other)
  await run.start()
  expect(progressOf(run).phase).toBe('gone')
  expect(await countOf('sequenceCreate 201')).toBe(1)
  expect(other.get(waitingToastsAtom)).toEqual([])
})

test('SEQ-114 the sequence is launched if the user chose a launch', async () => {
  const { store } = await prepared({ isLaunching: true })
  await openCreation(store).start()
  expect(await created()).toMatchObject([{ status: 'active' }])
})

test('SEQ-114 the user can retry a failed launch', async () => {
  const { store } = await prepared({ isLaunching: true })
  await app.control('/faults', { operationId: 'sequencePatch', status: 503, times: 1 })
  const run = openCreation(store)
  await run.start()
  expect(progressOf(run)).toMatchObject({ phase: 'partial', open: [] })
  expect(await created()).toMatchObject([{ status: 'paused' }])
  await run.accept()
  expect(await created()).toMatchObject([{ status: 'active' }])
  expect(store.get(sequenceDraftAtom)).toBeUndefined()
})

test('SEQ-115 failed additions of profiles and recipients can be retried', async () => {
  const { store, free, held, taken } = await prepared()
  store.set(changeDraftAtom, {
    recipients: { ids: idRangesOf([...free, held].map(({ id }) => id)), held: '' },
    ...overwriting(taken),
  })
  await app.control('/faults', { operationId: 'sequenceProfilePut', status: 503, times: 1 })
  const run = openCreation(store)
  await run.start()
  expect(progressOf(run).phase).toBe('partial')
  expect(openOf(run)).toMatchObject([
    { kind: 'profile', heldBy: taken.sequenceId, hasLeft: false },
    { kind: 'recipient', id: held.id, heldBy: held.sequenceId },
  ])
  await run.retry(({ item }) => item.kind === 'profile')
  expect(openOf(run)).toHaveLength(1)
  await run.retry(() => true)
  expect(progressOf(run).phase).toBe('done')
  const [sequence] = await created()
  expect(sequence?.profilesCount).toBe(1)
  expect(sequence?.recipientIds).toContain(held.id)
})

test('SEQ-115 two retries at the same time launch the sequence once and show one toast', async () => {
  const { store, free, held, taken } = await prepared({ isLaunching: true })
  store.set(changeDraftAtom, {
    recipients: { ids: idRangesOf([...free, held].map(({ id }) => id)), held: '' },
    ...overwriting(taken),
  })
  await app.control('/faults', { operationId: 'sequenceProfilePut', status: 503, times: 1 })
  store.set(addressAtom, { pathname: '/sequences/create', search: '' })
  const run = openCreation(store)
  await run.start()
  const { open } = progressOf(run)
  expect(open).toHaveLength(2)
  await Promise.all(open.map((each) => run.retry((entry) => entry === each)))
  expect(progressOf(run).phase).toBe('done')
  expect(await countOf('sequencePatch 200')).toBe(1)
  expect(store.get(waitingToastsAtom)).toHaveLength(1)
})

test('SEQ-115 a recipient that cannot be moved returns to its old sequence', async () => {
  const { store, held } = await prepared()
  store.set(changeDraftAtom, { recipients: { ids: String(held.id), held: '' } })
  const run = openCreation(store)
  await run.start()
  await app.control('/faults', { operationId: 'sequenceRecipientPut', status: 503, times: 1 })
  await run.retry(() => true)
  expect(openOf(run)).toMatchObject([
    { id: held.id, heldBy: held.sequenceId, message: expect.stringMatching(/^Failed to reassign\. /) },
  ])
  const request = requestOf(store)
  const holder = await request(sequenceGet, { params: { id: held.sequenceId ?? 0 } })
  expect(holder.recipientIds).toContain(held.id)
})

test('SEQ-61 a retry moves a profile out of its old sequence', async () => {
  const { store, taken } = await prepared()
  store.set(changeDraftAtom, overwriting(taken))
  await app.control('/faults', { operationId: 'sequenceProfileDelete', status: 503, times: 1 })
  const run = openCreation(store)
  await run.start()
  expect(openOf(run)).toMatchObject([{ id: taken.id, heldBy: taken.sequenceId }])
  await run.retry(() => true)
  expect(await created()).toMatchObject([{ profileIds: [taken.id] }])
})

test.each([
  ['knows Idempotency-Key', false],
  ['does not know Idempotency-Key', true],
])('SEQ-116 a lost response leads to no second sequence if the backend %s', async (_backend, ignoresKeys) => {
  const { store } = await prepared()
  if (ignoresKeys) await app.control('/faults', { operationId: 'sequenceCreate', ignoresKeys: true })
  await app.control('/faults', { operationId: 'sequenceCreate', lostResponse: true, times: 1 })
  await openCreation(store).start()
  expect(await created()).toHaveLength(1)
  expect(store.get(sequenceDraftAtom)).toBeUndefined()
})

test('SEQ-116 another window continues an interrupted creation', async () => {
  const { store, free } = await prepared()
  await app.control('/faults', { operationId: 'sequenceCreate', ignoresKeys: true })
  await app.control('/faults', { operationId: 'sequenceCreate', lostResponse: true, times: 1 })
  await app.control('/faults', { operationId: 'sequenceList', offline: true, times: 1 })
  const run = openCreation(store)
  await run.start()
  expect(progressOf(run)).toMatchObject({ phase: 'paused', sequenceId: null })
  const reloaded = await signedIn(app.openWindow())
  await app.control('/faults', { operationId: 'sequenceRecipientPut', status: 401, times: 1 })
  const second = openCreation(reloaded)
  await second.start()
  expect(progressOf(second)).toMatchObject({ phase: 'paused' })
  const third = openCreation(await signedIn(app.openWindow()))
  await third.start()
  expect(progressOf(third).phase).toBe('done')
  expect(await created()).toMatchObject([{ recipientIds: free.map(({ id }) => id) }])
})

test('SEQ-115 after a refused recipient, the other recipients are added', async () => {
  const { store, free } = await prepared()
  const gone = 4_000_000
  store.set(changeDraftAtom, { recipients: { ids: idRangesOf([...free.map(({ id }) => id), gone]), held: '' } })
  const run = openCreation(store)
  await run.start()
  expect(openOf(run)).toMatchObject([{ kind: 'recipient', id: gone }])
  expect(await created()).toMatchObject([{ recipientIds: free.map(({ id }) => id) }])
  await run.accept()
  expect(store.get(sequenceDraftAtom)).toBeUndefined()
})

test('SEQ-115 recipients that the sequence already has are not listed as failed', async () => {
  const { store, free } = await prepared()
  await app.control('/faults', { operationId: 'sequenceRecipientPut', status: 500 })
  await app.control('/faults', { operationId: 'sequenceGet', offline: true, times: 1 })
  const run = openCreation(store)
  await run.start()
  expect(progressOf(run).phase).toBe('paused')
  await run.start()
  expect(progressOf(run)).toMatchObject({ phase: 'done' })
  expect(await created()).toMatchObject([{ recipientIds: free.map(({ id }) => id) }])
})

test('SEQ-115 the text about failures names profiles, recipients, or both', () => {
  const [profile, recipient] = [{ item: { kind: 'profile' } }, { item: { kind: 'recipient' } }] as const
  expect(creationMessages.partial([recipient, recipient])).toBe('The sequence is created. 2 recipients are not in it.')
  expect(creationMessages.partial([profile])).toBe('The sequence is created. 1 profile is not in it.')
  expect(creationMessages.partial([profile, recipient])).toBe(
    'The sequence is created. 1 profile and 1 recipient are not in it.',
  )
})

test('SEQ-115 a paused run can be continued', async () => {
  const { store } = await prepared()
  const request = requestOf(store)
  const { _embedded: embedded } = await request(recipientList, { query: { limit: 100, sort: 'firstName' } })
  const ids = embedded.recipients.filter(({ sequenceId }) => sequenceId === null).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(20)
  store.set(changeDraftAtom, { recipients: { ids: idRangesOf(ids), held: '' } })
  await app.control('/faults', { operationId: 'sequenceRecipientPut', offline: true, times: 30 })
  const run = openCreation(store)
  await run.start()
  expect(progressOf(run)).toMatchObject({ phase: 'paused' })
  // Starts the run again while it is paused. A run pauses only after eight failures in a row. After fewer
  // failures, the run continues, and the retry below repeats the failed requests.
  for (let starts = 0; starts < 5 && progressOf(run).phase === 'paused'; starts++) await run.start()
  await run.retry(() => true)
  expect(progressOf(run)).toMatchObject({ phase: 'done' })
  const [sequence] = await created()
  expect(sequence?.recipientsCount).toBe(ids.length)
})

test('the draft stays stored if the server refuses the sequence', async () => {
  const { store } = await prepared()
  await app.control('/faults', { operationId: 'sequenceCreate', status: 400, body: { message: 'Not like this.' } })
  await openCreation(store).start()
  expect(store.get(sequenceDraftAtom)).toMatchObject({ settings: { name: 'Spring leads' } })
  expect(store.get(sequenceDraftAtom)?.creation).toBeUndefined()
  expect(store.get(refusalAtom)).toEqual(['Not like this.'])
})
