import { messageCreate, type Message } from '@tandem/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { readVariableValues } from '../../shared/api/messageVariables.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { startInboxApp } from './inboxApp.fixtures.ts'
import { futureEditMutationAtom, futureQueryAtomOf } from './api.ts'

let app: SimulatedApp
let [conversationId, recipientId] = [0, 0]
beforeEach(async () => {
  const started = await startInboxApp()
  app = started.app
  conversationId = started.conversation.id
  recipientId = started.conversation.recipientId
})
afterEach(() => app.close())

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
