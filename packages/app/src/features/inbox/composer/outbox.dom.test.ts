import { conversationList, messageList } from '@tandem/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { type AppStore } from '../../../shared/appStore.ts'
import { clientAtom } from '../../../shared/clientAtom.ts'
import { navigationAtom } from '../../../shared/navigation.ts'
import { addressAtom } from '../../../shared/search.ts'
import { userAtom } from '../../../shared/session.ts'
import { waitingToastsAtom } from '../../../shared/toasts.ts'
import { draftAtomOf, draftState, saveDraftAtom, saveStateAtomOf } from './drafts.ts'
import { discardAtom, resendAtom, sendAtom, sentAtomOf, undeliveredIdsAtom, unsentAtomOf } from './outbox.ts'

let app: SimulatedApp
let id: number
beforeEach(async () => {
  localStorage.clear()
  app = startSimulatedApp()
  await signedIn(app.store)
  const { request } = app.store.get(clientAtom)
  const { _embedded: embedded } = await request(conversationList, { query: { limit: 1, hasIncoming: true } })
  id = embedded.conversations[0]?.id ?? 0
})
afterEach(() => app.close())

const send = (store: AppStore, text: string) =>
  store.set(sendAtom, { conversationId: id, text, dateScheduled: null, knownId: 0 })
const unsent = (store: AppStore) => store.get(unsentAtomOf(id))
const textsOf = async (text: string) => {
  const { _embedded: embedded } = await app.store.get(clientAtom).request(messageList, { params: { id }, query: {} })
  return embedded.messages.filter((message) => message.text === text)
}
const creations = async () => (await app.calls()).filter((call) => call.startsWith('messageCreate'))
const keep = (store: AppStore, text: string) =>
  store.set(draftAtomOf(id), { text, isSaved: false, changed: Date.now() })

describe('the outbox', () => {
  test('INBOX-49 has a message until the server has it, and the thread from then on', async () => {
    const sending = send(app.store, 'Gladly.')
    expect(unsent(app.store)).toMatchObject([{ text: 'Gladly.', failure: undefined }])
    await sending
    expect(unsent(app.store)).toEqual([])
    expect(app.store.get(sentAtomOf(id))).toMatchObject([{ text: 'Gladly.', status: 'sent' }])
    expect(await textsOf('Gladly.')).toHaveLength(1)
  })

  test('INBOX-49 keeps a refused one over a reload, with the reason; sent again it goes out', async () => {
    await app.control('/faults', { operationId: 'messageCreate', status: 503, times: 1 })
    await send(app.store, 'One more thing.')
    const reloaded = app.openWindow()
    reloaded.sub(userAtom, () => {})
    await vi.waitFor(() => expect(unsent(reloaded)).toMatchObject([{ failure: 'Failed on purpose with 503.' }]), 10_000)
    reloaded.set(resendAtom, unsent(reloaded)[0]?.key ?? '')
    expect(unsent(reloaded)).toMatchObject([{ failure: undefined }])
    await vi.waitFor(() => expect(unsent(reloaded)).toEqual([]), 10_000)
    expect(await textsOf('One more thing.')).toHaveLength(1)
  })

  test('SHELL-47 a message whose answer was lost is found, and not sent twice', async () => {
    await app.control('/faults', { operationId: 'messageCreate', ignoresKeys: true })
    await app.control('/faults', { operationId: 'messageCreate', lostResponse: true, times: 1 })
    await send(app.store, 'Did it arrive?')
    await vi.waitFor(() => expect(unsent(app.store)).toEqual([]), 10_000)
    expect(await textsOf('Did it arrive?')).toHaveLength(1)
    expect(await creations()).toHaveLength(1)
  })

  test('INBOX-71 says why, with the way to it, once its conversation is no longer open', async () => {
    const toasts = () => app.store.get(waitingToastsAtom)
    await app.control('/faults', { operationId: 'messageCreate', status: 503, times: 2 })
    app.store.set(addressAtom, { pathname: `/messages/conversation/${id}`, search: '' })
    await send(app.store, 'Here.')
    expect(toasts()).toEqual([])
    app.store.set(addressAtom, { pathname: `/messages/conversation/${id + 1}`, search: '?queue=interested' })
    await send(app.store, 'Left behind.')
    expect(toasts()).toMatchObject([
      { intent: 'error', title: 'A message was not sent', text: 'Failed on purpose with 503.' },
    ])
    expect([...app.store.get(undeliveredIdsAtom)]).toEqual([id])
    const navigate = vi.fn<(to: string) => void>()
    app.store.set(navigationAtom, { navigate })
    toasts()[0]?.action?.onClick()
    expect(navigate).toHaveBeenCalledWith(`/messages/conversation/${id}`)
  })

  test('INBOX-49 a deleted one comes back by Undo', async () => {
    await app.control('/faults', { operationId: 'messageCreate', status: 503, times: 1 })
    await send(app.store, 'Not now.')
    app.store.set(discardAtom, unsent(app.store)[0]?.key ?? '')
    expect(unsent(app.store)).toEqual([])
    app.store.get(waitingToastsAtom).at(-1)?.action?.onClick()
    expect(unsent(app.store)).toMatchObject([{ text: 'Not now.', failure: 'Failed on purpose with 503.' }])
  })

  test('INBOX-32 a message waits for its draft, which does not come back', async () => {
    keep(app.store, 'Half a sen')
    await app.control('/faults', { operationId: 'messageCreate', latencyMs: 50, times: 1 })
    const saving = app.store.set(saveDraftAtom, id)
    await vi.waitFor(() => expect(app.store.get(saveStateAtomOf(id))).toBe('saving'), 10_000)
    await Promise.all([saving, send(app.store, 'Half a sentence.')])
    expect(app.store.get(draftAtomOf(id))).toMatchObject({ text: '' })
    expect(await creations()).toEqual(['messageCreate 201', 'messageCreate 201'])
    expect(await textsOf('Half a sentence.')).toHaveLength(1)
    expect(await textsOf('Half a sen')).toHaveLength(0)
  })
})

describe('drafts', () => {
  test('INBOX-55 are those of all windows, and each is saved once', async () => {
    keep(app.store, 'Dear')
    const other = app.openWindow()
    other.sub(userAtom, () => {})
    await vi.waitFor(() => expect(other.get(draftAtomOf(id))).toMatchObject({ text: 'Dear', isSaved: false }), 10_000)
    await app.store.set(saveDraftAtom, id)
    await app.store.set(saveDraftAtom, id)
    expect(app.store.get(draftAtomOf(id))).toMatchObject({ text: 'Dear', isSaved: true })
    expect(await creations()).toHaveLength(1)
  })

  test('INBOX-32 one that is too long is not saved, and says so', async () => {
    const text = 'x'.repeat(8001)
    keep(app.store, text)
    await app.store.set(saveDraftAtom, id)
    expect(await creations()).toEqual([])
    expect(draftState({ text, isSaved: false }, 'saved')).toBe('failed')
    expect(draftState({ text: 'Dear', isSaved: false }, 'saved')).toBe('none')
    expect(draftState({ text: 'Dear', isSaved: true }, 'saved')).toBe('saved')
  })

  test('INBOX-55 a failed save keeps the text', async () => {
    await app.control('/faults', { operationId: 'messageCreate', status: 503, times: 1 })
    keep(app.store, 'Dear')
    await app.store.set(saveDraftAtom, id)
    expect(app.store.get(draftAtomOf(id))).toMatchObject({ text: 'Dear', isSaved: false })
  })
})
