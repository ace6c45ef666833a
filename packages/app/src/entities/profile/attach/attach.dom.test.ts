import { type Profile, profileGet } from '@tandem/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import { attachedProfileQueryAtom, startAttach, takeResponse } from './attach.ts'
import { attachAtom, attachStageAtom } from './attachState.ts'

let app: SimulatedApp
let profile: Profile
beforeEach(async () => {
  app = startSimulatedApp('agency')
  await signedIn(app.store)
  const found = await app.store.get(apiClientAtom).request(profileGet, { params: { id: 29 } })
  profile = { ...found, status: 'new' }
})
afterEach(() => {
  vi.useRealTimers()
})

let readAt = 0
function response(changes: Partial<Profile>, count = 1) {
  readAt = Math.max(readAt, Date.now())
  for (let each = 0; each < count; each += 1) takeResponse(app.store, { ...profile, ...changes }, (readAt += 1))
}
const toasts = () => app.store.get(waitingToastsAtom).map(({ intent, title, text }) => [intent, title, text])

const countResponses = (store: AppStore) =>
  store.sub(attachedProfileQueryAtom, () => {
    const { data, dataUpdatedAt } = store.get(attachedProfileQueryAtom)
    if (data) takeResponse(store, data, dataUpdatedAt)
  })

/** Moves the fake clock in small steps, because the simulator responds between the steps. */
async function seconds(count: number) {
  for (let step = 0; step < count * 10; step += 1) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
}

describe('attaching', () => {
  test('PROF-15, PROF-18 ends with a warning after 30 responses', () => {
    startAttach(app.store, profile)
    app.store.set(attachStageAtom, 'checking')
    takeResponse(app.store, profile, 1)
    takeResponse(app.store, { ...profile, id: 1, status: 'ok' }, Date.now() + 1)
    expect(app.store.get(attachAtom)).toMatchObject({ stage: 'checking', tries: 0 })
    response({}, 29)
    expect(app.store.get(attachAtom)).toMatchObject({ tries: 29 })
    response({})
    expect(app.store.get(attachAtom)).toBeUndefined()
    expect(toasts()).toEqual([['warning', profile.name, expect.stringMatching(/^Profile connection was not verified/)]])
  })

  test('PROF-45 an error that the profile had before attaching is reported only after the fifth response', () => {
    startAttach(app.store, { ...profile, status: 'error' })
    app.store.set(attachStageAtom, 'checking')
    response({ status: 'error', connected: false }, 4)
    expect(toasts()).toEqual([])
    response({ status: 'error', connected: false })
    expect(toasts()).toEqual([['error', profile.name, expect.stringMatching(/^Error occurred while adding profile/)]])
  })

  test('PROF-46 while the popup is open, only a changed status ends attaching', () => {
    startAttach(app.store, { ...profile, status: 'ok' })
    app.store.set(attachStageAtom, 'signIn')
    response({ status: 'ok', connected: false }, 3)
    expect(app.store.get(attachAtom)).toMatchObject({ stage: 'signIn', tries: 0 })
    startAttach(app.store, profile)
    app.store.set(attachStageAtom, 'signIn')
    response({ status: 'ok', connected: true })
    expect(toasts()).toEqual([['success', 'Profile was successfully added.', undefined]])
  })

  test('PROF-15, PROF-18 the app requests the profile once a second, 30 times in all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    const requests = async () => (await app.calls()).filter((call) => call.startsWith('profileGet ')).length
    const before = await requests()
    startAttach(app.store, profile)
    app.store.set(attachStageAtom, 'checking')
    // The simulator responds at once, but a response in the same millisecond as the start counts as old.
    vi.setSystemTime(Date.now() + 1)
    const stop = countResponses(app.store)
    await seconds(4.5)
    expect((await requests()) - before).toBe(5)
    expect(app.store.get(attachAtom)).toMatchObject({ tries: 5 })
    stop()
    const reloaded = app.openWindow()
    const unsubscribeReloaded = reloaded.sub(userAtom, () => {})
    await seconds(0.1)
    expect(reloaded.get(attachAtom)).toMatchObject({ profileId: 29, stage: 'checking', tries: 5 })
    const stopReloaded = countResponses(reloaded)
    await seconds(23.5)
    expect(reloaded.get(attachAtom)).toMatchObject({ tries: 29 })
    await seconds(5)
    expect((await requests()) - before).toBe(30)
    expect(reloaded.get(attachAtom)).toBeUndefined()
    expect(reloaded.get(waitingToastsAtom)).toMatchObject([{ intent: 'warning', title: profile.name }])
    stopReloaded()
    unsubscribeReloaded()
  })
})
