import { futureMessageList } from '@tandem/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { startInboxApp } from '../inboxApp.fixtures.ts'
import { adoptDraft, draftAtomOf, draftState, saveDraftAtom } from './drafts.ts'
import { discardAtom, outgoingAtomOf, sendAtom } from './outbox.ts'

let app: SimulatedApp
let id: number
beforeEach(async () => {
  const started = await startInboxApp()
  app = started.app
  id = started.conversation.id
})

const keep = (text: string) => app.store.set(draftAtomOf(id), { text, isSaved: false, changed: Date.now() })
const draft = () => app.store.get(draftAtomOf(id))
const creations = async () => (await app.calls()).filter((call) => call.startsWith('messageCreate'))

/** Tries to send a message, which fails, and deletes the message. */
async function discardFailed(text: string, meanwhile: () => void = () => {}): Promise<void> {
  await app.control('/faults', { operationId: 'messageCreate', status: 503, times: 1 })
  await app.store.set(sendAtom, { conversationId: id, text, dateScheduled: null, knownId: 0 })
  meanwhile()
  app.store.set(discardAtom, app.store.get(outgoingAtomOf(id))[0]?.key ?? '')
}

test('INBOX-49 a draft is cleared when the unsent message with the same text is deleted', async () => {
  keep('Rather not.')
  await app.store.set(saveDraftAtom, id)
  await discardFailed('Rather not.')
  await vi.waitFor(() => expect(draft()).toMatchObject({ text: '', isSaved: true }), 10_000)
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: embedded } = await request(futureMessageList, { params: { id } })
  const text = embedded.messages.find(({ status }) => status === 'draft')?.text ?? ''
  adoptDraft(app.store, { conversationId: id, text, readAt: Date.now() + 60_000 })
  expect(draft()).toMatchObject({ text: '' })
})

test('INBOX-49 a draft stays if an unsent message with another text is deleted', async () => {
  await discardFailed('Rather not.', () => keep('Something else'))
  expect(draft()).toMatchObject({ text: 'Something else' })
})

test('INBOX-55 all windows share a draft and save it once', async () => {
  keep('Dear')
  const other = app.openWindow()
  other.sub(userAtom, () => {})
  await vi.waitFor(() => expect(other.get(draftAtomOf(id))).toMatchObject({ text: 'Dear', isSaved: false }), 10_000)
  await app.store.set(saveDraftAtom, id)
  await app.store.set(saveDraftAtom, id)
  expect(draft()).toMatchObject({ text: 'Dear', isSaved: true })
  expect(await creations()).toHaveLength(1)
})

test('INBOX-32 a draft whose text is too long is not saved on the server', async () => {
  const text = 'x'.repeat(8001)
  keep(text)
  await app.store.set(saveDraftAtom, id)
  expect(await creations()).toEqual([])
  expect(draftState({ text, isSaved: false }, 'saved')).toBe('failed')
  expect(draftState({ text: 'Dear', isSaved: false }, 'saved')).toBe('none')
  expect(draftState({ text: 'Dear', isSaved: true }, 'saved')).toBe('saved')
})

test('INBOX-55 a draft keeps its text after a failed save', async () => {
  await app.control('/faults', { operationId: 'messageCreate', status: 503, times: 1 })
  keep('Dear')
  await app.store.set(saveDraftAtom, id)
  expect(draft()).toMatchObject({ text: 'Dear', isSaved: false })
})
