import { beforeAll, describe, expect, test } from 'vitest'
import { type Snapshot } from '../core/snapshot.ts'
import { rowsOf, violationsOf } from '../workspaceInvariants.fixtures.ts'
import { futureOf, nextStepOf, conversationOf, plannedIn, somePlanned, threadOf } from './threads.fixtures.ts'
import { signedIn } from './visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

const dayMs = 86_400_000
/** The kinds of messages that only a campaign sends. */
const campaignKinds: ReadonlySet<string> = new Set(['template', 'ai_template', 'ai', 'ai_fast', 'followup'])

async function remove(
  someone: Someone,
  { sequenceId, recipientId }: { readonly sequenceId: number | null; readonly recipientId: number },
) {
  expect((await someone.call('DELETE', `/sequences/${sequenceId}/recipients/${recipientId}`)).status).toBe(204)
}

describe('recipients who are removed from a running sequence', () => {
  const ids: number[] = []
  let someone: Someone
  let before: Snapshot
  let after: Snapshot
  beforeAll(async () => {
    someone = await signedIn('agency')
    before = await someone.simulator.snapshot()
    const open = rowsOf(before, 'enrolments').filter(({ eventId }) => eventId !== null)
    // Requests are withdrawn after 21 days. Some of these requests reach this age when the clock advances by 14 days.
    const old = rowsOf(before, 'enrolments')
      .filter(
        ({ dateRequested, dateAccepted }) =>
          dateAccepted === null && (dateRequested ?? 0) > before.clock.now - 20 * dayMs,
      )
      .slice(0, 60)
    for (const row of new Set([...open, ...old])) {
      await remove(someone, row)
      ids.push(row.id)
    }
    await someone.simulator.clock.advance(14 * dayMs)
    after = await someone.simulator.snapshot()
  }, 60_000)
  const removed = () => rowsOf(after, 'enrolments').filter(({ id }) => ids.includes(id))
  const written = () =>
    rowsOf(after, 'messages').filter(
      ({ conversationId, timestamp }) => ids.includes(conversationId) && timestamp > before.clock.now,
    )

  test('removed recipients get no more messages from the sequence', () => {
    const campaign = written().filter(
      ({ kind, type, isRequest }) => type === 'outgoing' && !isRequest && campaignKinds.has(kind),
    )
    expect([ids.length > 50, campaign]).toEqual([true, []])
  })

  test('removed recipients can still accept a request, and answer a message', async () => {
    const then = before.clock.now
    const accepted = removed().filter(({ dateAccepted }) => (dateAccepted ?? 0) > then)
    const answered = new Set(
      written().flatMap(({ type, conversationId }) => (type === 'incoming' ? [conversationId] : [])),
    )
    expect([accepted.length > 0, answered.size > 0]).toEqual([true, true])
    const waiting = rowsOf(after, 'conversations').find(
      ({ id, waitingSince }) => answered.has(id) && waitingSince !== null,
    )
    expect(await nextStepOf(someone, waiting?.id ?? 0)).toMatchObject({ is: 'waiting', act: 'reply' })
    expect(
      (await someone.call('POST', `/conversations/${waiting?.id}/messages`, { status: 'sent', text: 'Gladly.' }))
        .status,
    ).toBe(201)
    expect((await nextStepOf(someone, waiting?.id ?? 0)).is).not.toBe('waiting')
  })

  test('PROF-37 profiles withdraw old requests to removed recipients', () => {
    expect(removed().filter(({ dateWithdrawn }) => (dateWithdrawn ?? 0) > before.clock.now).length).toBeGreaterThan(0)
    expect(violationsOf(after, new Map())).toEqual([])
  })
})

test('removed recipients still get call reminders, and messages that a user scheduled', async () => {
  const someone = await signedIn('agency')
  const [{ id } = { id: 0 }] = await plannedIn(someone, 'template', 1)
  const at = new Date(someone.simulator.clock.now() + dayMs).toISOString()
  await someone.call('POST', `/conversations/${id}/messages`, {
    status: 'scheduled',
    text: 'By hand.',
    dateScheduled: at,
  })
  const reminded = await somePlanned(someone, 'call_reminder')
  for (const each of [id, reminded.id]) await remove(someone, await conversationOf(someone, each))
  expect(await futureOf(someone, id)).toMatchObject([{ kind: 'manual', text: 'By hand.' }])
  expect(await futureOf(someone, reminded.id)).toEqual([reminded.message])
  await someone.simulator.clock.advance(4 * dayMs)
  expect((await threadOf(someone, id)).find(({ text }) => text === 'By hand.')).toMatchObject({ status: 'sent' })
  expect((await threadOf(someone, reminded.id)).map(({ text }) => text)).toContain(reminded.message.text)
})
