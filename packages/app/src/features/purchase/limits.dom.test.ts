import { type UserRole } from '@tandem/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { addressAtom } from '../../shared/router/search.ts'
import { userAtom } from '../../shared/session/session.ts'
import { dismissedLimitsAtom, reachedLimitsAtom } from './limits.ts'

let app: SimulatedApp
let unsubscribe: () => void
beforeEach(async () => {
  app = startSimulatedApp('agency')
  unsubscribe = app.store.sub(reachedLimitsAtom, () => {})
  await vi.waitUntil(() => app.store.get(userAtom), 10_000)
})
afterEach(() => {
  unsubscribe()
  app.close()
})

const goTo = (pathname: string) => app.store.set(addressAtom, { pathname, search: '' })
const reached = () => app.store.get(reachedLimitsAtom)

test('BILL-42 the pages of profiles show the notice about the limit of the plan, until the user dismisses it', () => {
  expect(reached()).toEqual([])
  goTo('/profiles')
  expect(reached()).toEqual([{ kind: 'plan', limit: 30 }])
  app.store.set(dismissedLimitsAtom, { plan: 30 })
  expect(reached()).toEqual([])
})

test('BILL-42 a dismissal hides the notice only from the user who dismissed it', async () => {
  const user = await vi.waitUntil(() => app.store.get(userAtom), 10_000)
  goTo('/profiles')
  app.store.set(dismissedLimitsAtom, { plan: 30 })
  setUser(app.store, { ...user, id: user.id + 1 })
  await vi.waitUntil(() => app.store.get(userAtom)?.id !== user.id, 10_000)
  expect(reached()).toEqual([{ kind: 'plan', limit: 30 }])
})

test('BILL-42 only users who may add profiles are offered a larger plan', async () => {
  const user = await vi.waitUntil(() => app.store.get(userAtom), 10_000)
  goTo('/profiles/create')
  const signInAs = async (role: UserRole) => {
    setUser(app.store, { ...user, role })
    await vi.waitUntil(() => app.store.get(userAtom)?.role === role, 10_000)
  }
  await signInAs('org_member')
  expect(reached()).toEqual([])
  await signInAs('org_manager')
  expect(reached()).toEqual([{ kind: 'plan', limit: 30 }])
})
