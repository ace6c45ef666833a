import * as fc from 'fast-check'
import { type Snapshot } from './core/snapshot.ts'
import { plannedIdOf } from './domain/campaign/forecast/plannedMessage.ts'
import { testNow } from './seed/smallWorkspace.fixtures.ts'
import { rowsOf } from './workspaceInvariants.fixtures.ts'

/** A request to the API, a request to the simulator's control, or an advance of the clock. */
export type Step =
  | { readonly advanceMs: number }
  | { readonly method: string; readonly path: string; readonly body?: unknown }
  | { readonly control: string; readonly body: unknown }

const id = (max: number) => fc.integer({ min: 1, max })
/** A reference to the n-th conversation. `resolvedPath` replaces the reference by an id. */
const conversation = fc.integer({ min: 0, max: 47 }).map((n) => `c${n}`)
const place = fc.integer({ min: 0, max: 60 })
/** A reference to a message of the conversation. `m0` is the latest message. */
const message = place.map((n) => `m${n}`)
const text = fc.constantFrom('Hello', 'Is Tuesday fine?', 'ü 👍', '')
const at = fc.integer({ min: -3, max: 72 }).map((hours) => new Date(testNow + hours * 3_600_000).toISOString())

/** The number in a reference to a recipient of a sequence (`e7`) or to a removed recipient (`x7`). */
const enrolled = fc.integer({ min: 0, max: 200 })
const delaySecs = fc.constantFrom(0, 3600, 86_400)
const prompts = fc.constant(['Say hello'])
const template = fc.record({ title: text, text: fc.constant('Hi %firstName%'), delaySecs, systemId: fc.uuid() })

const sequenceChange: fc.Arbitrary<object> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ sendConnectionRequests: fc.boolean() }) },
  fc.record({ sendEmptyConnectionRequest: fc.boolean() }),
  fc.record({ templates: fc.array(template, { maxLength: 6 }) }),
  fc.record({ aiTemplates: fc.array(fc.record({ delaySecs, prompts }), { maxLength: 5 }) }),
)

const call = (method: string, path: string, body?: unknown): Step => ({
  method,
  path,
  ...(body === undefined ? {} : { body }),
})

/** A random step in the scenario `appsumo`. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }).map((hours) => ({ advanceMs: hours * 3_600_000 + 7 })) },
  fc
    .tuple(conversation, text)
    .map(([n, words]) => call('POST', `/conversations/${n}/messages`, { status: 'sent', text: words })),
  fc
    .tuple(conversation, text)
    .map(([n, words]) => call('POST', `/conversations/${n}/messages`, { status: 'draft', text: words })),
  fc
    .tuple(conversation, at)
    .map(([n, dateScheduled]) =>
      call('POST', `/conversations/${n}/messages`, { status: 'scheduled', text: 'Later', dateScheduled }),
    ),
  fc.tuple(conversation, message).map(([n, m]) => call('PUT', `/conversations/${n}/messages/last-read/${m}`)),
  place.map((n) => call('DELETE', `/o${n}`)),
  conversation.map((n) => call('DELETE', `/conversations/${n}/messages/future/planned`)),
  fc
    .tuple(
      conversation,
      fc.constantFrom({ status: 'sent' }, { text: 'In other words' }, { status: 'sent', text: 'At once' }),
    )
    .map(([n, body]) => call('PATCH', `/conversations/${n}/messages/future/planned`, body)),
  fc
    .tuple(conversation, at)
    .map(([n, dateScheduled]) => call('PATCH', `/conversations/${n}/messages/future/planned`, { dateScheduled })),
  fc
    .tuple(conversation, fc.boolean())
    .map(([n, automationEnabled]) => call('PATCH', `/conversations/${n}`, { automationEnabled })),
  fc
    .tuple(fc.constantFrom('PUT', 'DELETE'), conversation)
    .map(([method, n]) => call(method, `/conversations/followed/${n}`)),
  conversation.map((n) => call('POST', `/conversations/${n}/ai-replies`, {})),
  fc
    .tuple(id(3), fc.constantFrom('active', 'paused', 'archived'))
    .map(([n, status]) => call('PATCH', `/sequences/${n}`, { status })),
  fc.tuple(id(3), id(3)).map(([n, m]) => call('PUT', `/sequences/${n}/profiles/${m}`)),
  fc.tuple(id(3), id(3)).map(([n, m]) => call('DELETE', `/sequences/${n}/profiles/${m}`)),
  fc.tuple(id(3), id(360)).map(([n, m]) => call('PUT', `/sequences/${n}/recipients/${m}`)),
  enrolled.map((n) => call('DELETE', `/e${n}`)),
  enrolled.map((n) => call('PUT', `/x${n}`)),
  fc.tuple(id(3), enrolled).map(([n, m]) => call('PUT', `/sequences/${n}/recipients/x${m}`)),
  { weight: 2, arbitrary: fc.tuple(id(3), sequenceChange).map(([n, body]) => call('PATCH', `/sequences/${n}`, body)) },
  fc
    .tuple(id(4), fc.integer({ min: 0, max: 20 }))
    .map(([n, limit]) => call('PATCH', `/profiles/${n}`, { connectionRequestsLimit: limit, messagesLimit: limit })),
  fc.constantFrom(1, 2, 77).map((n) => call('DELETE', `/profiles/${n}`)),
  fc
    .tuple(place, fc.constantFrom({ text: 'Better' }, { status: 'sent' }))
    .map(([n, body]) => call('PATCH', `/o${n}`, body)),
  fc
    .tuple(conversation, place, fc.constantFrom('interested', 'objection', 'not_now', 'stop_campaign'))
    .map(([n, m, category]) => call('PATCH', `/conversations/${n}/messages/i${m}`, { category })),
  id(3).map((n) => call('POST', `/sequences/${n}/copy`, { status: 'paused' })),
  fc.tuple(fc.constantFrom('PUT', 'DELETE'), id(3)).map(([method, n]) => call(method, `/clients/archived/${n}`)),
  fc
    .tuple(fc.constantFrom('PUT', 'DELETE'), id(3), id(4))
    .map(([method, n, m]) => call(method, `/users/${n}/profiles/${m}`)),
  fc
    .tuple(id(360), fc.constantFrom('Max Attempts', 'Not Connected', 'Ada Obi'))
    .map(([n, name]) =>
      call('PATCH', `/recipients/${n}`, { firstName: name.split(' ')[0], lastName: name.split(' ')[1] }),
    ),
  fc
    .tuple(id(360), id(3), text)
    .map(([n, m, value]) => call('PATCH', `/recipients/${n}`, { customAttributes: { [m]: value || null } })),
  fc.constantFrom('Shoe size', 'Hobby').map((name) => call('POST', '/recipients/custom-attributes', { name })),
  id(5).map((n) => call('DELETE', `/recipients/custom-attributes/${n}`)),
  fc
    .tuple(place, fc.constantFrom('got_email', 'scheduled', 'made', 'no_show'), at)
    .map(([n, status, date]) => call('PATCH', `/calls/k${n}`, { status, date, timezone: 'Europe/Vienna' })),
  fc.tuple(id(360), at).map(([conversationId, date]) =>
    call('POST', '/calls', {
      conversationId,
      status: 'scheduled',
      date,
      timezone: 'UTC',
      reminders: ['day', 'few_hours'],
    }),
  ),
  fc
    .tuple(id(4), fc.constantFrom('ok', 'error', 'closed'))
    .map(([profileId, outcome]) => ({ control: '/connect', body: { profileId, outcome } })),
  fc
    .constantFrom('4242424242424242', '4000000000000002', '4000000000009995', null)
    .map((card) => ({ control: '/checkout', body: { credits: 250, card, orderId: 'one' } })),
)

/**
 * Replaces references in a path by ids, or by parts of a path, from the snapshot.
 * - `c3`: a conversation, `m5`: one of its messages, `i5`: one of its messages from the lead
 * - `planned`: the next message of the campaign in this conversation
 * - `o2`: the path of an unsent message in its conversation
 * - `k4`: a call
 * - `e7`: the path of a recipient in the recipient's sequence
 * - `x7`: a recipient who was removed from a sequence. The whole path `/x7` becomes the path of the recipient in this
 *   sequence.
 */
export function resolvedPath(snapshot: Snapshot, path: string): string {
  const nth = <Row>(rows: readonly Row[], place: string): Row | undefined =>
    rows.at(-1 - (Number(place) % Math.max(1, rows.length)))
  const waiting = nth(rowsOf(snapshot, 'outbox'), /\bo(\d+)\b/.exec(path)?.[1] ?? '0')
  const conversation = rowsOf(snapshot, 'conversations')[Number(/\bc(\d+)\b/.exec(path)?.[1] ?? 0)]?.id ?? 1
  const thread = rowsOf(snapshot, 'messages').filter(({ conversationId }) => conversationId === conversation)
  const incoming = thread.filter(({ type }) => type === 'incoming')
  const idOf = (row: { readonly id: number } | undefined): string => String(row?.id ?? 1)
  const enrolments = rowsOf(snapshot, 'enrolments')
  const enrolment = enrolments.find((row) => row.id === conversation)
  const removed = nth(
    enrolments.filter(({ dateRemoved }) => dateRemoved !== null),
    /\bx(\d+)\b/.exec(path)?.[1] ?? '0',
  )
  const inside = nth(
    enrolments.filter(({ dateRemoved }) => dateRemoved === null),
    /\be(\d+)\b/.exec(path)?.[1] ?? '0',
  )
  return path
    .replace(/^\/x\d+$/, `/sequences/${removed?.sequenceId ?? 1}/recipients/x0`)
    .replace(/\bx\d+\b/, String(removed?.recipientId ?? 1))
    .replace(/\be\d+\b/, `sequences/${inside?.sequenceId ?? 1}/recipients/${inside?.recipientId ?? 1}`)
    .replace(/\bc\d+\b/, String(conversation))
    .replace(/\bplanned$/, enrolment ? String(plannedIdOf(enrolment)) : '1')
    .replace(/\bm(\d+)\b/, (_, place: string) => idOf(nth(thread, place)))
    .replace(/\bi(\d+)\b/, (_, place: string) => idOf(nth(incoming, place)))
    .replace(/\bk(\d+)\b/, (_, place: string) => idOf(nth(rowsOf(snapshot, 'calls'), place)))
    .replace(/\bo\d+\b/, `conversations/${waiting?.conversationId ?? 1}/messages/future/${waiting?.id ?? 1}`)
}
