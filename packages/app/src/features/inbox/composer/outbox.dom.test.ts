import { futureMessageList, messageCreate, messageList, type ResponseOf } from '@tandem/contract'
import { locks } from 'node:worker_threads'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type SimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { addressAtom } from '../../../shared/router/search.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import { queryClientAtom } from 'jotai-tanstack-query'
import { operationKey } from '../../../shared/api/operationKey.ts'
import { latestInput } from '../api.ts'
import { startInboxApp } from '../inboxApp.fixtures.ts'
import { draftAtomOf, saveDraftAtom, saveStatesAtom } from './drafts.ts'
import { compareAtom, discardAtom, outgoingAtomOf, resendAtom, sendAtom, undeliveredIds } from './outbox.ts'
import { type OutgoingMessage } from './outgoing.ts'

let app: SimulatedApp
let id: number
beforeEach(async () => {
  const started = await startInboxApp()
  app = started.app
  id = started.conversation.id
})

const send = (store: AppStore, text: string) =>
  store.set(sendAtom, { conversationId: id, text, dateScheduled: null, knownId: 0 })
const unsent = (store: AppStore) => store.get(outgoingAtomOf(id))
const textsOf = async (text: string) => {
  const { _embedded: embedded } = await app.store.get(apiClientAtom).request(messageList, { params: { id }, query: {} })
  return embedded.messages.filter((message) => message.text === text)
}
const creations = async () => (await app.calls()).filter((call) => call.startsWith('messageCreate'))
const keep = (store: AppStore, text: string) =>
  store.set(draftAtomOf(id), { text, isSaved: false, changed: Date.now() })

describe('the outbox', () => {
  test('INBOX-49 keeps a message until the server has it', async () => {
    const sending = send(app.store, 'Gladly.')
    expect(unsent(app.store)).toMatchObject([{ text: 'Gladly.', state: 'sending' }])
    await sending
    expect(unsent(app.store)).toEqual([])
    expect(await textsOf('Gladly.')).toHaveLength(1)
    expect(app.store.get(draftAtomOf(id))).toMatchObject({ text: '', isSaved: true })
    // A message without a lost response is sent without a look at the thread.
    expect(await app.calls()).not.toContain('futureMessageList 200')
  })

  test('INBOX-33 a sent message is in the thread at once, and a scheduled message replaces the draft', async () => {
    keep(app.store, 'Tomorrow?')
    await app.store.set(saveDraftAtom, id)
    const { request } = app.store.get(apiClientAtom)
    const cache = app.store.get(queryClientAtom)
    const [latestKey, futureKey] = [
      operationKey({ messageList }, latestInput(id)),
      operationKey({ futureMessageList }, { params: { id } }),
    ]
    cache.setQueryData(latestKey, await request(messageList, latestInput(id)))
    cache.setQueryData(futureKey, await request(futureMessageList, { params: { id } }))
    const messagesOf = (response: ResponseOf<typeof messageList> | undefined) => {
      const { _embedded: embedded } = response ?? {}
      return embedded?.messages ?? []
    }
    const latest = () => messagesOf(cache.getQueryData(latestKey)).map(({ text }) => text)
    const future = () => messagesOf(cache.getQueryData(futureKey)).map(({ status, text }) => [status, text])
    const planned = future().filter(([status]) => status !== 'draft')
    expect(future()).toContainEqual(['draft', 'Tomorrow?'])

    await send(app.store, 'Now.')
    expect(latest()[0]).toBe('Now.')
    expect(future()).toEqual(planned)
    const dateScheduled = '2026-03-11T12:00:00Z'
    await app.store.set(sendAtom, { conversationId: id, text: 'Tomorrow?', dateScheduled, knownId: 0 })
    expect(latest()).not.toContain('Tomorrow?')
    expect(future()).toEqual([...planned, ['scheduled', 'Tomorrow?']])
  })

  test('INBOX-44, INBOX-71 a message that the server could not send causes a toast', async () => {
    await app.control('/fail-send', { conversationId: id, error: 'recipient_cannot_be_reached' })
    await send(app.store, 'Hello?')
    const text = "can't send, the recipient is not connected or was deleted"
    expect(app.store.get(waitingToastsAtom)).toMatchObject([{ intent: 'error', title: 'A message was not sent', text }])
    expect(unsent(app.store)).toEqual([])
  })

  test('SHELL-46 a message that is sent again after a lost response has the same key', async () => {
    await app.control('/faults', { operationId: 'messageCreate', lostResponse: true, times: 1 })
    // No message has a larger id, so the message is not found in the thread.
    await app.store.set(sendAtom, { conversationId: id, text: 'Twice?', dateScheduled: null, knownId: 1_000_000_000 })
    expect(unsent(app.store)).toMatchObject([{ state: 'failed', mayBeSent: true }])
    app.store.set(resendAtom, unsent(app.store)[0]?.key ?? '')
    app.store.set(resendAtom, unsent(app.store)[0]?.key ?? '')
    await vi.waitFor(() => expect(unsent(app.store)).toEqual([]), 10_000)
    expect(await textsOf('Twice?')).toHaveLength(1)
    expect(await creations()).toHaveLength(2)
  })

  test('INBOX-49 a failed message shows in its own conversation', async () => {
    const sending = send(app.store, 'Here.')
    expect([...undeliveredIds(app.store.get)]).toEqual([])
    await sending
    await app.control('/faults', { operationId: 'messageCreate', status: 503, times: 1 })
    await send(app.store, 'There.')
    expect(app.store.get(outgoingAtomOf(id + 1))).toEqual([])
    app.store.set(discardAtom, 'no-such-key')
    expect(unsent(app.store)).toHaveLength(1)
    app.store.set(discardAtom, unsent(app.store)[0]?.key ?? '')
    expect(app.store.get(waitingToastsAtom).at(-1)).toMatchObject({ intent: 'success', title: 'Message deleted.' })
  })

  test('INBOX-49 can send a refused message after a reload', async () => {
    await app.control('/faults', { operationId: 'messageCreate', status: 503, times: 1 })
    await send(app.store, 'One more thing.')
    const reloaded = app.openWindow()
    reloaded.sub(userAtom, () => {})
    await vi.waitFor(() => expect(unsent(reloaded)).toMatchObject([{ reason: 'Failed on purpose with 503.' }]), 10_000)
    reloaded.set(resendAtom, unsent(reloaded)[0]?.key ?? '')
    expect(unsent(reloaded)).toMatchObject([{ state: 'sending' }])
    await vi.waitFor(() => expect(unsent(reloaded)).toEqual([]), 10_000)
    expect(await textsOf('One more thing.')).toHaveLength(1)
  })

  test('SHELL-47 does not send a message again after a lost response', async () => {
    await app.control('/faults', { operationId: 'messageCreate', ignoresKeys: true })
    await app.control('/faults', { operationId: 'messageCreate', lostResponse: true, times: 1 })
    await send(app.store, 'Did it arrive?')
    await vi.waitFor(() => expect(unsent(app.store)).toEqual([]), 10_000)
    expect(await textsOf('Did it arrive?')).toHaveLength(1)
    expect(await creations()).toHaveLength(1)
  })

  test('INBOX-71, SHELL-24 shows a toast with the reason of a failure if another conversation is open', async () => {
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
    expect([...undeliveredIds(app.store.get)]).toEqual([id])
    const navigate = vi.fn<(to: string) => void>()
    app.store.set(navigationAtom, { navigate })
    toasts()[0]?.action?.onClick()
    expect(navigate).toHaveBeenCalledWith(`/messages/conversation/${id}?queue=interested`)
  })

  test('INBOX-49 Undo restores a deleted message', async () => {
    await app.control('/faults', { operationId: 'messageCreate', status: 503, times: 1 })
    await send(app.store, 'Not now.')
    app.store.set(discardAtom, unsent(app.store)[0]?.key ?? '')
    expect(unsent(app.store)).toEqual([])
    await vi.waitFor(() => expect(app.store.get(draftAtomOf(id))).toMatchObject({ isSaved: true }), 10_000)
    app.store.get(waitingToastsAtom).at(-1)?.action?.onClick()
    expect(unsent(app.store)).toMatchObject([
      { text: 'Not now.', state: 'failed', reason: 'Failed on purpose with 503.' },
    ])
  })

  test('INBOX-32 a message is sent only after the save of its draft has ended', async () => {
    keep(app.store, 'Half a sen')
    await app.control('/faults', { operationId: 'messageCreate', latencyMs: 50, times: 1 })
    const saving = app.store.set(saveDraftAtom, id)
    await vi.waitFor(() => expect(app.store.get(saveStatesAtom).get(id)).toBe('saving'), 10_000)
    await Promise.all([saving, send(app.store, 'Half a sentence.')])
    expect(app.store.get(draftAtomOf(id))).toMatchObject({ text: '' })
    expect(await creations()).toEqual(['messageCreate 201', 'messageCreate 201'])
    expect(await textsOf('Half a sentence.')).toHaveLength(1)
    expect(await textsOf('Half a sen')).toHaveLength(0)
  })
})

describe('a message of a closed page', () => {
  const key = '6ff0d3a6-9c31-4f3c-9d0c-0f4b52f6a1c4'
  const stored = (change: Partial<OutgoingMessage>) => {
    const message = { key, userId: 1, conversationId: id, text: 'Cut off.', dateScheduled: null, knownId: 0 }
    const value = [{ ...message, takenIds: [], state: 'sending', since: 1, mayBeSent: false, ...change }]
    localStorage.setItem('inbox_outbox', JSON.stringify({ version: 2, value }))
  }
  const read = async (readAt: number) => {
    const { request } = app.store.get(apiClientAtom)
    const { _embedded: embedded } = await request(messageList, { params: { id }, query: {} })
    await app.store.set(compareAtom, { conversationId: id, messages: embedded.messages, readAt })
  }

  test('INBOX-75 counts as sent if the thread contains it', async () => {
    stored({})
    const { request } = app.store.get(apiClientAtom)
    await request(messageCreate, { params: { id }, body: { status: 'sent', text: 'Cut off.' } })
    await read(1)
    expect(unsent(app.store)).toEqual([])
    expect(await textsOf('Cut off.')).toHaveLength(1)
  })

  test('INBOX-75 counts as not sent if two reads of the thread do not contain it', async () => {
    stored({})
    await read(1)
    expect(unsent(app.store)).toMatchObject([{ state: 'unconfirmed' }])
    await read(Date.now() + 1)
    expect(unsent(app.store)).toMatchObject([
      { state: 'failed', reason: 'The page was closed before the message was sent.' },
    ])
  })

  test('INBOX-75 is compared with the thread only if no window is sending it', async () => {
    stored({ since: Date.now() })
    await read(Date.now())
    expect(unsent(app.store)).toMatchObject([{ state: 'sending' }])
    stored({ state: 'failed', reason: 'No.', mayBeSent: true, since: Date.now() })
    const reloaded = app.openWindow()
    await signedIn(reloaded)
    const { request } = reloaded.get(apiClientAtom)
    await request(messageCreate, { params: { id }, body: { status: 'sent', text: 'Cut off.' } })
    const { _embedded: embedded } = await request(messageList, { params: { id }, query: {} })
    const thread = { conversationId: id, messages: embedded.messages, readAt: Date.now() }
    await reloaded.set(compareAtom, { ...thread, conversationId: id + 1 })
    expect(unsent(reloaded)).toMatchObject([{ state: 'failed' }])
    await reloaded.set(compareAtom, thread)
    expect(unsent(reloaded)).toEqual([])
  })

  test('INBOX-75 is not compared while a window holds the lock of the message', async () => {
    vi.stubGlobal('navigator', { locks })
    stored({})
    await locks.request('another lock', () => locks.request(`message/${key}`, () => read(1)))
    expect(unsent(app.store)).toMatchObject([{ state: 'sending' }])
    await locks.request('another lock', () => read(1))
    expect(unsent(app.store)).toMatchObject([{ state: 'unconfirmed' }])
  })

  test('INBOX-76 a message is sent once if two windows re-send it', async () => {
    vi.stubGlobal('navigator', { locks })
    await app.control('/faults', { operationId: 'messageCreate', ignoresKeys: true })
    await app.control('/faults', { operationId: 'messageCreate', latencyMs: 50 })
    stored({ state: 'failed', reason: 'No.' })
    const other = app.openWindow()
    await signedIn(other)
    const windows = [app.store, other]
    for (const store of windows) expect(unsent(store)).toMatchObject([{ state: 'failed' }])
    for (const store of windows) store.set(resendAtom, key)
    await vi.waitFor(() => windows.map((store) => expect(unsent(store)).toEqual([])), 10_000)
    expect(await textsOf('Cut off.')).toHaveLength(1)
    expect(await creations()).toHaveLength(1)
  })

  test('INBOX-49 a message is sent once if the user re-sends it while the app compares it with the thread', async () => {
    const query = async () => {
      const held = await locks.query()
      app.store.set(resendAtom, key)
      return held
    }
    vi.stubGlobal('navigator', { locks: { query, request: locks.request.bind(locks) } })
    stored({ state: 'failed', reason: 'No.' })
    await read(Date.now())
    await vi.waitFor(() => expect(unsent(app.store)).toEqual([]), 10_000)
    expect(await textsOf('Cut off.')).toHaveLength(1)
  })

  test('SHELL-31 the unsent messages of a user do not show to another user', () => {
    stored({ userId: 2, state: 'failed', reason: 'No.' })
    expect(unsent(app.store)).toEqual([])
    expect([...undeliveredIds(app.store.get)]).toEqual([])
  })
})
