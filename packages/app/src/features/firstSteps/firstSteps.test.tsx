import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser, signedIn } from '@tandem/app/testing/signedIn.ts'
import { dashboardGet, login } from '@tandem/contract'
import { expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { userAtom } from '../../shared/session/session.ts'
import { firstStepsPlaceAtom, isLaunchedAtom, firstStepsStateAtom } from './firstSteps.ts'
import { firstStepsAtom } from './FirstStepsCard.tsx'

let app: SimulatedApp

async function open(scenario: string, email?: string) {
  app = startSimulatedApp(scenario)
  const { store } = app
  if (email !== undefined) {
    const user = await store.get(apiClientAtom).request(login, { body: { email, password: 'demo' } })
    setUser(store, user)
  }
  await signedIn(store)
  store.sub(firstStepsPlaceAtom, () => {})
  return store
}
type Store = Awaited<ReturnType<typeof open>>

async function shownSteps(store: Store) {
  store.sub(firstStepsAtom, () => {})
  await vi.waitFor(
    () => expect(store.get(firstStepsAtom).some(({ isDone }) => isDone === undefined)).toBe(false),
    10_000,
  )
  return Object.fromEntries(store.get(firstStepsAtom).map(({ id, isDone }) => [id, isDone]))
}
const launched = (store: Store) => vi.waitFor(() => expect(store.get(isLaunchedAtom)).not.toBeUndefined(), 10_000)
const listCalls = async () =>
  (await app.calls()).filter((call) => /^(clientList|recipientList|profileList|sequenceList) /.test(call))

test('DASH-40 a new user sees the card with open steps', async () => {
  const store = await open('new-user')
  expect(store.get(firstStepsPlaceAtom)).toBe('shown')
  expect(await shownSteps(store)).toEqual({
    buy: false,
    connect: false,
    client: false,
    recipients: false,
    sequence: false,
    launch: false,
  })
  const blocked = store.get(firstStepsAtom).filter(({ isBlocked }) => isBlocked)
  expect(blocked.map(({ id }) => id)).toEqual(['connect', 'launch'])
})

test('DASH-40 a step is done if the workspace contains its result', async () => {
  const store = await open('first-sequence')
  expect(await shownSteps(store)).toEqual({
    buy: true,
    connect: true,
    client: true,
    recipients: true,
    sequence: false,
    launch: false,
  })
  expect(store.get(firstStepsPlaceAtom)).toBe('shown')
})

test('DASH-40 a member sees the steps that a member can do', async () => {
  const store = await open('agency', 'daniel@brightwater.example.com')
  store.set(firstStepsStateAtom, 'open')
  expect(Object.keys(await shownSteps(store))).toEqual(['client', 'recipients', 'sequence', 'launch'])
})

test('DASH-41 after a launch, the card is hidden', async () => {
  const store = await open('agency')
  expect(store.get(firstStepsPlaceAtom)).not.toBe('shown')
  await launched(store)
  expect([store.get(isLaunchedAtom), store.get(firstStepsPlaceAtom)]).toEqual([true, 'hidden'])
  store.set(firstStepsStateAtom, 'open')
  expect(Object.values(await shownSteps(store))).toEqual([true, true, true, true, true, true])
  expect(await listCalls()).toEqual([])
})

test('DASH-41 sent requests of a paused sequence count as a launch', async () => {
  app = startSimulatedApp('agency')
  const query = { dateStart: '2026-11-13', dateEnd: '2026-11-20' }
  const dashboard = await app.store.get(apiClientAtom).request(dashboardGet, { query })
  const stats = { ...dashboard.stats, requestsCount: 1 }
  const body = { ...dashboard, stats, sequence: { count: 0, totalCount: 1 } }
  await app.control('/faults', { operationId: 'dashboardGet', status: 200, body })
  await app.control('/faults', { operationId: 'conversationList', status: 500 })
  await signedIn(app.store)
  app.store.sub(isLaunchedAtom, () => {})
  await launched(app.store)
  expect(app.store.get(isLaunchedAtom)).toBe(true)
})

test('DASH-41 with a stored state, the app knows at once whether the card shows', async () => {
  const store = await open('first-sequence')
  store.sub(firstStepsPlaceAtom, () => {})
  expect(store.get(firstStepsPlaceAtom)).toBe('unknown')
  await launched(store)
  expect(store.get(firstStepsPlaceAtom)).not.toBe('unknown')
  for (const state of ['open', 'closed', 'launched'] as const) {
    store.set(firstStepsStateAtom, state)
    const again = app.openWindow()
    again.sub(userAtom, () => {})
    await vi.waitFor(() => expect(again.get(userAtom)).toBeTruthy(), 10_000)
    expect(again.get(firstStepsPlaceAtom)).not.toBe('unknown')
  }
})

test('DASH-41 the card shows if the stored state is `launched`, but the workspace has no launched sequence', async () => {
  const store = await open('first-sequence')
  store.set(firstStepsStateAtom, 'launched')
  expect(store.get(firstStepsPlaceAtom)).not.toBe('shown')
  await launched(store)
  expect(store.get(firstStepsPlaceAtom)).toBe('shown')
})

test('DASH-41 after a failed request, the app also knows whether the card shows', async () => {
  const store = await open('first-sequence')
  await app.control('/faults', { operationId: 'dashboardGet', status: 400 })
  store.sub(firstStepsPlaceAtom, () => {})
  await vi.waitFor(() => expect(store.get(firstStepsPlaceAtom)).not.toBe('unknown'), 10_000)
  expect(store.get(isLaunchedAtom)).toBeUndefined()
})

test('DASH-41 a dismissal is stored for one user', async () => {
  const store = await open('new-user')
  store.set(firstStepsStateAtom, 'closed')
  expect(store.get(firstStepsPlaceAtom)).not.toBe('shown')
  const again = app.openWindow()
  again.sub(userAtom, () => {})
  await vi.waitFor(() => expect(again.get(userAtom)).toBeTruthy(), 10_000)
  again.sub(firstStepsPlaceAtom, () => {})
  expect(again.get(firstStepsPlaceAtom)).not.toBe('shown')
  const other = app.openWindow()
  const user = again.get(userAtom)
  if (user) setUser(other, { ...user, id: user.id + 1 })
  other.sub(firstStepsPlaceAtom, () => {})
  await vi.waitFor(() => expect(other.get(firstStepsPlaceAtom)).toBe('shown'), 10_000)
})

test('DASH-41 a broken stored value is ignored', async () => {
  localStorage.setItem('firstSteps', JSON.stringify({ version: 1, value: { 1: 'maybe' } }))
  const store = await open('new-user')
  expect(store.get(firstStepsStateAtom)).toBeUndefined()
  expect(store.get(firstStepsPlaceAtom)).toBe('shown')
})
