import { type User, userMe } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { pathnameAtom } from '../../shared/router/search.ts'
import { endSessionAtom, userAtom } from '../../shared/session/session.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { type TrackingEvent } from './tracking.ts'
import { keepTypedDetailsAtom, profileFillMutationAtom, startCreationAtom } from './creation.ts'
import {
  creationAtom,
  dropForeignDetailsAtom,
  isCreationAskedAtom,
  isCreationDueAtom,
  typedPasswordAtom,
  unfinishedProfilesAtom,
} from './creationState.ts'
import { choiceAtom, dismissChoiceAtom, forgetPurchaseFlowAtom } from './flow.ts'
import { changeProfileDraftAtom, followPaidProfilesAtom, profileDraftAtom } from './profileDraft.ts'

const tandemTrack = vi.fn<(event: TrackingEvent) => unknown>()
let app: SimulatedApp
let unsubscribe: () => void

beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT')
  window.tandemTrack = tandemTrack
})
afterEach(() => {
  unsubscribe()
  app.close()
  vi.restoreAllMocks()
  tandemTrack.mockReset()
})

/** Opens an app, as its window does. */
async function opens(scenario: string, paidBefore?: string) {
  app = startSimulatedApp(scenario)
  if (paidBefore !== undefined) await pays(paidBefore)
  const stops = [isCreationDueAtom, unfinishedProfilesAtom, choiceAtom].map((each) => app.store.sub(each, () => {}))
  unsubscribe = () => {
    for (const stop of stops) stop()
  }
  await vi.waitFor(() => expect(app.store.get(userAtom)).toBeTruthy(), 10_000)
}
const pays = (plan: string) => app.control('/checkout', { plan, card: '4242424242424242' })
const isDue = () => app.store.get(isCreationDueAtom)
const start = () => app.store.set(startCreationAtom)
const creations = async () => (await app.calls()).filter((call) => call.startsWith('profileWizardCreate'))
/** Answers the next poll of the user with these counts. */
async function pollFinds(profiles: Pick<User, 'paidProfilesCount' | 'profilesCount'>) {
  app.store
    .get(queryClientAtom)
    .setQueryData(operationKey({ userMe }, {}), (user) => user && Object.assign({}, user, profiles))
  await vi.waitFor(() => expect(app.store.get(userAtom)).toMatchObject(profiles), 10_000)
}
/** Says how the account of the created profile is reached. */
async function fill() {
  const creation = app.store.get(creationAtom)
  if (creation?.at !== 'details') throw new Error('no profile was created')
  const fillWith = { login: 'jane@example.com', password: 'a secret' }
  await app.store.set(profileFillMutationAtom, { profileId: creation.profileId, country: 'AT', fill: fillWith })
}
const toasts = () => app.store.get(waitingToastsAtom).map(({ title }) => title)
const committedPreviously = 'Payment has been already committed previously. Profile creation started instantly.'

test('BILL-18, BILL-21 is due at load when paid profiles exceed profiles, requested once, paid before', async () => {
  await opens('new-user', 'outreach-10-profiles')
  await vi.waitFor(() => expect(isDue()).toBe(true), 10_000)
  expect(app.store.get(choiceAtom)).toBeUndefined()
  await Promise.all([start(), start()])
  expect(await creations()).toEqual(['profileWizardCreate 201'])
  expect(app.store.get(creationAtom)).toMatchObject({ at: 'details' })
  expect(toasts()).toEqual([committedPreviously])
  app.store.set(creationAtom, undefined)
  await vi.waitFor(
    () => expect(app.store.get(userAtom)).toMatchObject({ paidProfilesCount: 10, profilesCount: 1 }),
    10_000,
  )
  expect([isDue(), app.store.get(profileDraftAtom).requested]).toEqual([false, true])
  await vi.waitFor(
    () => expect(app.store.get(unfinishedProfilesAtom)).toMatchObject({ profileId: expect.anything() }),
    10_000,
  )
})

test('BILL-21 is due again for each purchase made elsewhere, and offered after that', async () => {
  await opens('first-sequence', 'outreach-10-profiles')
  await vi.waitFor(
    () => expect(app.store.get(userAtom)).toMatchObject({ paidProfilesCount: 10, profilesCount: 1 }),
    10_000,
  )
  expect(isDue()).toBe(true)
  await start()
  await fill()
  await vi.waitFor(
    () => expect(app.store.get(userAtom)).toMatchObject({ paidProfilesCount: 10, profilesCount: 2 }),
    10_000,
  )
  await pays('outreach-30-profiles')
  await pollFinds({ paidProfilesCount: 30, profilesCount: 2 })
  expect(isDue()).toBe(true)
  await start()
  await fill()
  expect(isDue()).toBe(false)
  await vi.waitFor(() => expect(app.store.get(unfinishedProfilesAtom)).toEqual({ missing: 27 }), 10_000)
})

test('BILL-21 does not create a deleted profile again, but the one that is paid after it', async () => {
  await opens('first-sequence')
  const user = app.store.get(userAtom)
  if (user) app.store.set(followPaidProfilesAtom, user)
  await pollFinds({ paidProfilesCount: 1, profilesCount: 0 })
  expect(isDue()).toBe(false)
  await vi.waitFor(() => expect(app.store.get(unfinishedProfilesAtom)).toEqual({ missing: 1 }), 10_000)
  await pollFinds({ paidProfilesCount: 2, profilesCount: 0 })
  expect(isDue()).toBe(true)
})

test('is not due when no profile is paid, or all paid profiles exist', async () => {
  await opens('agency')
  expect(isDue()).toBe(false)
  expect(app.store.get(unfinishedProfilesAtom)).toBeUndefined()
})

test('BILL-20 reports to the tracker which plan was bought here, and then how the account is reached', async () => {
  await opens('new-user')
  app.store.set(changeProfileDraftAtom, { plan: 'outreach-1-profile' })
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
  await vi.waitFor(() => expect(app.store.get(unfinishedProfilesAtom)).toBeUndefined(), 10_000)
})

test('BILL-20 goes on when the tracker fails', async () => {
  tandemTrack.mockRejectedValue(new Error('blocked'))
  await opens('new-user')
  app.store.set(changeProfileDraftAtom, { plan: 'outreach-1-profile' })
  await pays('outreach-1-profile')
  await start()
  expect([toasts(), app.store.get(creationAtom)?.at]).toEqual([[committedPreviously], 'details'])
})

test.each([
  ['creating profile failed', { status: 201, body: {} }],
  ['No slot is left.', { status: 422, body: { message: 'No slot is left.' } }],
])("BILL-19 fails with '%s', and is started again only by the user", async (error, fault) => {
  await opens('new-user', 'outreach-1-profile')
  await app.control('/faults', { operationId: 'profileWizardCreate', times: 1, ...fault })
  await start()
  expect(app.store.get(creationAtom)).toEqual({ at: 'failed', error })
  app.store.set(creationAtom, undefined)
  expect(isDue()).toBe(false)
  await vi.waitFor(() => expect(app.store.get(unfinishedProfilesAtom)).toEqual({ missing: 1 }), 10_000)
  app.store.set(isCreationAskedAtom, true)
  expect(isDue()).toBe(true)
  await start()
  expect(app.store.get(creationAtom)).toMatchObject({ at: 'details' })
})

test.each(['lostResponse', 'malformed'])(
  'SHELL-47 creates and connects a profile once after answers that are %s',
  async (kind) => {
    await opens('new-user', 'outreach-10-profiles')
    await app.control('/faults', { operationId: 'profileWizardCreate', times: 1, [kind]: true })
    await start()
    expect(app.store.get(creationAtom)).toMatchObject({ at: 'details' })
    await app.control('/faults', { operationId: 'profileWizardFill', times: 1, [kind]: true })
    await fill().catch(fill)
    expect(app.store.get(creationAtom)).toBeUndefined()
    expect(toasts()).toContain('Your profile is being connected.')
    expect(await creations()).toHaveLength(1)
  },
)

test('BILL-22, BILL-23 typed values survive a reload, and are deleted once they were sent or given up', async () => {
  await opens('new-user', 'outreach-10-profiles')
  await start()
  const typed = { way: 'signIn', login: 'jane@example.com', password: 'a secret', country: 'AT' }
  app.store.set(keepTypedDetailsAtom, typed)
  const kept = JSON.stringify(localStorage.getItem('profileCreation'))
  expect(kept).toContain('jane@example.com')
  expect(kept).not.toContain('a secret')

  const reloaded = app.openWindow()
  const stop = reloaded.sub(creationAtom, () => {})
  await vi.waitFor(() => expect(reloaded.get(creationAtom)).toMatchObject({ at: 'details' }), 10_000)
  expect(reloaded.get(typedPasswordAtom)).toBe('a secret')
  stop()

  await fill()
  // The form reports its values once more when it was sent.
  app.store.set(keepTypedDetailsAtom, typed)
  expect(app.store.get(profileDraftAtom)).toMatchObject({ email: '', oneTimeLinkEmail: '', country: null })
  const left = [localStorage.getItem('profileCreation'), sessionStorage.getItem('profileDetails')]
  expect(JSON.stringify(left)).not.toMatch(/jane|secret/)

  app.store.set(isCreationAskedAtom, true)
  await start()
  app.store.set(keepTypedDetailsAtom, typed)
  expect(sessionStorage.getItem('profileDetails')).toContain('a secret')
  app.store.set(creationAtom, undefined)
  expect(app.store.get(profileDraftAtom).email).toBe('jane@example.com')
  expect(sessionStorage.getItem('profileDetails')).not.toContain('a secret')
})

test('AUTH-15 the typed password goes with the session', async () => {
  await opens('new-user', 'outreach-1-profile')
  await start()
  app.store.set(keepTypedDetailsAtom, { way: 'signIn', login: 'jane@example.com', password: 'a secret' })
  app.store.set(forgetPurchaseFlowAtom)
  expect(sessionStorage.getItem('profileDetails')).toContain('a secret')
  app.store.set(endSessionAtom, 'expiry')
  app.store.set(forgetPurchaseFlowAtom)
  expect(sessionStorage.getItem('profileDetails')).not.toContain('a secret')
})

test('AUTH-15 another user does not see the typed values, which are deleted', async () => {
  await opens('new-user', 'outreach-1-profile')
  await start()
  app.store.set(keepTypedDetailsAtom, { way: 'signIn', login: 'jane@example.com', password: 'a secret' })
  const user = app.store.get(userAtom)
  await app.control('/faults', { operationId: 'userMe', status: 200, body: { ...user, id: 987 } })
  await app.store.get(queryClientAtom).invalidateQueries({ queryKey: ['userMe'] })
  await vi.waitFor(() => expect(app.store.get(creationAtom)).toBeUndefined(), 10_000)
  expect([app.store.get(typedPasswordAtom), app.store.get(profileDraftAtom).email]).toEqual(['', ''])
  app.store.set(dropForeignDetailsAtom)
  expect(sessionStorage.getItem('profileDetails')).not.toContain('a secret')
})

test('BILL-21 a reload continues a creation that was interrupted or has failed', async () => {
  await opens('new-user', 'outreach-1-profile')
  await app.control('/faults', { operationId: 'profileWizardCreate', times: 1, status: 500 })
  await start()
  expect(app.store.get(creationAtom)).toMatchObject({ at: 'failed' })
  const reloaded = app.openWindow()
  const stop = reloaded.sub(isCreationDueAtom, () => {})
  await vi.waitFor(() => expect(reloaded.get(isCreationDueAtom)).toBe(true), 10_000)
  await reloaded.set(startCreationAtom)
  expect(reloaded.get(creationAtom)).toMatchObject({ at: 'details' })
  reloaded.set(creationAtom, undefined)
  expect(reloaded.get(isCreationDueAtom)).toBe(false)
  stop()
})

test('does not show when the session has ended meanwhile', async () => {
  await opens('new-user', 'outreach-1-profile')
  const started = start()
  app.store.set(endSessionAtom, 'logout')
  app.store.set(forgetPurchaseFlowAtom)
  await started
  expect([app.store.get(creationAtom), toasts(), tandemTrack.mock.calls]).toEqual([undefined, [], []])
})

test('BILL-2, BILL-3 the plan modal opens with no paid profile, not on /monthlyPayment, and not once closed', async () => {
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

test('BILL-45 a failed connection is said in a toast once its form was closed, else by the form alone', async () => {
  await opens('new-user', 'outreach-10-profiles')
  await start()
  const before = toasts()
  await app.control('/faults', { operationId: 'profileWizardFill', status: 500, times: 2 })
  await expect(fill()).rejects.toMatchObject({ status: 500 })
  expect(toasts()).toEqual(before)
  const filled = fill()
  app.store.set(creationAtom, undefined)
  await expect(filled).rejects.toMatchObject({ status: 500 })
  expect(toasts()).toEqual([...before, 'Your new profile could not be connected.'])
})
