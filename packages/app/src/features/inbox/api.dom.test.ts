import { messageCreate, messageList, type Message } from '@tandem/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { readVariableValues } from '../../shared/api/messageVariables.ts'
import { addressAtom } from '../../shared/router/search.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { startInboxApp } from './inboxApp.fixtures.ts'
import { categoryMutationAtom, futureEditMutationAtom, futureQueryAtomOf } from './api.ts'
import { openList, pagesAtom, summariesAtom } from './list/inboxList.ts'

let app: SimulatedApp
let [conversationId, recipientId] = [0, 0]
beforeEach(async () => {
  const started = await startInboxApp()
  app = started.app
  conversationId = started.conversation.id
  recipientId = started.conversation.recipientId
})

test('INBOX-57 an edit of a scheduled message shows in the thread only after a successful save', async () => {
  const futureAtom = futureQueryAtomOf(conversationId)
  const { id }: Message = await app.store.get(apiClientAtom).request(
    messageCreate,
    {
      params: { id: conversationId },
      body: { status: 'scheduled', text: 'At noon.', dateScheduled: '2027-01-05T12:00:00.000Z' },
    },
    { idempotencyKey: crypto.randomUUID() },
  )
  app.store.sub(futureAtom, () => {})
  const shown = () => {
    const { _embedded: embedded } = app.store.get(futureAtom).data ?? {}
    return embedded?.messages.find((message) => message.id === id)?.text
  }
  await vi.waitFor(() => expect(shown()).toBe('At noon.'), 10_000)
  const edit = { conversationId, id, patch: { text: 'In the evening.' } }
  await app.control('/faults', { operationId: 'futureMessagePatch', status: 500, times: 1 })
  await expect(app.store.set(futureEditMutationAtom, edit)).rejects.toMatchObject({ status: 500 })
  expect(shown()).toBe('At noon.')
  expect(app.store.get(waitingToastsAtom)).toEqual([])
  await app.store.set(futureEditMutationAtom, edit)
  await vi.waitFor(() => expect(shown()).toBe('In the evening.'), 10_000)
})

test('INBOX-58 a failed request for variable values can be repeated', async () => {
  await app.control('/faults', { operationId: 'variableList', status: 500, times: 1 })
  await expect(readVariableValues(app.store.get, recipientId)).rejects.toMatchObject({ status: 500 })
  const { _embedded: embedded } = await readVariableValues(app.store.get, recipientId)
  expect(embedded.variables.find(({ name }) => name === 'firstName')?.text).not.toBe('')
})

test('INBOX-30, INBOX-47 a changed category shows in an older page of the list, which is not loaded again', async () => {
  const { store } = app
  store.set(addressAtom, { pathname: '/messages', search: '?hasIncoming=true' })
  store.sub(summariesAtom, () => {})
  openList(store, undefined)
  await vi.waitFor(() => expect(store.get(summariesAtom)).toHaveLength(20), 10_000)
  await store.get(pagesAtom).fetchNextPage()
  await vi.waitFor(() => expect(store.get(summariesAtom)).toHaveLength(40), 10_000)
  const far = () => store.get(summariesAtom)?.findLast(({ id }) => id === last.id)
  const last = store.get(summariesAtom)?.at(-1) ?? { id: 0, categoryId: 'objection' }
  expect(last.categoryId).not.toBe('objection')
  const { _embedded: embedded } = await store
    .get(apiClientAtom)
    .request(messageList, { params: { id: Number(last.id) }, query: { limit: 20 } })
  const message = embedded.messages.find(({ type }) => type === 'incoming')
  await store.set(categoryMutationAtom, {
    conversationId: Number(last.id),
    messageId: message?.id ?? 0,
    category: 'objection',
    before: message?.category ?? null,
    isLast: true,
    isAutomated: true,
  })
  await vi.waitFor(() => expect(far()?.categoryId).toBe('objection'), 10_000)
})
