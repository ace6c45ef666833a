import { type Conversation, Message } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testNow } from '../seed/smallWorkspace.fixtures.ts'
import { futureOf, someThread, threadOf } from './threads.fixtures.ts'
import { itemsOf, signedIn } from './visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

const minuteMs = 60_000
const Numbers = v.looseObject({ messagesCount: v.number(), needAnswerCount: v.number(), notReachedCount: v.number() })

const message = ({ body }: { readonly body: unknown }) => v.parse(Message, body)
const later = (minutes: number) => new Date(testNow + minutes * minuteMs).toISOString()

const statsOf = async ({ get }: Someone, sequenceId: number | null, day: string = '2026-11-20') => {
  const { body } = await get(`/sequences/${sequenceId}/stats?statsPeriodStart=${day}&statsPeriodEnd=${day}`)
  return v.parse(v.looseObject({ stats: v.array(Numbers) }), body).stats[0]
}
const send = ({ call }: Someone, id: number, text: string = 'Of course, gladly.') =>
  call('POST', `/conversations/${id}/messages`, { text, status: 'sent' })
const schedule = ({ call }: Someone, id: number, dateScheduled: string) =>
  call('POST', `/conversations/${id}/messages`, { text: 'As agreed.', status: 'scheduled', dateScheduled })
const rename = (
  { call }: Someone,
  { recipientId }: Pick<Conversation, 'recipientId'>,
  firstName: string,
  lastName: string,
) => call('PATCH', `/recipients/${recipientId}`, { firstName, lastName })

describe('a message that is sent', () => {
  test('INBOX-34 changes the thread, the list, the journal, the statistics and the dashboard', async () => {
    const someone = await signedIn('agency')
    const { id, sequenceId } = await someThread(someone, 'needsAnswer=true&category=interested')
    const Dashboard = v.looseObject({
      tasks: v.looseObject({ interestedProcessed: v.number(), interestedTotal: v.number() }),
    })
    const tasks = async () =>
      v.parse(Dashboard, (await someone.get('/dashboard?dateStart=2026-11-20&dateEnd=2026-11-20')).body).tasks
    const [stats, earlier] = [await statsOf(someone, sequenceId), await tasks()]
    const sent = message(await send(someone, id))
    expect(sent).toMatchObject({
      status: 'sent',
      kind: 'manual',
      type: 'outgoing',
      future: false,
      error: null,
      dateScheduled: null,
    })
    expect((await threadOf(someone, id))[0]).toEqual(sent)
    const first = itemsOf(await someone.get('/conversations?limit=1'), 'conversations')[0]
    expect(first).toMatchObject({ id, lastMessageId: sent.id, dateLastActivity: new Date(testNow).toISOString() })
    const after = await statsOf(someone, sequenceId)
    expect(after?.messagesCount).toBe((stats?.messagesCount ?? 0) + 1)
    expect(after?.needAnswerCount).toBe((stats?.needAnswerCount ?? 0) - 1)
    const open = ({ interestedProcessed, interestedTotal }: typeof earlier) => interestedTotal - interestedProcessed
    expect(open(await tasks())).toBe(open(earlier) - 1)
    const journal = await (await someone.simulator.control('/journal')).text()
    expect(journal).toContain('messageCreate')
  })

  test('INBOX-34 a conversation has at most one draft, and an empty text or a sent message deletes the draft', async () => {
    const someone = await signedIn()
    const { id } = await someThread(someone)
    const draft = (text: string) => someone.call('POST', `/conversations/${id}/messages`, { text, status: 'draft' })
    const first = message(await draft('Dear'))
    expect(message(await draft('Dear all'))).toMatchObject({
      id: first.id,
      text: 'Dear all',
      status: 'draft',
      future: true,
    })
    expect(await futureOf(someone, id)).toHaveLength(1)
    expect((await draft('')).status).toBe(201)
    expect(await futureOf(someone, id)).toHaveLength(0)
    await draft('Once more')
    await send(someone, id)
    expect(await futureOf(someone, id)).toHaveLength(0)
    expect((await threadOf(someone, id)).map(({ text }) => text)).not.toContain('Once more')
  })

  test('INBOX-17 the server refuses a message with an invalid conversation, length, status or date', async () => {
    const someone = await signedIn()
    const { id } = await someThread(someone)
    const tries = [
      [await send(someone, id, ''), 400],
      [await send(someone, id, 'x'.repeat(8001)), 400],
      [await send(someone, 987_654), 404],
      [await schedule(someone, id, later(-1)), 422],
      [await someone.call('POST', `/conversations/${id}/messages`, { text: 'a', status: 'later' }), 400],
    ] as const
    expect(tries.map(([{ status }]) => status)).toEqual(tries.map(([, status]) => status))
  })
})

describe('a scheduled message', () => {
  test('INBOX-34, INBOX-36 is sent at its time', async () => {
    const someone = await signedIn()
    const { id } = await someThread(someone)
    const planned = message(await schedule(someone, id, later(30)))
    expect(planned).toMatchObject({ status: 'scheduled', future: true, timestamp: later(30) })
    expect((await threadOf(someone, id)).some((each) => each.id === planned.id)).toBe(false)
    await someone.simulator.clock.advance(30 * minuteMs)
    expect(await futureOf(someone, id)).toMatchObject([{ id: planned.id, status: 'sent', future: true }])
    expect((await threadOf(someone, id))[0]).toMatchObject({ id: planned.id, status: 'sent', timestamp: later(30) })
    await someone.simulator.clock.advance(11_000)
    expect(await futureOf(someone, id)).toHaveLength(0)
  })

  test('a scheduled message waits for the work time of its profile', async () => {
    const someone = await signedIn()
    const { id, profileId } = await someThread(someone)
    const hours = {
      schedule: '*',
      automationSchedule: { mo: [{ start: '10:00', end: '11:00' }] },
      scheduleTimezone: 'UTC',
    }
    expect((await someone.call('PATCH', `/profiles/${profileId}`, hours)).status).toBe(200)
    const { id: messageId } = message(await schedule(someone, id, '2026-11-21T12:00:00Z'))
    await someone.simulator.clock.runUntil(Date.parse('2026-11-23T09:59:00Z'))
    expect(await futureOf(someone, id)).toMatchObject([
      { id: messageId, status: 'scheduled', timestamp: '2026-11-21T12:00:00.000Z' },
    ])
    await someone.simulator.clock.runUntil(Date.parse('2026-11-23T10:00:05Z'))
    expect((await threadOf(someone, id)).find((each) => each.id === messageId)).toMatchObject({
      timestamp: '2026-11-23T10:00:00.000Z',
    })
  })

  test('INBOX-37 a scheduled message can be edited, postponed, sent at once and deleted', async () => {
    const someone = await signedIn()
    const { id } = await someThread(someone)
    const planned = message(await schedule(someone, id, later(30)))
    const path = `/conversations/${id}/messages/future/${planned.id}`
    expect(message(await someone.call('PATCH', path, { text: 'Changed' }))).toMatchObject({
      text: 'Changed',
      timestamp: later(30),
    })
    expect(message(await someone.call('PATCH', path, { dateScheduled: later(60) }))).toMatchObject({
      timestamp: later(60),
    })
    await someone.simulator.clock.advance(40 * minuteMs)
    expect(await futureOf(someone, id)).toHaveLength(1)
    expect(message(await someone.call('PATCH', path, { status: 'sent' }))).toMatchObject({
      status: 'sent',
      text: 'Changed',
    })
    expect((await someone.call('PATCH', path, { text: 'Too late' })).status).toBe(404)
    const other = message(await schedule(someone, id, later(90)))
    expect((await someone.call('DELETE', `/conversations/${id}/messages/future/${other.id}`)).status).toBe(204)
    await someone.simulator.clock.advance(120 * minuteMs)
    expect((await threadOf(someone, id)).some((each) => each.id === other.id)).toBe(false)
    expect((await someone.call('DELETE', `/conversations/${id}/messages/future/${other.id}`)).status).toBe(404)
  })

  test('INBOX-36 future messages are listed by their times, and not in the order of their creation', async () => {
    const someone = await signedIn()
    const { id } = await someThread(someone)
    const last = message(await schedule(someone, id, later(90)))
    const first = message(await schedule(someone, id, later(30)))
    const second = message(await schedule(someone, id, later(60)))
    const ids = async () => (await futureOf(someone, id)).map((each) => each.id)
    expect(await ids()).toEqual([first.id, second.id, last.id])
    const path = `/conversations/${id}/messages/future/${last.id}`
    expect((await someone.call('PATCH', path, { status: 'scheduled', dateScheduled: later(10) })).status).toBe(200)
    expect(await ids()).toEqual([last.id, first.id, second.id])
  })

  test('INBOX-37 a failed message can be scheduled again, but not for a time in the past', async () => {
    const someone = await signedIn()
    const conversation = await someThread(someone)
    const { id } = conversation
    await rename(someone, conversation, 'New', 'Message')
    const failed = message(await send(someone, id))
    const path = `/conversations/${id}/messages/future/${failed.id}`
    const patch = (body: object) => someone.call('PATCH', path, body)
    expect((await patch({ status: 'scheduled' })).status).toBe(422)
    expect(await patch({ status: 'scheduled', dateScheduled: later(0) })).toMatchObject({
      status: 422,
      body: { message: 'A message can be scheduled for a time that is still to come.' },
    })
    expect((await futureOf(someone, id))[0]).toMatchObject({ error: 'new_message', dateScheduled: null })
    expect(message(await patch({ status: 'scheduled', dateScheduled: later(30) }))).toMatchObject({
      status: 'scheduled',
      error: null,
      dateScheduled: later(30),
      timestamp: later(30),
    })
    // A change of the text keeps the time.
    expect(message(await patch({ status: 'scheduled', text: 'Changed' }))).toMatchObject({
      text: 'Changed',
      timestamp: later(30),
    })
    await rename(someone, conversation, 'Robin', 'Reachable')
    await someone.simulator.clock.advance(31 * minuteMs)
    expect((await threadOf(someone, id)).filter((each) => each.id === failed.id)).toMatchObject([
      { status: 'sent', text: 'Changed', timestamp: later(30) },
    ])
  })

  test('INBOX-32 a message that is sent at its time or by "Send now" leaves the draft of another message', async () => {
    const someone = await signedIn()
    const { id } = await someThread(someone)
    await schedule(someone, id, later(30))
    const { id: laterId } = message(await schedule(someone, id, later(90)))
    await someone.call('POST', `/conversations/${id}/messages`, { text: 'Half a thought', status: 'draft' })
    const draft = async () => (await futureOf(someone, id)).find(({ status }) => status === 'draft')?.text
    await someone.simulator.clock.advance(40 * minuteMs)
    expect(await draft()).toBe('Half a thought')
    await someone.call('PATCH', `/conversations/${id}/messages/future/${laterId}`, { status: 'sent' })
    expect(await draft()).toBe('Half a thought')
  })
})

describe('a message that cannot be sent', () => {
  test('with the error new_message, the message can be sent again', async () => {
    const someone = await signedIn()
    const conversation = await someThread(someone)
    await rename(someone, conversation, 'New', 'Message')
    const failed = message(await send(someone, conversation.id))
    expect(failed).toMatchObject({ status: 'scheduled', error: 'new_message', future: true })
    expect((await threadOf(someone, conversation.id))[0]).toMatchObject({ type: 'incoming' })
    const again = await someone.call('PATCH', `/conversations/${conversation.id}/messages/future/${failed.id}`, {
      status: 'sent',
    })
    expect(message(again)).toMatchObject({ status: 'sent', error: null })
    expect((await threadOf(someone, conversation.id))[0]).toMatchObject({ id: failed.id })
  })

  test('INBOX-45 with the error max_attempts_reached after three attempts, the message can be sent again', async () => {
    const someone = await signedIn()
    const conversation = await someThread(someone)
    await rename(someone, conversation, 'Max', 'Attempts')
    const tried = message(await send(someone, conversation.id))
    expect(tried).toMatchObject({ status: 'scheduled', error: null })
    const errors: unknown[] = []
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      await someone.simulator.clock.advance(20_000)
      errors.push((await futureOf(someone, conversation.id))[0]?.error)
    }
    expect(errors).toEqual([null, 'max_attempts_reached'])
    await rename(someone, conversation, 'Robin', 'Reachable')
    const again = await someone.call('PATCH', `/conversations/${conversation.id}/messages/future/${tried.id}`, {
      status: 'sent',
    })
    expect(message(again)).toMatchObject({ status: 'sent', error: null })
  })

  test('with the error limit_reached, the message can be sent on the next day', async () => {
    const someone = await signedIn()
    const { id, profileId } = await someThread(someone)
    await someone.call('PATCH', `/profiles/${profileId}`, {
      messagesLimit: 1,
      scheduleTimezone: 'UTC',
      schedule: '*',
      automationSchedule: '*',
    })
    await send(someone, id)
    const failed = message(await send(someone, id))
    expect(failed).toMatchObject({ status: 'scheduled', error: 'limit_reached' })
    const path = `/conversations/${id}/messages/future/${failed.id}`
    expect(message(await someone.call('PATCH', path, { dateScheduled: '2026-11-21T00:00:01Z' }))).toMatchObject({
      error: null,
    })
    await someone.simulator.clock.runUntil(Date.parse('2026-11-21T00:00:10Z'))
    expect((await threadOf(someone, id)).some((each) => each.id === failed.id)).toBe(true)
  })

  test('after two attempts with the error recipient_cannot_be_reached, the statistics count the recipient once', async () => {
    const someone = await signedIn()
    const conversation = await someThread(someone)
    await rename(someone, conversation, 'Not', 'Connected')
    const before = await statsOf(someone, conversation.sequenceId)
    const failed = message(await send(someone, conversation.id))
    expect(failed.error).toBe('recipient_cannot_be_reached')
    await someone.call('PATCH', `/conversations/${conversation.id}/messages/future/${failed.id}`, { status: 'sent' })
    expect((await statsOf(someone, conversation.sequenceId))?.notReachedCount).toBe((before?.notReachedCount ?? 0) + 1)
  })
})
