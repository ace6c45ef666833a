import { type Profile, profileGet } from '@tandem/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { clientAtom } from '../../../shared/clientAtom.ts'
import { userAtom } from '../../../shared/session.ts'
import { waitingToastsAtom } from '../../../shared/toasts.ts'
import { attachedProfileQueryAtom, checkNowAtom, signInAtom, startAttachAtom, takeAnswerAtom } from './attach.ts'
import { attachAtom } from './attachState.ts'

let app: SimulatedApp
let profile: Profile
let unsubscribe: () => void
beforeEach(async () => {
  app = startSimulatedApp('agency')
  unsubscribe = app.store.sub(userAtom, () => {})
  await vi.waitUntil(() => app.store.get(userAtom))
  const found = await app.store.get(clientAtom).request(profileGet, { params: { id: 29 } })
  profile = { ...found, status: 'new' }
})
afterEach(() => {
  unsubscribe()
  app.close()
  sessionStorage.clear()
})

let readAt = 0
/** Takes so many answers, each read after the one before. */
function answer(changes: Partial<Profile>, count = 1) {
  readAt = Math.max(readAt, Date.now())
  for (let each = 0; each < count; each += 1) app.store.set(takeAnswerAtom, { ...profile, ...changes }, (readAt += 1))
}
const toasts = () => app.store.get(waitingToastsAtom).map(({ intent, title, text }) => [intent, title, text])

describe('attaching', () => {
  test('PROF-15, PROF-18 asks up to 30 times; old answers and those of other profiles do not count', () => {
    app.store.set(startAttachAtom, profile)
    app.store.set(checkNowAtom)
    app.store.set(takeAnswerAtom, profile, 1)
    app.store.set(takeAnswerAtom, { ...profile, id: 1, status: 'ok' }, Date.now() + 1)
    expect(app.store.get(attachAtom)).toMatchObject({ stage: 'checking', tries: 0 })
    answer({}, 29)
    expect(app.store.get(attachAtom)).toMatchObject({ tries: 29 })
    answer({})
    expect(app.store.get(attachAtom)).toBeUndefined()
    expect(toasts()).toEqual([['warning', profile.name, expect.stringMatching(/^Profile connection was not verified/)]])
  })

  test('PROF-45 takes an error of before seriously from the fifth answer on', () => {
    app.store.set(startAttachAtom, { ...profile, status: 'error' })
    app.store.set(checkNowAtom)
    answer({ status: 'error', connected: false }, 4)
    expect(toasts()).toEqual([])
    answer({ status: 'error', connected: false })
    expect(toasts()).toEqual([['error', profile.name, expect.stringMatching(/^Error occurred while adding profile/)]])
  })

  test('PROF-46 while the window is open only a new status ends it; ok without a connection is none', () => {
    app.store.set(startAttachAtom, { ...profile, status: 'ok' })
    app.store.set(signInAtom)
    answer({ status: 'ok', connected: false }, 3)
    expect(app.store.get(attachAtom)).toMatchObject({ stage: 'signIn', tries: 0 })
    app.store.set(startAttachAtom, profile)
    app.store.set(signInAtom)
    answer({ status: 'ok', connected: true })
    expect(toasts()).toEqual([['success', 'Profile was successfully added.', undefined]])
  })

  test('PROF-15, PROF-47 polls once a second, however often answers are counted, and goes on after a reload', async () => {
    app.store.set(startAttachAtom, profile)
    app.store.set(checkNowAtom)
    const start = Date.now()
    let answers = 0
    const stop = app.store.sub(attachedProfileQueryAtom, () => {
      const { data, dataUpdatedAt } = app.store.get(attachedProfileQueryAtom)
      if (!data) return
      const before = app.store.get(attachAtom)?.tries
      app.store.set(takeAnswerAtom, data, dataUpdatedAt)
      if (app.store.get(attachAtom)?.tries !== before) answers += 1
    })
    await vi.waitUntil(() => answers >= 3, { timeout: 5000, interval: 50 })
    stop()
    // One at once, and one after each second.
    expect(Date.now() - start).toBeGreaterThan(1900)
    const reloaded = app.openWindow()
    const unsubscribeReloaded = reloaded.sub(userAtom, () => {})
    await vi.waitUntil(() => reloaded.get(userAtom))
    expect(reloaded.get(attachAtom)).toMatchObject({ profileId: 29, stage: 'checking', tries: 3 })
    unsubscribeReloaded()
  })
})
