import { userMe } from '@tandem/contract'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { expect, test } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { clientDraftAtom } from './pages/CreateClientPage.tsx'

test('SHELL-31 another user of the browser does not see the draft of a client', async () => {
  const app = startSimulatedApp()
  const user = await app.store.get(apiClientAtom).request(userMe, { query: {} })
  setUser(app.store, user)
  app.store.set(clientDraftAtom, { name: 'Acme' })
  const other = app.openWindow()
  setUser(other, { ...user, id: user.id + 1 })
  expect([app.store.get(clientDraftAtom), other.get(clientDraftAtom)]).toEqual([{ name: 'Acme' }, undefined])
})
