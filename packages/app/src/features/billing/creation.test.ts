import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '../../../../../tests/support/simulatedApp.ts'
import { pathnameAtom } from '../../shared/search.ts'
import { userAtom } from '../../shared/session.ts'
import { waitingToastsAtom } from '../../shared/toasts.ts'
import { type TrackingEvent } from '../../shared/tracking.ts'
import { profileFillMutationAtom, startCreationAtom } from './creation.ts'
import { creationAtom, isCreationAskedAtom, isCreationDueAtom, unfinishedProfileAtom } from './creationState.ts'
import { choiceAtom, dismissChoiceAtom, forgetPurchaseFlowAtom } from './flow.ts'
import { profileDraftAtom, startProfileDraftAtom } from './profileDraft.ts'

const tandemTrack = vi.fn<(event: TrackingEvent) => unknown>()
let app: SimulatedApp
let unsubscribe: () => void

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', { language: 'de-AT' })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { tandemTrack }))
})
afterEach(() => {
  unsubscribe()
  app.close()
  vi.unstubAllGlobals()
  tandemTrack.mockReset()
})

/** Opens an app, as its window does. */
async function opens(scenario: string, paidBefore?: string) {
  app = startSimulatedApp(scenario)
  if (paidBefore !== undefined) await pays(paidBefore)
  const stops = [isCreationDueAtom, unfinishedProfileAtom, choiceAtom].map((each) => app.store.sub(each, () => {}))
  unsubscribe = () => {
    for (const stop of stops) stop()
  }
  await vi.waitFor(() => expect(app.store.get(userAtom)).toBeTruthy())
}
const pays = (plan: string) => app.control('/checkout', { plan, card: '4242424242424242' })
const isDue = () => app.store.get(isCreationDueAtom)
const start = () => app.store.set(startCreationAtom)
const creations = async () => (await app.calls()).filter((call) => call.startsWith('profileWizardCreate'))
const toasts = () => app.store.get(waitingToastsAtom).map(({ title }) => title)
const committedPreviously = 'Payment has been already committed previously. Profile creation started instantly.'

test('is due at load when paid profiles exceed profiles; is requested once; says that the payment was made before', async () => {
  await opens('new-user', 'outreach-10-profiles')
  await vi.waitFor(() => expect(isDue()).toBe(true))
  expect(app.store.get(choiceAtom)).toBeUndefined()
  await Promise.all([start(), start()])
  expect(await creations()).toEqual(['profileWizardCreate 201'])
  expect(app.store.get(creationAtom)).toMatchObject({ at: 'details' })
  expect(toasts()).toEqual([committedPreviously])
  app.store.set(creationAtom, undefined)
  await vi.waitFor(() => expect(app.store.get(userAtom)).toMatchObject({ paidProfilesCount: 10, profilesCount: 1 }))
  expect([isDue(), app.store.get(profileDraftAtom).requested]).toEqual([false, true])
  // Another browser of the organization, which remembers nothing of it.
  localStorage.setItem('profileCreation', '')
  unsubscribe()
  await vi.waitFor(() => expect(app.store.get(unfinishedProfileAtom)).toBeTruthy())
  expect(isDue()).toBe(false)
})

test('is not due where nothing is paid, or everything that is paid is there', async () => {
  await opens('agency')
  expect(isDue()).toBe(false)
  expect(app.store.get(unfinishedProfileAtom)).toBeUndefined()
})

test('tells the tracker of the plan that was bought here, and then how the account is reached', async () => {
  await opens('new-user')
  app.store.set(startProfileDraftAtom, 'outreach-1-profile')
  await pays('outreach-1-profile')
  await start()
  expect(tandemTrack.mock.calls).toEqual([
    [{ name: 'Purchase', plan: 'outreach-1-profile', value: 99, currency: 'USD' }],
  ])
  expect(toasts()).toEqual([])
  const creation = app.store.get(creationAtom)
  if (creation?.at !== 'details') throw new Error('no profile was created')
  await app.store.set(profileFillMutationAtom, {
    profileId: creation.profileId,
    country: 'DE',
    fill: { oneTimeLinkEmail: 'jane@example.com' },
  })
  expect(app.store.get(creationAtom)).toBeUndefined()
  expect((await app.calls()).filter((call) => /profilePatch|profileWizard(Create|Fill)/.test(call))).toEqual([
    'profileWizardCreate 201',
    'profilePatch 200',
    'profileWizardFill 200',
  ])
  await vi.waitFor(() => expect(app.store.get(unfinishedProfileAtom)).toBeUndefined())
})

test('goes on when the tracker fails', async () => {
  tandemTrack.mockRejectedValue(new Error('blocked'))
  await opens('new-user')
  app.store.set(startProfileDraftAtom, 'outreach-1-profile')
  await pays('outreach-1-profile')
  await start()
  expect([toasts(), app.store.get(creationAtom)?.at]).toEqual([[committedPreviously], 'details'])
})

test.each([
  ['creating profile failed', { status: 201, body: {} }],
  ['No slot is left.', { status: 422, body: { message: 'No slot is left.' } }],
])("fails with '%s', and is asked for again only by the user", async (error, fault) => {
  await opens('new-user', 'outreach-1-profile')
  await app.control('/faults', { operationId: 'profileWizardCreate', times: 1, ...fault })
  await start()
  expect(app.store.get(creationAtom)).toEqual({ at: 'failed', error })
  app.store.set(creationAtom, undefined)
  expect(isDue()).toBe(false)
  await vi.waitFor(() => expect(app.store.get(unfinishedProfileAtom)).toEqual({ profileId: null }))
  app.store.set(isCreationAskedAtom, true)
  expect(isDue()).toBe(true)
  await start()
  expect(app.store.get(creationAtom)).toMatchObject({ at: 'details' })
})

test('takes the profile that was created when the answer got lost, instead of another one', async () => {
  await opens('new-user', 'outreach-10-profiles')
  await app.control('/faults', { operationId: 'profileWizardCreate', times: 1, lostResponse: true })
  await start()
  expect(app.store.get(creationAtom)).toMatchObject({ at: 'failed' })
  await start()
  expect(app.store.get(creationAtom)).toMatchObject({ at: 'details' })
  expect(await creations()).toHaveLength(1)
})

test('shows nothing of itself when the session has ended meanwhile', async () => {
  await opens('new-user', 'outreach-1-profile')
  const started = start()
  app.store.set(forgetPurchaseFlowAtom)
  await started
  expect([app.store.get(creationAtom), toasts(), tandemTrack.mock.calls]).toEqual([undefined, [], []])
})

test('the plan modal opens by itself with no paid profile, not on /monthlyPayment, and not again once it was closed', async () => {
  await opens('new-user')
  expect(app.store.get(choiceAtom)).toBe('plan')
  app.store.set(pathnameAtom, '/monthlyPayment')
  expect(app.store.get(choiceAtom)).toBeUndefined()
  app.store.set(pathnameAtom, '/')
  app.store.set(dismissChoiceAtom)
  expect(app.store.get(choiceAtom)).toBeUndefined()
  app.store.set(choiceAtom, 'plan')
  expect(app.store.get(choiceAtom)).toBe('plan')
})
