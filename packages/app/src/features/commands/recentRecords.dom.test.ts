import { conversationList, recipientGet, userMe } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { queryClientAtom } from 'jotai-tanstack-query'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { removeDraftsOf } from '../../shared/storage/draftItems.ts'
import { fullNameOf } from '../../shared/text/fullName.ts'
import { addressAtom } from '../../shared/router/search.ts'
import { followRecords, recentRecordsAtom } from './recentRecords.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

async function openWindow(userId: number) {
  const store = app.openWindow()
  const { request } = store.get(apiClientAtom)
  setUser(store, { ...(await request(userMe, { query: {} })), id: userId })
  onTestFinished(followRecords(store))
  return { store, request, cache: store.get(queryClientAtom) }
}

function visit({ set }: AppStore, pathname: string): void {
  for (const each of [pathname, '/help']) set(addressAtom, { pathname: each, search: '' })
}

test('SHELL-111 the palette remembers the last five records of a user', async () => {
  const { store, request, cache } = await openWindow(1)
  const names: string[] = []
  for (const id of [1, 2, 3, 4, 5, 6, 2]) {
    const input = { params: { id } }
    const recipient = await request(recipientGet, input)
    cache.setQueryData(operationKey({ recipientGet }, input), recipient)
    names.unshift(fullNameOf(recipient))
    visit(store, `/recipients/manage/${id}/general`)
  }
  const recent = store.get(recentRecordsAtom) ?? []
  expect(recent.map(({ href }) => href)).toEqual([2, 6, 5, 4, 3].map((id) => `/recipients/manage/${id}`))
  expect(recent.map(({ label }) => label)).toEqual(names.slice(0, 5))
  expect((await openWindow(2)).store.get(recentRecordsAtom)).toBeUndefined()
  removeDraftsOf(1)
  expect((await openWindow(1)).store.get(recentRecordsAtom)).toBeUndefined()
})

test('SHELL-111 the palette remembers only records whose name has loaded', async () => {
  const { store, request, cache } = await openWindow(1)
  const input = { query: { limit: 5 } }
  const list = await request(conversationList, input)
  cache.setQueryData(operationKey({ conversationList }, input), list)
  const {
    _embedded: { conversations, recipients },
  } = list
  const [, conversation] = conversations
  const { id = 0, recipientId = 0 } = conversation ?? {}
  for (const path of [`/messages/conversation/${id}`, '/messages/conversation/987654', '/clients/manage/1', '/clients'])
    visit(store, path)
  expect(store.get(recentRecordsAtom)).toEqual([
    { kind: 'conversations', href: `/messages/conversation/${id}`, label: fullNameOf(recipients[recipientId]) },
  ])
})
