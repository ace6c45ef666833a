import { type Message } from '@tandem/contract'
import { expect, test } from 'vitest'
import { outgoing, type OutgoingEvent, type OutgoingMessages, type ThreadRead } from './outgoing.ts'

const written = (key: string, text = 'Yes.', knownId = 10): OutgoingEvent => ({
  type: 'written',
  message: { key, userId: 1, conversationId: 1, text, dateScheduled: null, knownId },
  at: 1000,
})
const lost = (key: string): OutgoingEvent => ({
  type: 'failed',
  key,
  at: 2000,
  reason: 'No response.',
  isUncertain: true,
})
const refused = (key: string): OutgoingEvent => ({ type: 'failed', key, at: 2000, reason: 'No.', isUncertain: false })
const read = (messages: readonly Message[], change: Partial<ThreadRead> = {}): OutgoingEvent => ({
  type: 'threadRead',
  conversationId: 1,
  messages,
  readAt: 3000,
  at: 3000,
  keysInProgress: new Set(),
  reason: 'The page was closed.',
  ...change,
})
const message = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  conversationId: 1,
  type: 'outgoing',
  text: 'Yes.',
  timestamp: '2026-11-20T09:00:00Z',
  kind: 'manual',
  status: 'sent',
  dateScheduled: null,
  future: false,
  category: null,
  error: null,
  sortDate: '2026-11-20T09:00:00Z',
  ...change,
})
const after = (...events: readonly OutgoingEvent[]) => events.reduce<OutgoingMessages>(outgoing, [])
const keysAfter = (...events: readonly OutgoingEvent[]) => after(...events).map(({ key }) => key)

test('INBOX-49 a message stays in the list until it is delivered', () => {
  expect(after(written('a'))).toMatchObject([{ key: 'a', state: 'sending', mayBeSent: false }])
  expect(after(written('a'), refused('a'))).toMatchObject([{ state: 'failed', reason: 'No.', mayBeSent: false }])
  const again: OutgoingEvent = { type: 'attempted', key: 'a', at: 2500 }
  const [sending] = after(written('a'), refused('a'), again)
  expect(sending).toMatchObject({ state: 'sending', since: 2500 })
  expect(sending?.reason).toBeUndefined()
  expect(keysAfter(written('a'), written('b'), { type: 'delivered', key: 'a', id: 11 })).toEqual(['b'])
})

test('INBOX-75 if the page that sent a message was closed, the message leaves the list when the thread contains the message', () => {
  expect(keysAfter(written('a'), read([message(11)]))).toEqual([])
  expect(
    keysAfter(written('a'), read([]), read([message(11, { status: 'scheduled', error: 'limit_reached' })])),
  ).toEqual([])
})

test('INBOX-75 a message counts as failed if the thread was loaded twice and did not contain the message', () => {
  const once = after(written('a'), read([]))
  expect(once).toMatchObject([{ state: 'unconfirmed', since: 3000 }])
  expect(outgoing(once, read([], { readAt: 2900, at: 3500 }))).toMatchObject([{ state: 'unconfirmed' }])
  expect(outgoing(once, read([], { readAt: 4000, at: 4000 }))).toMatchObject([
    { state: 'failed', reason: 'The page was closed.', mayBeSent: true },
  ])
})

test('INBOX-75 a message that an open window is sending is not compared with the thread', () => {
  const isInProgress = { keysInProgress: new Set(['a']) }
  expect(after(written('a'), read([message(11)], isInProgress), read([], isInProgress))).toMatchObject([
    { key: 'a', state: 'sending' },
  ])
})

test('INBOX-75 a message with a lost response counts as sent when the thread contains the message', () => {
  expect(keysAfter(written('a'), lost('a'), read([message(11)]))).toEqual([])
  expect(keysAfter(written('a'), refused('a'), read([message(11)]))).toEqual(['a'])
  expect(
    keysAfter(written('a'), lost('a'), { type: 'attempted', key: 'a', at: 2500 }, refused('a'), read([message(11)])),
  ).toEqual([])
})

test.each([
  ['an earlier message with the same text', message(10)],
  ['a draft', message(11, { status: 'draft' })],
  ['a message of the lead', message(11, { type: 'incoming' })],
  ['another text', message(11, { text: 'Yes!' })],
])('SHELL-47 %s does not count as the sent message', (_, other) => {
  expect(keysAfter(written('a'), lost('a'), read([other]))).toEqual(['a'])
})

test('SHELL-47 the same text sent twice on purpose counts as two messages', () => {
  const delivered: OutgoingEvent = { type: 'delivered', key: 'a', id: 11 }
  expect(keysAfter(written('a'), written('b'), delivered, lost('b'), read([message(11)]))).toEqual(['b'])
  expect(
    keysAfter(written('a'), lost('a'), written('b'), { type: 'delivered', key: 'b', id: 11 }, read([message(11)])),
  ).toEqual(['a'])
  expect(keysAfter(written('a'), written('b'), lost('a'), lost('b'), read([message(11)]))).toEqual(['b'])
  expect(keysAfter(written('a'), written('b'), lost('a'), lost('b'), read([message(11), message(12)]))).toEqual([])
})

test('INBOX-49 the thread of another conversation changes no message, and a deleted message can be restored', () => {
  expect(keysAfter(written('a'), lost('a'), read([message(11)], { conversationId: 2 }))).toEqual(['a'])
  const [failed] = after(written('a'), refused('a'))
  expect(keysAfter(written('a'), refused('a'), { type: 'deleted', key: 'a' })).toEqual([])
  expect(failed && outgoing([], { type: 'restored', message: failed })).toEqual([failed])
})

test('INBOX-49 an event of one message leaves the other messages as they are', () => {
  const both = after(written('a'), lost('a'), written('b'))
  expect(outgoing(both, refused('b'))).toMatchObject([
    { key: 'a', reason: 'No response.', mayBeSent: true },
    { key: 'b', reason: 'No.', mayBeSent: false },
  ])
  expect(outgoing(both, { type: 'deleted', key: 'b' })).toMatchObject([{ key: 'a' }])
  expect(outgoing(both, { type: 'delivered', key: 'c', id: 11 })).toEqual(both)
  const [first] = both
  expect(first && outgoing(both, { type: 'restored', message: first })).toMatchObject([{ key: 'b' }, { key: 'a' }])
})

test('SHELL-47 the id of a delivered message is taken only for the same text in the same conversation', () => {
  const elsewhere: OutgoingEvent = {
    type: 'written',
    message: { key: 'd', userId: 1, conversationId: 2, text: 'Yes.', dateScheduled: null, knownId: 10 },
    at: 1000,
  }
  const delivered: OutgoingEvent = { type: 'delivered', key: 'a', id: 11 }
  expect(after(written('a'), written('b'), written('c', 'No.'), elsewhere, delivered)).toMatchObject([
    { key: 'b', takenIds: [11] },
    { key: 'c', takenIds: [] },
    { key: 'd', takenIds: [] },
  ])
})

test('INBOX-75 each message is compared with the thread by its own text and its own state', () => {
  expect(after(written('a'), written('b', 'No.'), read([message(11, { text: 'No.' })]))).toMatchObject([
    { key: 'a', state: 'unconfirmed' },
  ])
  expect(after(written('a'), lost('a'), read([]))).toMatchObject([{ state: 'failed', reason: 'No response.' }])
  const once = after(written('a'), read([]))
  expect(outgoing(once, read([], { at: 3500 }))).toMatchObject([{ state: 'unconfirmed', since: 3000 }])
})
