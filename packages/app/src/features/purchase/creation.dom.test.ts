import { type CountryCode, type ProfileWizardFill, type User, userMe } from '@tandem/contract'
import { locks } from 'node:worker_threads'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { endSessionAtom, userAtom } from '../../shared/session/session.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { buy } from './payment.ts'
import { createPaidProfile, profileFillMutationAtom, type TrackingEvent } from './profileCalls.ts'
import { typedOf } from './profileDetails.ts'
import { choiceAtom, finishProfile, purchaseAtom, purchaseStepAtom, unfinishedProfilesAtom } from './purchaseAtoms.ts'
import { runPurchases } from './runPurchases.ts'

type Profiles = Pick<User, 'paidProfilesCount' | 'profilesCount'>

const tandemTrack = vi.fn<(event: TrackingEvent) => unknown>()
let app: SimulatedApp
const stops: (() => void)[] = []

beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT')
  window.tandemTrack = tandemTrack
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  tandemTrack.mockReset()
})

const stop = () => stops.splice(0).forEach((each) => each())

async function opens(scenario: string, paidBefore?: string, fault?: object) {
  app = startSimulatedApp(scenario)
  if (fault) await app.control('/faults', { operationId: 'profileWizardCreate', times: 1, ...fault })
  if (paidBefore !== undefined) await pays(paidBefore)
  await show(app.store)
}
async function show(store: AppStore) {
  stops.push(...[unfinishedProfilesAtom, choiceAtom].map((each) => store.sub(each, () => {})), runPurchases(store))
  await vi.waitFor(() => expect(store.get(userAtom)).toBeTruthy(), 10_000)
}
const pays = (plan: string) => app.control('/checkout', { plan, card: '4242424242424242' })
const step = (store = app.store) => store.get(purchaseStepAtom)
const leave = () => app.store.set(purchaseAtom, { is: 'leave' })
/** Waits until the creation of the profile has succeeded (`details`) or failed (`failed`). */
const reaches = (at: 'details' | 'failed', store = app.store) =>
  vi.waitFor(() => expect(step(store)).toMatchObject({ at }), 10_000)
const draft = () => app.store.get(purchaseAtom)?.draft.draft
const type = (values: object) => app.store.set(purchaseAtom, { is: 'type', ...typedOf({ ...values }) })
const creations = async () => (await app.calls()).filter((call) => call.startsWith('profileWizardCreate'))
const userHas = (profiles: Profiles) =>
  vi.waitFor(() => expect(app.store.get(userAtom)).toMatchObject(profiles), 10_000)
/** Sets the counts of the cached user, like a poll. */
function pollFinds(profiles: Profiles) {
  app.store
    .get(queryClientAtom)
    .setQueryData(operationKey({ userMe }, {}), (user) => user && Object.assign({}, user, profiles))
}
async function fill(
  country: CountryCode = 'AT',
  details: ProfileWizardFill = { login: 'jane@a.example', password: 'x' },
) {
  const creation = step()
  if (creation.at !== 'details') throw new Error('no profile was created')
  await app.store.set(profileFillMutationAtom, { profileId: creation.profileId, country, fill: details })
}
async function buysOnePlan() {
  vi.spyOn(window, 'open').mockReturnValue(null)
  buy(app.store, 'plan', '/payment-1profile-monthly')
  await pays('outreach-1-profile')
  await app.store.get(queryClientAtom).refetchQueries()
}
const toasts = () => app.store.get(waitingToastsAtom).map(({ title }) => title)
const received = 'Payment received. You can now use 1 profile.'
const committedPreviously = 'Payment has been already committed previously. Profile creation started instantly.'

test('BILL-18, BILL-21 only one profile is created automatically after the payment of a plan', async () => {
  await opens('new-user', 'outreach-10-profiles')
  expect(app.store.get(choiceAtom)).toBeUndefined()
  await reaches('details')
  expect(await creations()).toEqual(['profileWizardCreate 201'])
  expect(toasts()).toEqual([committedPreviously])
  leave()
  await userHas({ paidProfilesCount: 10, profilesCount: 1 })
  expect([step().at, draft()?.requested]).toEqual(['done', true])
  await vi.waitFor(
    () => expect(app.store.get(unfinishedProfilesAtom)).toMatchObject({ profileId: expect.anything() }),
    10_000,
  )
})

test('BILL-21 a profile is created automatically after each purchase', async () => {
  await opens('first-sequence', 'outreach-10-profiles')
  await reaches('details')
  await fill()
  await userHas({ paidProfilesCount: 10, profilesCount: 2 })
  await pays('outreach-30-profiles')
  await app.store.get(queryClientAtom).refetchQueries()
  await reaches('details')
  await fill()
  expect(step().at).toBe('done')
  await vi.waitFor(() => expect(app.store.get(unfinishedProfilesAtom)).toEqual({ missing: 27 }), 10_000)
})

test('BILL-21 a deleted profile is not created again before the next purchase', async () => {
  await opens('first-sequence')
  pollFinds({ paidProfilesCount: 1, profilesCount: 0 })
  await vi.waitFor(() => expect(app.store.get(unfinishedProfilesAtom)).toEqual({ missing: 1 }), 10_000)
  expect(step().at).toBe('done')
  pollFinds({ paidProfilesCount: 2, profilesCount: 0 })
  await vi.waitFor(() => expect(step().at).not.toBe('done'), 10_000)
})

test('BILL-20 the creation of a profile reports the plan to the tracker', async () => {
  await opens('new-user')
  await buysOnePlan()
  await reaches('details')
  expect(tandemTrack.mock.calls).toEqual([
    [{ name: 'Purchase', plan: 'outreach-1-profile', value: 99, currency: 'USD' }],
  ])
  expect(toasts()).toEqual([received])
  await fill('DE', { oneTimeLinkEmail: 'jane@example.com' })
  expect(step().at).toBe('done')
  expect((await app.calls()).filter((call) => /profilePatch|profileWizard(Create|Fill)/.test(call))).toEqual([
    'profileWizardCreate 201',
    'profilePatch 200',
    'profileWizardFill 200',
  ])
  await vi.waitFor(() => expect(app.store.get(unfinishedProfilesAtom)).toBeUndefined(), 10_000)
})

test('BILL-20 the creation continues when the tracker fails', async () => {
  tandemTrack.mockRejectedValue(new Error('blocked'))
  await opens('new-user')
  await buysOnePlan()
  await reaches('details')
  await vi.waitFor(() => expect(toasts()).toEqual([received, committedPreviously]), 10_000)
})

test.each([
  ['creating profile failed', { status: 201, body: {} }],
  ['No slot is left.', { status: 422, body: { message: 'No slot is left.' } }],
])("BILL-19 the creation fails with '%s'", async (error, fault) => {
  await opens('new-user', 'outreach-1-profile', fault)
  await reaches('failed')
  expect(step()).toEqual({ at: 'failed', error })
  leave()
  await vi.waitFor(() => expect(app.store.get(unfinishedProfilesAtom)).toEqual({ missing: 1 }), 10_000)
  expect(step().at).toBe('done')
  finishProfile(app.store)
  await reaches('details')
})

test('BILL-46 the user can retry the creation after an unexpected failure', async () => {
  vi.spyOn(navigator, 'language', 'get').mockImplementationOnce(() => {
    throw new Error('no language')
  })
  await opens('new-user', 'outreach-1-profile')
  await reaches('failed')
  expect(step()).toMatchObject({ error: 'Something unexpected happened. Try again in a moment.' })
  app.store.set(purchaseAtom, { is: 'create' })
  await reaches('details')
})

test.each(['lostResponse', 'malformed'])(
  'SHELL-47 the purchase connects only one profile if responses have the fault %s',
  async (kind) => {
    await opens('new-user', 'outreach-10-profiles', { [kind]: true })
    await reaches('details')
    await app.control('/faults', { operationId: 'profileWizardFill', times: 1, [kind]: true })
    await fill().catch(() => fill())
    expect(step().at).toBe('done')
    expect(toasts()).toContain('Your profile is being connected.')
    expect(await creations()).toHaveLength(1)
  },
)

test('BILL-22, BILL-23 typed values survive a reload, until the form was sent', async () => {
  await opens('new-user', 'outreach-10-profiles')
  await reaches('details')
  const typed = { way: 'signIn', login: 'jane@example.com', password: 'a secret', country: 'AT' }
  type(typed)
  const kept = JSON.stringify(localStorage.getItem('profileCreation'))
  expect(kept).toContain('jane@example.com')
  expect(kept).not.toContain('a secret')

  const reloaded = app.openWindow()
  await show(reloaded)
  expect(step(reloaded)).toMatchObject({ at: 'details', password: 'a secret' })

  await fill()
  // The form reports its values once more after the form was sent.
  type(typed)
  expect(draft()).toMatchObject({ email: '', oneTimeLinkEmail: '', country: null })
  const left = [localStorage.getItem('profileCreation'), sessionStorage.getItem('profileDetails')]
  expect(JSON.stringify(left)).not.toMatch(/jane|secret/)

  app.store.set(purchaseAtom, { is: 'create' })
  await reaches('details')
  type(typed)
  expect(sessionStorage.getItem('profileDetails')).toContain('a secret')
  leave()
  expect(draft()?.email).toBe('jane@example.com')
  expect(sessionStorage.getItem('profileDetails')).not.toContain('a secret')
})

test('AUTH-15 the end of the session deletes the typed password', async () => {
  await opens('new-user', 'outreach-1-profile')
  await reaches('details')
  type({ way: 'signIn', login: 'jane@example.com', password: 'a secret' })
  stop()
  expect(sessionStorage.getItem('profileDetails')).toContain('a secret')
  await show(app.store)
  app.store.set(endSessionAtom, 'expiry')
  stop()
  expect(sessionStorage.getItem('profileDetails')).not.toContain('a secret')
})

test('AUTH-15 another user does not see the typed values', async () => {
  await opens('new-user', 'outreach-1-profile')
  await reaches('details')
  type({ way: 'signIn', login: 'jane@example.com', password: 'a secret' })
  const { store } = app
  await app.control('/faults', { operationId: 'userMe', status: 200, body: { ...store.get(userAtom), id: 987 } })
  await store.get(queryClientAtom).invalidateQueries({ queryKey: ['userMe'] })
  await vi.waitFor(() => expect(app.store).not.toBe(store), 10_000)
  stop()
  await show(app.store)
  expect([step().at, draft()?.email]).toEqual(['done', ''])
  expect(sessionStorage.getItem('profileDetails')).not.toContain('a secret')
})

test('BILL-21 a reload repeats a creation that has failed', async () => {
  await opens('new-user', 'outreach-1-profile', { status: 500 })
  await reaches('failed')
  const reloaded = app.openWindow()
  await show(reloaded)
  await reaches('details', reloaded)
  reloaded.set(purchaseAtom, { is: 'leave' })
  expect(step(reloaded).at).toBe('done')
})

test('the creation of a profile ends when the session ends', async () => {
  await opens('new-user')
  await pays('outreach-1-profile')
  app.store.set(purchaseAtom, { is: 'create' })
  const created = createPaidProfile(app.store)
  app.store.set(endSessionAtom, 'logout')
  stop()
  await created
  expect([step().at, toasts(), tandemTrack.mock.calls]).toEqual(['done', [], []])
})

test('BILL-21 the form closes after the profile was connected in another window', async () => {
  await opens('new-user', 'outreach-1-profile')
  await reaches('details')
  const other = app.openWindow()
  await show(other)
  await fill()
  await other.get(queryClientAtom).refetchQueries()
  await vi.waitFor(() => expect(step(other).at).toBe('done'), 10_000)
})

test('BILL-18 if two windows create the profile at the same moment, only one of them shows the form', async () => {
  vi.stubGlobal('navigator', { language: 'de-AT', locks })
  await opens('new-user', 'outreach-1-profile', { latencyMs: 50 })
  const other = app.openWindow()
  await show(other)
  const windows = [app.store, other]
  for (const store of windows) store.set(purchaseAtom, { is: 'create' })
  await vi.waitFor(() => expect(windows.map((store) => step(store).at).toSorted()).toEqual(['details', 'done']), 10_000)
  expect(await creations()).toEqual(['profileWizardCreate 201'])
})

test('BILL-45 a failed connection shows in a toast after the form was closed', async () => {
  await opens('new-user', 'outreach-10-profiles')
  await reaches('details')
  const before = toasts()
  await app.control('/faults', { operationId: 'profileWizardFill', status: 500, times: 2 })
  await expect(fill()).rejects.toMatchObject({ status: 500 })
  expect(toasts()).toEqual(before)
  const filled = fill()
  leave()
  await expect(filled).rejects.toMatchObject({ status: 500 })
  expect(toasts()).toEqual([...before, 'Your new profile could not be connected.'])
})
