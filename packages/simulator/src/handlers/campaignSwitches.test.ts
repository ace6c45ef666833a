import { ReminderDelay } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { type Snapshot } from '../core/snapshot.ts'
import { rowsOf, timeViolations, violationsOf } from '../workspaceInvariants.fixtures.ts'
import {
  conversationOf,
  futureOf,
  nextStepOf,
  plannedIn,
  raiseLimit,
  someThread,
  threadOf,
} from './threads.fixtures.ts'
import { itemsOf, signedIn, signedInByHand } from './visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

const [hourMs, dayMs] = [3_600_000, 86_400_000]

const enrolmentsOf = (snapshot: Snapshot, sequenceId: number) =>
  rowsOf(snapshot, 'enrolments').filter((row) => row.sequenceId === sequenceId)

/** A running sequence with one profile and pending requests. */
async function runningSequence({ simulator }: Someone): Promise<number> {
  const snapshot = await simulator.snapshot()
  const profiles = rowsOf(snapshot, 'profiles').filter(({ connected }) => connected)
  const found = rowsOf(snapshot, 'sequences').find(({ id, status, type }) => {
    const own = enrolmentsOf(snapshot, id)
    const senders = profiles.filter(({ sequenceId }) => sequenceId === id)
    const pending = own.filter((row) => row.dateRequested !== null && row.dateAccepted === null)
    const waiting = own.filter((row) => row.profileId === null)
    const [isRunning, isSmall] = [status === 'active' && type === 'cloud', senders.length === 1]
    return isRunning && isSmall && pending.length > 20 && waiting.length > 50
  })
  if (!found) throw new Error('No running sequence has one profile and enough pending requests.')
  return found.id
}

describe("'Send connection requests' of a running sequence", () => {
  test('SEQ-68, DASH-30 with the switch off, the sequence contacts only first-degree connections', async () => {
    const someone = await signedIn('agency')
    const { call, get, simulator } = someone
    const id = await runningSequence(someone)
    const before = enrolmentsOf(await simulator.snapshot(), id)
    expect((await call('PATCH', `/sequences/${id}`, { sendConnectionRequests: false })).status).toBe(200)
    await simulator.clock.advance(7 * dayMs)
    const snapshot = await simulator.snapshot()
    const after = enrolmentsOf(snapshot, id)
    const requested = (rows: typeof after) => rows.filter(({ dateRequested }) => dateRequested !== null)
    expect(requested(after)).toHaveLength(requested(before).length)
    const pending = requested(after).filter(({ dateAccepted }) => dateAccepted === null)
    expect([pending.length > 0, pending.filter(({ conversationId }) => conversationId !== null)]).toEqual([true, []])
    const waitedBefore = after.filter((row) => before.some((each) => each.id === row.id && each.profileId === null))
    const contacted = waitedBefore.filter(({ profileId }) => profileId !== null)
    expect([contacted.length > 0, contacted.length < waitedBefore.length / 2]).toEqual([true, true])
    expect(violationsOf(snapshot, new Map())).toEqual([])
    expect((await get(`/sequences/${id}/stats`)).status).toBe(200)
  })

  test('SEQ-69 after the switch is turned on again, contacted first-degree connections get no request', async () => {
    const someone = await signedIn('agency')
    const { call, simulator } = someone
    const id = await runningSequence(someone)
    await call('PATCH', `/sequences/${id}`, { sendConnectionRequests: false })
    await simulator.clock.advance(4 * dayMs)
    const before = enrolmentsOf(await simulator.snapshot(), id)
    const connections = before.filter(({ profileId, dateRequested }) => profileId !== null && dateRequested === null)
    await call('PATCH', `/sequences/${id}`, { sendConnectionRequests: true })
    await simulator.clock.advance(7 * dayMs)
    const snapshot = await simulator.snapshot()
    const after = new Map(enrolmentsOf(snapshot, id).map((row) => [row.id, row]))
    expect(connections.length).toBeGreaterThan(0)
    for (const each of connections) {
      expect(after.get(each.id)).toMatchObject({ dateRequested: null, profileId: each.profileId })
      const sent = (await threadOf(someone, each.id)).filter(
        ({ kind, type }) => kind === 'template' && type === 'outgoing',
      )
      expect([sent.length > 0, new Set(sent.map(({ text }) => text)).size]).toEqual([true, sent.length])
    }
    const isNew = [...after.values()].some(({ dateRequested }) => (dateRequested ?? 0) > snapshot.clock.now - 7 * dayMs)
    expect([isNew, violationsOf(snapshot, new Map())]).toEqual([true, []])
  })
})

describe.each(['paused', 'archived'])('%s sequences', (status) => {
  test('SEQ-67, CALL-17 send only messages that a user has scheduled, and call reminders', async () => {
    const someone = await signedInByHand()
    const { call, simulator } = someone
    const [waiting] = [...(await plannedIn(someone, 'ai_fast', 1)), ...(await plannedIn(someone, 'ai', 1))]
    const { id } = await someThread(someone, 'needsAnswer=true')
    for (const row of rowsOf(await simulator.snapshot(), 'sequences'))
      if (row.status === 'active') await call('PATCH', `/sequences/${row.id}`, { status })
    const before = await simulator.snapshot()
    const dateScheduled = new Date(before.clock.now + 4 * dayMs).toISOString()
    await call('POST', `/conversations/${id}/messages`, { status: 'scheduled', text: 'As agreed.', dateScheduled })
    expect(await futureOf(someone, waiting?.id ?? 0)).toEqual([])
    expect(await nextStepOf(someone, waiting?.id ?? 0)).toMatchObject({ is: 'blocked', why: 'paused' })
    await simulator.clock.advance(10 * dayMs)
    const after = await simulator.snapshot()
    const sent = rowsOf(after, 'messages').filter(
      (row) => row.type === 'outgoing' && row.status === 'sent' && row.timestamp > before.clock.now && !row.isRequest,
    )
    expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(['manual', 'call_reminder']))
    expect(timeViolations(before, after)).toEqual([])
    const manual = sent.filter(({ kind }) => kind === 'manual')
    expect(manual.map(({ text }) => text)).toContain('As agreed.')
    expect(manual.filter((row) => row.dateScheduled === null)).toEqual([])
  })
})

test('PROF-36 daily limits apply to every message of a campaign', async () => {
  const someone = await signedIn('agency')
  const { call, simulator } = someone
  for (const { id } of rowsOf(await simulator.snapshot(), 'profiles'))
    await call('PATCH', `/profiles/${id}`, { messagesLimit: 3 })
  const before = await simulator.snapshot()
  await simulator.clock.advance(8 * dayMs)
  const after = await simulator.snapshot()
  expect(timeViolations(before, after)).toEqual([])
  const fast = rowsOf(after, 'messages').filter(
    ({ kind, timestamp }) => kind === 'ai_fast' && timestamp > before.clock.now,
  )
  const delays = fast.map(({ conversationId, timestamp }) => {
    const thread = rowsOf(after, 'messages').filter((row) => row.conversationId === conversationId)
    const answered = thread.findLast((row) => row.type === 'incoming' && row.timestamp < timestamp)
    return timestamp - (answered?.timestamp ?? timestamp)
  })
  expect([fast.length > 5, delays.some((delay) => delay > 6 * hourMs)]).toEqual([true, true])
})

describe('a conversation that waits for a reply of the team', () => {
  test('DASH-5 continues to wait after a call reminder', async () => {
    const someone = await signedIn('agency')
    const { call, simulator } = someone
    const { id } = await someThread(someone, 'needsAnswer=true&category=interested&hasCall=false')
    await raiseLimit(someone, id)
    await call('PATCH', `/conversations/${id}`, { automationEnabled: false })
    const date = new Date((await simulator.snapshot()).clock.now + 8 * hourMs).toISOString()
    const booked = { conversationId: id, status: 'scheduled', date, timezone: 'UTC', reminders: ReminderDelay.options }
    expect((await call('POST', '/calls', booked)).status).toBe(201)
    const stateOf = async () => {
      const row = rowsOf(await simulator.snapshot(), 'conversations').find((each) => each.id === id)
      return { waitingSince: row?.waitingSince, dateAnswered: row?.dateAnswered }
    }
    const waits = await stateOf()
    await simulator.clock.advance(6 * hourMs)
    const last = (await threadOf(someone, id)).find(({ status }) => status === 'sent')
    expect(last?.kind).toBe('call_reminder')
    expect([waits.waitingSince !== null, await stateOf()]).toEqual([true, waits])
    const tasks = itemsOf(await someone.get('/conversations?limit=100&needsAnswer=true'), 'conversations')
    expect(tasks.map((row) => row.id)).toContain(id)
  })
})

describe('stop_campaign', () => {
  test("INBOX-31 if a lead's message gets the category stop_campaign, the planned steps are cancelled", async () => {
    const someone = await signedIn('agency')
    const { call, simulator } = someone
    const planned = await plannedIn(someone, 'followup', 3)
    expect(planned.length).toBeGreaterThan(0)
    for (const { id } of planned) {
      const incoming = (await threadOf(someone, id)).find(({ type }) => type === 'incoming')
      const path = `/conversations/${id}/messages/${incoming?.id}`
      expect((await call('PATCH', path, { category: 'stop_campaign' })).status).toBe(200)
      expect(await futureOf(someone, id)).toEqual([])
      expect((await conversationOf(someone, id)).automationEnabled).toBe(false)
      // The campaign stays stopped after a user has turned the automation on again.
      await call('PATCH', `/conversations/${id}`, { automationEnabled: true })
      expect(await nextStepOf(someone, id)).toMatchObject({ is: 'over' })
    }
    const before = await Promise.all(planned.map(({ id }) => threadOf(someone, id)))
    await simulator.clock.advance(10 * dayMs)
    expect(await Promise.all(planned.map(({ id }) => threadOf(someone, id)))).toEqual(before)
  })

  test('INBOX-31 edited planned messages return if the category changes back and the automation is turned on', async () => {
    const someone = await signedIn('agency')
    const { call } = someone
    const [planned] = await plannedIn(someone, 'followup', 1)
    const id = planned?.id ?? 0
    const [message] = await futureOf(someone, id)
    await call('PATCH', `/conversations/${id}/messages/future/${message?.id}`, { text: 'In my own words' })
    const before = await futureOf(someone, id)
    expect(before).toMatchObject([{ text: 'In my own words' }])
    const incoming = (await threadOf(someone, id)).find(({ type }) => type === 'incoming')
    const path = `/conversations/${id}/messages/${incoming?.id}`
    await call('PATCH', path, { category: 'stop_campaign' })
    await call('PATCH', path, { category: incoming?.category })
    expect((await conversationOf(someone, id)).automationEnabled).toBe(false)
    await call('PATCH', `/conversations/${id}`, { automationEnabled: true })
    expect(await futureOf(someone, id)).toEqual(before)
  })

  test('INBOX-31 if a lead has asked to stop, the automation of the conversation is off', async () => {
    const { simulator } = await signedIn('agency')
    const snapshot = await simulator.snapshot()
    const stopped = rowsOf(snapshot, 'conversations').filter(({ category }) => category === 'stop_campaign')
    expect([stopped.length > 0, stopped.filter(({ automationEnabled }) => automationEnabled)]).toEqual([true, []])
  })
})

test('RECIP-26 a recipient who returns to a sequence continues with the step that was next before the removal', async () => {
  const someone = await signedIn('agency')
  const { call, simulator } = someone
  const before = await simulator.snapshot()
  const own = rowsOf(before, 'enrolments')
  const running = new Set(rowsOf(before, 'sequences').flatMap(({ id, status }) => (status === 'active' ? [id] : [])))
  const isRunning = ({ sequenceId }: { readonly sequenceId: number }) => running.has(sequenceId)
  const some = [
    ...own.filter((row) => isRunning(row) && row.eventId !== null && row.conversationId !== null).slice(0, 5),
    ...own.filter((row) => isRunning(row) && row.dateRequested !== null && row.dateAccepted === null).slice(0, 5),
    ...own.filter((row) => isRunning(row) && row.profileId === null).slice(0, 5),
  ]
  const elsewhere = rowsOf(before, 'sequences').find(({ status }) => status === 'paused')?.id
  for (const { sequenceId, recipientId, status } of some) {
    const places = { here: `/sequences/${sequenceId}/recipients/${recipientId}` }
    const there = `/sequences/${elsewhere}/recipients/${recipientId}`
    const done = [await call('DELETE', places.here), await call('PUT', there), await call('DELETE', there)]
    expect(done.map((response) => response.status)).toEqual([204, 200, 204])
    expect((await call('PUT', places.here)).body).toMatchObject({ status, existingStatus: null })
  }
  const after = await simulator.snapshot()
  const dueAt = ({ events }: Snapshot, eventId: number | null) =>
    events.due.find(({ id }) => id === eventId)?.at ?? null
  const stateOf = (snapshot: Snapshot) =>
    some.map(({ id }) => {
      const row = rowsOf(snapshot, 'enrolments').find((each) => each.id === id)
      return [Object.assign({}, row, { eventId: null }), dueAt(snapshot, row?.eventId ?? null)]
    })
  expect(stateOf(after)).toEqual(stateOf(before))
  expect(violationsOf(after, new Map())).toEqual([])
})
