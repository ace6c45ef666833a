import { organizationGet } from '@tandem/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type SimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { endSessionAtom, startSessionAtom, userAtom } from '../../../shared/session/session.ts'
import { startInboxApp } from '../inboxApp.fixtures.ts'
import { askAi, askAiOnce, suggestionAtomOf } from './aiReply.ts'

let app: SimulatedApp
let [conversationId, messageId] = [0, 0]
const request = () => app.store.get(apiClientAtom).request
const suggestion = () => app.store.get(suggestionAtomOf(conversationId))
const creditsUsed = async () => {
  const organizationId = app.store.get(userAtom)?.organizationId ?? 0
  return (await request()(organizationGet, { params: { organizationId } })).aiCreditsUsed
}

beforeEach(async () => {
  const started = await startInboxApp()
  app = started.app
  conversationId = started.conversation.id
  messageId = started.conversation.lastMessageId ?? 0
})

describe('INBOX-62 replies of the AI', () => {
  test('are requested once per message', async () => {
    const before = await creditsUsed()
    const ask = () => askAiOnce(app.store, { conversationId, messageId })
    ask()
    ask()
    await vi.waitFor(() => expect(suggestion()?.state).toBe('ready'), 10_000)
    ask()
    app.store.set(suggestionAtomOf(conversationId), undefined)
    expect(suggestion()).toBeUndefined()
    ask()
    expect(suggestion()).toBeUndefined()
    expect(await creditsUsed()).toBe(before + 1)
    askAiOnce(app.store, { conversationId, messageId: messageId + 1 })
    expect(suggestion()?.state).toBe('writing')
    await vi.waitFor(() => expect(suggestion()?.state).toBe('ready'), 10_000)
  })

  test("are stored with the user's edits", async () => {
    askAi(app.store, { conversationId, messageId })
    await vi.waitFor(() => expect(suggestion()?.state).toBe('ready'), 10_000)
    app.store.set(suggestionAtomOf(conversationId), 'My own words.')
    const stored = localStorage.getItem('inbox_replies') ?? ''
    expect(stored).toContain('My own words.')
    expect(suggestion()).toEqual({ state: 'ready', text: 'My own words.' })
  })

  test('are requested again after a failure only if the user asks for a reply', async () => {
    await app.control('/faults', { operationId: 'conversationAiReply', status: 500, times: 1 })
    askAi(app.store, { conversationId, messageId })
    await vi.waitFor(() => expect(suggestion()?.state).toBe('failed'), 10_000)
    askAiOnce(app.store, { conversationId, messageId })
    expect(suggestion()?.state).toBe('failed')
    askAi(app.store, { conversationId, messageId })
    await vi.waitFor(() => expect(suggestion()?.state).toBe('ready'), 10_000)
  })
})

test('INBOX-67 after an improved text is dismissed, the earlier reply of the AI shows again', async () => {
  askAi(app.store, { conversationId, messageId })
  await vi.waitFor(() => expect(suggestion()?.state).toBe('ready'), 10_000)
  const reply = suggestion()
  askAi(app.store, { conversationId, messageId, before: 'hi can we talk' })
  expect(suggestion()).toEqual({ state: 'writing', before: 'hi can we talk' })
  await vi.waitFor(() => expect(suggestion()).toMatchObject({ state: 'ready', before: 'hi can we talk' }), 10_000)
  app.store.set(suggestionAtomOf(conversationId), undefined)
  expect(suggestion()).toEqual(reply)
})

test('AUTH-15 the next user sees no suggestion of the previous user', async () => {
  const user = await signedIn(app.store)
  const next = { ...user, id: user.id + 1 }
  for (const before of [undefined, 'Hi']) {
    askAi(app.store, { conversationId, messageId, before })
    await vi.waitFor(() => expect(suggestion()?.state).toBe('ready'), 10_000)
    app.store.set(endSessionAtom, 'logout')
    app.store.set(startSessionAtom, next)
    expect([app.store.get(userAtom)?.id, suggestion()]).toEqual([next.id, undefined])
    app.store.set(startSessionAtom, user)
  }
  // The reply has cost credits, so the user who requested the reply sees the reply again after the next login.
  expect(suggestion()?.state).toBe('ready')
})
