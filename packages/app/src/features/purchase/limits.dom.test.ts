import { type UserRole } from '@tandem/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { userAtom } from '../../shared/session/session.ts'
import { dismissedLimitsAtom, fullPlanOf, usedUpCreditsAtom } from './limits.ts'

let app: SimulatedApp
let unsubscribe: () => void
beforeEach(async () => {
  app = startSimulatedApp('out-of-credits')
  unsubscribe = app.store.sub(usedUpCreditsAtom, () => {})
  await vi.waitUntil(() => app.store.get(userAtom), 10_000)
})
afterEach(() => {
  unsubscribe()
})

test('BILL-42 a dismissed notice of used-up AI credits shows again to another user, and after a change of the total', async () => {
  const user = await vi.waitUntil(() => app.store.get(userAtom), 10_000)
  const credits = await vi.waitUntil(() => app.store.get(usedUpCreditsAtom), 10_000)
  app.store.set(dismissedLimitsAtom, { credits: credits - 1 })
  expect(app.store.get(usedUpCreditsAtom)).toBe(credits)
  app.store.set(dismissedLimitsAtom, { credits })
  expect(app.store.get(usedUpCreditsAtom)).toBeUndefined()
  setUser(app.store, { ...user, id: user.id + 1 })
  await vi.waitUntil(() => app.store.get(userAtom)?.id !== user.id, 10_000)
  expect(app.store.get(dismissedLimitsAtom)).toBeUndefined()
})

test('BILL-42 only users who may add profiles see the notice that all profiles are used', async () => {
  const user = await vi.waitUntil(() => app.store.get(userAtom), 10_000)
  const { profilesCount } = user
  const fullPlan = (role: UserRole, paidProfilesCount: number) => fullPlanOf({ ...user, role, paidProfilesCount }, [])
  expect(fullPlan('org_member', profilesCount)).toBeUndefined()
  expect(fullPlan('org_manager', profilesCount)).toBe(profilesCount)
  expect(fullPlan('org_owner', profilesCount + 1)).toBeUndefined()
})
