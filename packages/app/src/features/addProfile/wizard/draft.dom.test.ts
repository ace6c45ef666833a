import { userMe } from '@tandem/contract'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { expect, test } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { emptyProfile, newProfileDraftAtom } from './draft.ts'

const draft = { step: 'general' as const, values: { name: 'Ana' } }

test('PROF-39 a new profile acts automatically from Monday to Friday, 09:00-18:00', () => {
  const day = [{ start: '09:00', end: '18:00' }]
  expect(emptyProfile.automationSchedule).toEqual({ mo: day, tu: day, we: day, th: day, fr: day, sa: [], su: [] })
})

test('SHELL-31 another user of the browser does not see the draft of a profile', async () => {
  const app = startSimulatedApp()
  const user = await app.store.get(apiClientAtom).request(userMe, { query: {} })
  setUser(app.store, user)
  app.store.set(newProfileDraftAtom, draft)
  const other = app.openWindow()
  setUser(other, { ...user, id: user.id + 1 })
  expect([app.store.get(newProfileDraftAtom), other.get(newProfileDraftAtom)]).toEqual([draft, undefined])
})
