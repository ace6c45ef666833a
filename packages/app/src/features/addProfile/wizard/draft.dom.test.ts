import { userMe } from '@tandem/contract'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { expect, test } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { newProfileDraftAtom } from './draft.ts'

const draft = { step: 'general' as const, values: { name: 'Ana' } }

test('SHELL-31 another user of the browser does not see the draft of a profile', async () => {
  const app = startSimulatedApp()
  const user = await app.store.get(apiClientAtom).request(userMe, { query: {} })
  setUser(app.store, user)
  app.store.set(newProfileDraftAtom, draft)
  const other = app.openWindow()
  setUser(other, { ...user, id: user.id + 1 })
  expect([app.store.get(newProfileDraftAtom), other.get(newProfileDraftAtom)]).toEqual([draft, undefined])
  app.close()
})
