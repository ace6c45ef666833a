import { pageSize, recipientList, sequenceCreate, sequenceGet, sequenceList } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import { changeDraftAtom, discardDraft, sequenceDraftAtom } from '../draft.ts'
import { idRangesOf } from '../idRanges.ts'
import { newCreation } from './creation.ts'
import { creationBody } from './creationCalls.ts'
import { type CreationRun } from './CreationRun.ts'
import { openOf, overwriting, preparedDraft, requestOf } from './CreationRun.fixtures.ts'
import { openCreation, refusalAtom } from './creations.ts'

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

/** Runs the fake timers until the work ends. */
async function throughWaits(work: Promise<void>): Promise<void> {
  const state = { isOver: false }
  void work.finally(() => (state.isOver = true))
  while (!state.isOver) await vi.advanceTimersByTimeAsync(100)
}

async function created() {
  const request = requestOf(app.store)
  const { _embedded: embedded } = await request(sequenceList, {
    query: { view: 'admin_list', limit: pageSize.loadAll, search: 'Spring leads' },
  })
  return Promise.all(embedded.sequences.map(({ id }) => request(sequenceGet, { params: { id } })))
}

const countOf = async (call: string) => (await app.calls()).filter((each) => each === call).length

test('SEQ-115 a profile can return to its old sequence after a failed move', async () => {
  const { store, taken } = await prepared()
  const holder = () => requestOf(store)(sequenceGet, { params: { id: taken.sequenceId ?? 0 } })
  store.set(changeDraftAtom, overwriting(taken))
  const run = openCreation(store)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await app.control('/faults', { operationId: 'sequenceProfilePut', status: 503, times: 7 })
  await throughWaits(run.start())
  expect(progressOf(run).phase).toBe('partial')
  const message = expect.stringMatching(/ It has left its old sequence and could not be put back\.$/)
  expect(openOf(run)).toMatchObject([{ id: taken.id, heldBy: taken.sequenceId, hasLeft: true, message }])
  await run.putBackAndAccept()
  // The server has failed again, so the profile is still outside of its old sequence.
  expect(progressOf(run).phase).toBe('partial')
  expect(openOf(run)).toMatchObject([{ id: taken.id, hasLeft: true }])
  await run.putBackAndAccept()
  expect(progressOf(run).phase).toBe('done')
  expect((await holder()).profileIds).toContain(taken.id)
})

test('SEQ-115 the reassignment of recipients pauses when the server fails', async () => {
  const { store } = await prepared()
  const request = requestOf(store)
  const { _embedded: embedded } = await request(recipientList, { query: { limit: 100 } })
  const held = embedded.recipients.filter(({ sequenceId }) => sequenceId !== null).slice(0, 30)
  store.set(changeDraftAtom, { recipients: { ids: idRangesOf(held.map(({ id }) => id)), held: '' } })
  const run = openCreation(store)
  await run.start()
  expect(openOf(run)).toHaveLength(30)
  await app.control('/faults', { operationId: 'sequenceRecipientDelete', status: 503 })
  await run.retry(() => true)
  expect(await countOf('sequenceRecipientDelete 503')).toBeLessThan(8)
  const { phase, open, error } = progressOf(run)
  expect({ phase, error }).toMatchObject({ phase: 'paused', error: { status: 503 } })
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set(['failed']))
  const { _embedded: now } = await request(recipientList, { query: { limit: 100 } })
  expect(now.recipients.filter(({ sequenceId }) => sequenceId === null)).toEqual(
    embedded.recipients.filter(({ sequenceId }) => sequenceId === null),
  )
})

test('SEQ-115 a paused creation without a sequence can be edited', async () => {
  const { store } = await prepared()
  await app.control('/faults', { operationId: 'sequenceCreate', status: 500 })
  const run = openCreation(store)
  await run.start()
  expect(progressOf(run)).toMatchObject({ phase: 'paused', sequenceId: null, open: [] })
  await run.edit()
  expect(store.get(sequenceDraftAtom)).toMatchObject({ settings: { name: 'Spring leads' } })
  expect(store.get(sequenceDraftAtom)?.creation).toBeUndefined()
  const next = openCreation(store)
  await next.start(newCreation(false))
  expect(progressOf(next).phase).toBe('paused')
  next.discard()
  discardDraft(store)
  const other = openCreation(store)
  await other.start()
  expect(progressOf(other).phase).toBe('gone')
  expect(await created()).toEqual([])
})

test('SEQ-116 a paused creation with a sequence cannot be edited', async () => {
  const { store } = await prepared()
  await app.control('/faults', { operationId: 'sequenceCreate', ignoresKeys: true })
  await app.control('/faults', { operationId: 'sequenceCreate', lostResponse: true, times: 1 })
  await app.control('/faults', { operationId: 'sequenceList', offline: true, times: 1 })
  const run = openCreation(store)
  await run.start()
  expect(progressOf(run)).toMatchObject({ phase: 'paused', sequenceId: null })
  await run.edit()
  const [sequence] = await created()
  expect(progressOf(run)).toMatchObject({ phase: 'paused', sequenceId: sequence?.id })
  run.open()
  expect(store.get(sequenceDraftAtom)).toBeUndefined()
})

test.each([
  ['sequenceCreate', 500, 'Creating your sequence has paused.'],
  ['sequenceCreate', 400, 'Your sequence was not created.'],
  ['sequencePatch', 503, 'The sequence is created, but it could not be launched.'],
])('SEQ-115 after the wizard is closed, a toast shows that %s failed with %i', async (operationId, status, title) => {
  const { store } = await prepared({ isLaunching: true })
  await app.control('/faults', { operationId, status })
  await openCreation(store).start()
  expect(store.get(waitingToastsAtom)).toMatchObject([{ intent: 'error', title, action: { label: 'Decide' } }])
})

test('SEQ-115 a toast shows the number of failed recipients after the wizard is closed', async () => {
  const { store, held } = await prepared()
  store.set(changeDraftAtom, { recipients: { ids: String(held.id), held: '' } })
  await openCreation(store).start()
  expect(store.get(waitingToastsAtom)).toMatchObject([
    { intent: 'warning', title: 'The sequence is created. 1 recipient is not in it.', action: { label: 'Decide' } },
  ])
})

test.each([true, false])(
  'SHELL-47 after a 201 without an id, the creation searches for the sequence (exists: %s)',
  async (isCreated) => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    const { store, free } = await prepared()
    const draft = store.get(sequenceDraftAtom)
    if (isCreated && draft) await requestOf(store)(sequenceCreate, { body: creationBody(draft) })
    await app.control('/faults', { operationId: 'sequenceCreate', status: 201, body: { foo: 1 }, times: 1 })
    const run = openCreation(store)
    await run.start()
    expect(await countOf('sequenceList 200')).toBe(1)
    expect(progressOf(run)).toMatchObject(isCreated ? { phase: 'done' } : { phase: 'paused', sequenceId: null })
    const additions = (await app.calls()).filter((call) => /^sequence(Profile|Recipient)(Put|Delete) /.test(call))
    expect(additions).toHaveLength(isCreated ? free.length + 1 : 0)
    expect(additions.filter((call) => !/ 20[04]$/.test(call))).toEqual([])
    expect((await created()).map(({ recipientsCount }) => recipientsCount)).toEqual(isCreated ? [free.length] : [])
    expect(reported).toHaveBeenCalled()
  },
)

test('SEQ-24 the error text for a refused field begins with the name of its step in the wizard', async () => {
  const { store } = await prepared()
  const message = 'This name is taken.'
  const errors = [
    { field: 'name', message },
    { field: 'templates.0.text', message: 'Too long.' },
    { field: 'templates.1.text', message: 'Too long.' },
    { message: 'Not today.' },
  ]
  await app.control('/faults', { operationId: 'sequenceCreate', status: 400, body: { message, errors } })
  await openCreation(store).start()
  expect(store.get(refusalAtom)).toEqual(['Settings: This name is taken.', 'Messages: Too long.', 'Not today.'])
})

test('SEQ-8 the draft is removed after the creation', async () => {
  const { store } = await prepared()
  expect(store.get(sequenceDraftAtom)).toBeDefined()
  await openCreation(store).start()
  expect(await created()).toHaveLength(1)
  expect(store.get(sequenceDraftAtom)).toBeUndefined()
  expect(localStorage.getItem('CRATE_SEQUENCE')).not.toContain('Spring leads')
})

test('SEQ-24 the request contains no recipients if the draft has more than 50,000 recipients', async () => {
  const { store } = await prepared()
  const bodyOf = (ids: string) => {
    store.set(changeDraftAtom, { recipients: { ids, held: '' } })
    const draft = store.get(sequenceDraftAtom)
    return draft ? creationBody(draft) : {}
  }
  expect(bodyOf('1-50000')).toMatchObject({ recipientIds: { length: 50_000 } })
  expect(bodyOf('1-50001')).not.toHaveProperty('recipientIds')
})
