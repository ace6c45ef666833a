import { userMe } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { apiClientAtom } from '../api/apiClientAtom.ts'
import { endSessionAtom } from '../session/session.ts'
import { userStoredAtom } from './userStoredAtom.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

async function signedIn(id: number, store = app.openWindow()) {
  const user = await store.get(apiClientAtom).request(userMe, { query: {} })
  setUser(store, { ...user, id })
  return store
}

const newDraftAtom = () => userStoredAtom({ key: 'wizard', version: 2, schema: v.object({ name: v.string() }) })

test('SHELL-31 a stored draft shows only to its user', async () => {
  const draftAtom = newDraftAtom()
  const store = await signedIn(1)
  store.set(draftAtom, { name: 'Acme' })
  store.set(endSessionAtom, 'logout')
  expect(store.get(draftAtom)).toBeUndefined()
  store.set(draftAtom, { name: 'of nobody' })
  const other = await signedIn(2)
  expect(other.get(draftAtom)).toBeUndefined()
  other.set(draftAtom, { name: 'Obi' })
  other.set(draftAtom, (draft) => draft && { name: `${draft.name} & Sons` })
  expect(other.get(draftAtom)).toEqual({ name: 'Obi & Sons' })
  other.set(draftAtom, undefined)
  expect([other.get(draftAtom), (await signedIn(1)).get(draftAtom)]).toEqual([undefined, { name: 'Acme' }])
})

test('SHELL-32 drafts of an old version and drafts that do not fit the schema are dropped', async () => {
  localStorage.setItem('wizard', '{"version":1,"value":{"name":"Acme"}}')
  expect((await signedIn(1)).get(newDraftAtom())).toBeUndefined()
  localStorage.setItem('wizard', '{"version":2,"value":{"1":{"name":7},"2":{"name":"Obi"}}}')
  const draftAtom = newDraftAtom()
  expect([(await signedIn(1)).get(draftAtom), (await signedIn(2)).get(draftAtom)]).toEqual([undefined, { name: 'Obi' }])
})
