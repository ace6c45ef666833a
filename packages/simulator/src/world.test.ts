import { unreadCount } from '@tandem/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Snapshot } from './core/snapshot.ts'
import { unchecked } from './core/unchecked.ts'
import {
  type CallRow,
  type ConversationRow,
  type DayStatsRow,
  type EnrolmentRow,
  type MessageRow,
  type OrganizationRow,
  type OutboxRow,
  type ProfileRow,
} from './domain/records.ts'
import { createSimulator, type Simulator } from './index.ts'
import { testNow } from './seed/smallWorkspace.fixtures.ts'

/** A call of the product or of the control panel, or time that passes. */
type Step =
  | { readonly advanceMs: number }
  | { readonly method: string; readonly path: string; readonly body?: unknown }
  | { readonly control: string; readonly body: unknown }

const id = (max: number) => fc.integer({ min: 1, max })
/** The n-th conversation of the scenario, by its place: `take` knows its id. */
const conversation = fc.integer({ min: 0, max: 47 }).map((place) => `c${place}`)
/** The n-th latest message of its conversation. */
const message = fc.integer({ min: 0, max: 60 }).map((place) => `m${place}`)
const text = fc.constantFrom('Hello', 'Is Tuesday fine?', 'ü 👍', '')
const at = fc.integer({ min: -3, max: 72 }).map((hours) => new Date(testNow + hours * 3_600_000).toISOString())

const call = (method: string, path: string, body?: unknown): Step => ({ method, path, ...(body === undefined ? {} : { body }) })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }).map((hours) => ({ advanceMs: hours * 3_600_000 + 7 })) },
  fc.tuple(conversation, text).map(([n, words]) => call('POST', `/conversations/${n}/messages`, { status: 'sent', text: words })),
  fc.tuple(conversation, text).map(([n, words]) => call('POST', `/conversations/${n}/messages`, { status: 'draft', text: words })),
  fc
    .tuple(conversation, at)
    .map(([n, dateScheduled]) => call('POST', `/conversations/${n}/messages`, { status: 'scheduled', text: 'Later', dateScheduled })),
  fc.tuple(conversation, message).map(([n, m]) => call('PUT', `/conversations/${n}/messages/last-read/${m}`)),
  fc.tuple(conversation, message).map(([n, m]) => call('DELETE', `/conversations/${n}/messages/future/${m}`)),
  fc.tuple(conversation, fc.boolean()).map(([n, automationEnabled]) => call('PATCH', `/conversations/${n}`, { automationEnabled })),
  conversation.map((n) => call('DELETE', `/conversations/followed/${n}`)),
  conversation.map((n) => call('POST', `/conversations/${n}/ai-replies`, {})),
  fc.tuple(id(3), fc.constantFrom('active', 'paused', 'archived')).map(([n, status]) => call('PATCH', `/sequences/${n}`, { status })),
  fc.tuple(id(3), id(3)).map(([n, m]) => call('PUT', `/sequences/${n}/profiles/${m}`)),
  fc.tuple(id(3), id(3)).map(([n, m]) => call('DELETE', `/sequences/${n}/profiles/${m}`)),
  fc.tuple(id(3), id(360)).map(([n, m]) => call('PUT', `/sequences/${n}/recipients/${m}`)),
  fc.tuple(id(3), id(360)).map(([n, m]) => call('DELETE', `/sequences/${n}/recipients/${m}`)),
  fc
    .tuple(id(4), fc.integer({ min: 0, max: 20 }))
    .map(([n, limit]) => call('PATCH', `/profiles/${n}`, { connectionRequestsLimit: limit, messagesLimit: limit })),
  id(4).map((n) => call('DELETE', `/profiles/${n}`)),
  fc
    .tuple(id(4), fc.constantFrom('ok', 'error', 'closed'))
    .map(([profileId, outcome]) => ({ control: '/connect', body: { profileId, outcome } })),
  fc
    .constantFrom('4242424242424242', '4000000000000002', '4000000000009995', null)
    .map((card) => ({ control: '/checkout', body: { credits: 250, card, orderId: 'one' } })),
)

interface Rows {
  readonly organizations: OrganizationRow
  readonly profiles: ProfileRow
  readonly enrolments: EnrolmentRow
  readonly conversations: ConversationRow
  readonly messages: MessageRow
  readonly outbox: OutboxRow
  readonly calls: CallRow
  readonly dayStats: DayStatsRow
}

const rowsOf = <Name extends keyof Rows>({ tables }: Snapshot, name: Name): readonly Rows[Name][] =>
  unchecked<readonly Rows[Name][]>(tables[name]?.rows ?? [])

const start = (seed: number) => createSimulator({ scenario: 'appsumo', seed, now: testNow, isFrozen: true, sessionMode: 'shared' })

async function take(simulator: Simulator, taken: Step): Promise<number> {
  if ('advanceMs' in taken) {
    await simulator.clock.advance(taken.advanceMs)
    return 200
  }
  const path = 'path' in taken ? resolved(await simulator.snapshot(), taken.path) : ''
  const headers = { 'content-type': 'application/json' }
  const body = taken.body === undefined ? {} : { body: JSON.stringify(taken.body) }
  const answer =
    'control' in taken
      ? await simulator.control(taken.control, { method: 'POST', ...body })
      : await simulator.fetch(new Request(`http://x/api/v2${path}`, { method: taken.method, headers, ...body }))
  return answer.status
}

function resolved(snapshot: Snapshot, path: string): string {
  const [, place] = /\bc(\d+)\b/.exec(path) ?? []
  const thread = rowsOf(snapshot, 'conversations')[Number(place ?? 0)]?.id ?? 1
  const ofThread = rowsOf(snapshot, 'messages').filter(({ conversationId }) => conversationId === thread)
  return path
    .replace(/\bc\d+\b/, String(thread))
    .replace(/\bm(\d+)\b/, (_, latest: string) => String(ofThread.at(-1 - (Number(latest) % Math.max(1, ofThread.length)))?.id ?? 1))
}

/** What never may be, in words; empty when all is well. */
function wrongsOf(snapshot: Snapshot, lastRead: Map<number, number>): string[] {
  const wrongs: string[] = []
  const holds = (isTrue: boolean, claim: string) => void (isTrue || wrongs.push(claim))
  const idsOf = (name: keyof Rows | 'recipients' | 'sequences') => new Set((snapshot.tables[name]?.rows ?? []).map((row) => row.id))
  const [messageIds, profileIds, recipientIds, sequenceIds] = [
    idsOf('messages'),
    idsOf('profiles'),
    idsOf('recipients'),
    idsOf('sequences'),
  ]
  const conversations = rowsOf(snapshot, 'conversations')
  const conversationIds = idsOf('conversations')
  const messages = rowsOf(snapshot, 'messages')
  const threads = Map.groupBy(
    messages.filter(({ status }) => status === 'sent'),
    ({ conversationId }) => conversationId,
  )
  for (const row of conversations) {
    const thread = threads.get(row.id) ?? []
    holds(profileIds.has(row.profileId) && recipientIds.has(row.recipientId), `conversation ${row.id} is between two that exist`)
    holds(row.lastMessageId === null || messageIds.has(row.lastMessageId), `the last message of ${row.id} is there`)
    holds((row.lastReadMessageId ?? 0) >= (lastRead.get(row.id) ?? 0), `last read of ${row.id} moves forward`)
    holds(row.unreadMessagesCount === unreadCount(thread, row.lastReadMessageId), `unread of ${row.id} are counted`)
    lastRead.set(row.id, row.lastReadMessageId ?? 0)
  }
  for (const row of messages) holds(conversationIds.has(row.conversationId), `message ${row.id} is in a conversation`)
  for (const row of rowsOf(snapshot, 'outbox'))
    holds(
      messages.some((each) => each.id === row.id && each.status !== 'sent'),
      `outbox ${row.id} holds what is unsent`,
    )
  for (const row of rowsOf(snapshot, 'calls')) holds(conversationIds.has(row.conversationId), `call ${row.id} is of a conversation`)
  for (const row of rowsOf(snapshot, 'profiles'))
    holds(row.sequenceId === null || sequenceIds.has(row.sequenceId), `profile ${row.id} sends for a sequence`)
  const enrolments = rowsOf(snapshot, 'enrolments')
  const inside = enrolments.filter(({ dateRemoved }) => dateRemoved === null)
  holds(new Set(inside.map(({ recipientId }) => recipientId)).size === inside.length, 'a recipient is in one sequence')
  const due = new Set(snapshot.events.due.map((event) => event.id))
  for (const row of enrolments) holds(row.eventId === null || due.has(row.eventId), `what is planned for ${row.id} is due`)
  const days = rowsOf(snapshot, 'dayStats')
  const sum = (name: 'requestsCount' | 'messagesCount' | 'needAnswerDelta' | 'recipientsAdded') =>
    days.reduce((before, row) => before + row[name], 0)
  holds(sum('requestsCount') === enrolments.filter(({ dateRequested }) => dateRequested !== null).length, 'requests add up')
  holds(
    sum('messagesCount') === messages.filter((row) => row.type === 'outgoing' && row.status === 'sent' && !row.isRequest).length,
    'messages add up',
  )
  holds(sum('needAnswerDelta') === conversations.filter(({ waitingSince }) => waitingSince !== null).length, 'what waits adds up')
  holds(sum('recipientsAdded') === inside.length, 'recipients add up')
  for (const row of rowsOf(snapshot, 'organizations')) {
    holds(row.aiCreditsUsed >= 0 && row.aiCreditsUsed <= row.aiCreditsTotal, 'credits are never overdrawn')
    holds(row.paidProfilesCount >= 0, 'paid profiles are never negative')
  }
  return wrongs
}

test(
  'whatever is called and however time passes, the world hangs together; a snapshot goes on as the original',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), fc.array(step, { minLength: 5, maxLength: 40 }), async (seed, steps) => {
        const simulator = start(seed)
        const twin = start(seed)
        const lastRead = new Map<number, number>()
        for (const each of steps) {
          const status = await take(simulator, each)
          expect({ each, isFailure: status >= 500, isSame: (await take(twin, each)) === status }).toEqual({
            each,
            isFailure: false,
            isSame: true,
          })
          expect({ each, wrongs: wrongsOf(await simulator.snapshot(), lastRead) }).toEqual({ each, wrongs: [] })
        }
        const snapshot = await simulator.snapshot()
        expect(await twin.snapshot()).toEqual(snapshot)
        const restored = start(seed)
        await restored.restore(snapshot)
        const week: Step = { advanceMs: 7 * 86_400_000 }
        await Promise.all([take(simulator, week), take(restored, week)])
        expect(await restored.snapshot()).toEqual(await simulator.snapshot())
      }),
      { numRuns: 20 },
    )
  },
)
