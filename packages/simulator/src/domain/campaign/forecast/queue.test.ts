import { messageReach, Recipient, SequenceQueue } from '@tandem/contract'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Snapshot } from '../../../core/snapshot.ts'
import { testNow } from '../../../seed/smallWorkspace.fixtures.ts'
import { rowsOf } from '../../../workspaceInvariants.fixtures.ts'
import { type EnrolmentRow } from '../../rows/campaign.ts'
import { type MessageRow } from '../../rows/messaging.ts'
import { forecastScenario, recipientIdsOf, sequenceIds } from './forecastScenario.fixtures.ts'

const dayMs = 86_400_000
const days = 30

type Queued = SequenceQueue['recipients'][number]

const iso = (at: number | null | undefined): string | null => (at == null ? null : new Date(at).toISOString())

describe('SEQ-84 the queue of the scenario `agency` over 30 days', () => {
  let before: Snapshot
  let asked: Snapshot
  let after: Snapshot
  let queued: readonly Queued[]
  let enrolments: ReadonlyMap<number, EnrolmentRow>
  /** The messages of the 30 days by conversation, the earliest message first. */
  let sent: ReadonlyMap<number, readonly MessageRow[]>
  beforeAll(async () => {
    const { simulator, queue } = forecastScenario('agency')
    before = await simulator.snapshot()
    const all = await Promise.all(
      sequenceIds(before).map((sequenceId) => queue(sequenceId, recipientIdsOf(before, sequenceId))),
    )
    queued = all.flat()
    asked = await simulator.snapshot()
    await simulator.clock.advance(days * dayMs)
    after = await simulator.snapshot()
    const isNew = ({ type, status, timestamp }: MessageRow) =>
      type === 'outgoing' && status === 'sent' && timestamp > testNow
    const messages = rowsOf(after, 'messages').filter(isNew)
    sent = Map.groupBy(
      messages.toSorted((one, other) => one.timestamp - other.timestamp),
      ({ conversationId }) => conversationId,
    )
    enrolments = new Map(
      rowsOf(after, 'enrolments').flatMap((row) => (row.dateRemoved === null ? [[row.recipientId, row] as const] : [])),
    )
  }, 60_000)

  const isWithin = ({ at }: Queued) => at !== null && Date.parse(at) < testNow + days * dayMs
  const enrolmentOf = ({ recipientId }: Queued) => enrolments.get(recipientId)

  test('the queue contains each recipient of each sequence, and a request for the queue changes no data', () => {
    expect(asked).toMatchObject({ tables: before.tables, events: before.events, random: before.random })
    expect(queued.length).toBe(rowsOf(before, 'enrolments').filter(({ dateRemoved }) => dateRemoved === null).length)
  })

  test('the queue contains the time and the profile of each connection request', () => {
    const requests = queued.filter((row) => row.step === 'request' && isWithin(row))
    expect(requests.length).toBeGreaterThan(500)
    for (const row of requests) {
      const enrolment = enrolmentOf(row)
      expect([row.recipientId, row.at, row.profileId]).toEqual([
        row.recipientId,
        iso(enrolment?.dateRequested),
        enrolment?.profileId,
      ])
    }
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(['approved']))
  })

  test('the queue contains the right time of the next message for more than 95% of the leads', () => {
    const messages = queued.filter((row) => row.step === 'message' && row.status !== 'approved' && isWithin(row))
    expect(messages.length).toBeGreaterThan(20)
    const late = messages.filter((row) => {
      const [next] = sent.get(enrolmentOf(row)?.conversationId ?? 0) ?? []
      return iso(next?.timestamp) !== row.at
    })
    expect(late.length / messages.length).toBeLessThan(0.05)
  })

  test('the queue contains the reason `acceptance` or `answer` if the next message waits for the lead', () => {
    const waiting = queued.filter(({ why }) => why === 'acceptance')
    const accepted = waiting.filter((row) => enrolmentOf(row)?.dateAccepted)
    expect([waiting.length > 300, accepted.length > 5]).toEqual([true, true])
    for (const row of waiting) {
      const enrolment = enrolmentOf(row)
      const [first] = sent.get(enrolment?.conversationId ?? 0) ?? []
      expect([row.recipientId, row.at, (first?.timestamp ?? Infinity) >= (enrolment?.dateAccepted ?? 0)]).toEqual([
        row.recipientId,
        null,
        true,
      ])
    }
    const silent = queued.filter(({ why }) => why === 'answer')
    expect(silent.length).toBeGreaterThan(20)
    const replies = new Map(
      rowsOf(after, 'messages')
        .filter(({ type, timestamp }) => type === 'incoming' && timestamp > testNow)
        .map(({ conversationId, timestamp }) => [conversationId, timestamp]),
    )
    for (const row of silent) {
      const id = enrolmentOf(row)?.conversationId ?? 0
      const [next] = sent.get(id) ?? []
      expect([row.recipientId, next === undefined || replies.has(id)]).toEqual([row.recipientId, true])
    }
  })

  test('the queue contains no time for recipients whose messages are stopped or finished', () => {
    const stops = new Set(['archived', 'paused', 'notApproved', 'noProfiles', 'profileRemoved', 'finished'])
    const stopped = queued.filter(({ why }) => stops.has(why))
    const isAutomatic = ({ kind }: MessageRow) => kind !== 'manual' && kind !== 'call_reminder'
    const sentTo = (row: Queued) => (sent.get(enrolmentOf(row)?.conversationId ?? 0) ?? []).filter(isAutomatic)
    expect(stopped.length).toBeGreaterThan(200)
    expect(stopped.filter(({ at }) => at !== null)).toEqual([])
    // A lead with the reason `finished` can still write. An automatic reply is then sent to this lead.
    const silenced = stopped.filter(({ why }) => why !== 'finished')
    expect(silenced.filter((row) => sentTo(row).length > 0)).toEqual([])
  })

  test('SEQ-172 the times ascend if the request names the recipients in the order of the recipient list', async () => {
    const { simulator, call, queue } = forecastScenario('agency')
    const now = await simulator.snapshot()
    for (const sequenceId of sequenceIds(now).slice(0, 8)) {
      const ids: number[] = []
      for (let after = ''; ;) {
        const { answer } = await call('GET', `/recipients?sequenceId=${sequenceId}&limit=100${after}`)
        const page = v.parse(v.object({ _embedded: v.object({ recipients: v.array(Recipient) }) }), answer)
        const found = page['_embedded'].recipients.map(({ id }) => id)
        ids.push(...found)
        if (found.length < 100) break
        after = `&after=${found.at(-1)}`
      }
      expect(new Set(ids)).toEqual(new Set(recipientIdsOf(now, sequenceId)))
      const times = (await queue(sequenceId, ids)).map(({ at }) => (at === null ? Infinity : Date.parse(at)))
      expect(times).toEqual(times.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
    }
  })

  test('the queue contains the status that follows from the enrolment of each recipient', () => {
    const rows = new Map(
      rowsOf(before, 'enrolments').flatMap((row) =>
        row.dateRemoved === null ? [[row.recipientId, row] as const] : [],
      ),
    )
    const seen = new Set<string>()
    for (const { recipientId, status } of queued) {
      const row = rows.get(recipientId)
      seen.add(status)
      const facts = {
        waiting: row?.status === 'new',
        approved: row?.status === 'approved' && row.profileId === null,
        sent: row?.status === 'sent' && row.dateReplied === null,
        accepted: row?.dateAccepted != null && row.dateReplied === null,
        answered: row?.dateReplied != null,
        interested: row?.dateInterested != null,
        withdrawn: row?.dateWithdrawn != null,
      }
      expect([recipientId, status, facts[status]]).toEqual([recipientId, status, true])
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['accepted', 'answered', 'approved', 'interested', 'sent', 'withdrawn']),
    )
  })
})

describe('SEQ-85 the queue', () => {
  const scenario = forecastScenario('agency')
  let id = 0
  let waiting: readonly number[] = []
  let profileIds: readonly number[] = []
  const why = async () => {
    const rows = await scenario.queue(id, waiting)
    return [...new Set(rows.map((row) => row.why))]
  }
  const patchAll = async (body: object) => {
    for (const each of profileIds) expect((await scenario.call('PATCH', `/profiles/${each}`, body)).status).toBe(200)
  }
  const patch = (body: object) => scenario.call('PATCH', `/sequences/${id}`, body)
  beforeAll(async () => {
    const snapshot = await scenario.simulator.snapshot()
    const sendersOf = (sequenceId: number) =>
      rowsOf(snapshot, 'profiles').filter((row) => row.sequenceId === sequenceId)
    const waitingOf = (sequenceId: number) =>
      rowsOf(snapshot, 'enrolments').filter(
        (row) => row.sequenceId === sequenceId && row.status === 'approved' && row.dateRemoved === null,
      )
    const isOrdinary = (sequenceId: number) =>
      waitingOf(sequenceId).length > 100 &&
      sendersOf(sequenceId).every(({ connectionRequestsLimit, connected }) => connectionRequestsLimit < 10 && connected)
    id = rowsOf(snapshot, 'sequences').find((row) => row.status === 'active' && isOrdinary(row.id))?.id ?? 0
    waiting = waitingOf(id).map(({ recipientId }) => recipientId)
    profileIds = sendersOf(id).map((row) => row.id)
    await patch({ schedule: null, startDate: '2026-11-01' })
    await patchAll({ schedule: '*', automationSchedule: '*', scheduleTimezone: 'UTC' })
  })

  test('the queue names the delay between requests, and the daily limit, as reasons', async () => {
    const afternoon = [{ start: '15:00', end: '24:00' }]
    await patchAll({ automationSchedule: { fr: afternoon, sa: afternoon }, connectionRequestsLimit: 9 })
    const [first, ...others] = await scenario.queue(id, waiting)
    expect(first?.why).toBe('delay')
    expect(new Set(others.map((row) => row.why))).toEqual(new Set(['delay', 'dailyLimit']))
    const times = (await scenario.queue(id, waiting)).map(({ at }) => at ?? '')
    expect(times).toEqual(times.toSorted())
  })

  test('the queue names the hours of the sequence or of its profiles as the reason', async () => {
    await patchAll({ automationSchedule: '*' })
    await patch({ schedule: { sa: '*' }, scheduleTimezone: 'UTC' })
    expect((await scenario.queue(id, waiting.slice(0, 1)))[0]).toMatchObject({ why: 'sequenceHours' })
    await patch({ schedule: null })
    await patchAll({ schedule: { sa: '*' } })
    expect((await scenario.queue(id, waiting.slice(0, 1)))[0]).toMatchObject({ why: 'profileHours' })
    await patchAll({ schedule: '*' })
  })

  test('the queue names the start date, the daily limit, automation that is off, a pause, or missing profiles', async () => {
    await patch({ startDate: '2026-12-24' })
    expect(await why()).toEqual(['startDate'])
    expect((await scenario.queue(id, waiting.slice(0, 1)))[0]?.at?.slice(0, 10)).toBe('2026-12-24')
    await patch({ startDate: '2026-11-01' })
    await patchAll({ connectionRequestsLimit: 0 })
    expect(await why()).toEqual(['dailyLimit'])
    await patchAll({ connectionRequestsLimit: 5, automationEnabled: false })
    expect(await why()).toEqual(['automationOff'])
    await patch({ status: 'paused' })
    expect(await why()).toEqual(['paused'])
    await patch({ status: 'active' })
    for (const each of profileIds) await scenario.call('DELETE', `/sequences/${id}/profiles/${each}`)
    expect(await why()).toEqual(['noProfiles'])
  })

  test('a request gets a 404 for an unknown sequence, no row for an unknown recipient, a 400 for 101 ids', async () => {
    expect((await scenario.call('POST', '/sequences/999/queue', { recipientIds: [] })).status).toBe(404)
    expect(await scenario.queue(id, [999_999])).toEqual([])
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect((await scenario.call('POST', `/sequences/${id}/queue`, { recipientIds: many })).status).toBe(400)
  })
})

test('SEQ-86 the progress counts the contacted recipients', async () => {
  const { simulator, progress, sequence } = forecastScenario('agency')
  const snapshot = await simulator.snapshot()
  for (const id of sequenceIds(snapshot)) {
    const { steps } = await progress(id)
    const { templates, aiTemplates, type } = await sequence(id)
    expect([id, steps.length]).toEqual([id, (type === 'cloud' ? templates : aiTemplates).length + 1])
    const contacted = rowsOf(snapshot, 'enrolments').filter(
      (row) => row.sequenceId === id && row.dateRemoved === null && row.profileId !== null,
    ).length
    expect([id, messageReach({ steps }, 0).past]).toEqual([id, contacted])
  }
  const [before, id] = [await progress(2), 2]
  await simulator.clock.advance(7 * dayMs)
  const after = await progress(id)
  for (const [position] of before.steps.entries())
    expect(messageReach(after, position).past).toBeGreaterThanOrEqual(messageReach(before, position).past)
  expect(messageReach(after, 0)).not.toEqual(messageReach(before, 0))
})

test('SEQ-167 the queue names the next recipient of each message', async () => {
  const { simulator, queue, call } = forecastScenario('agency')
  const snapshot = await simulator.snapshot()
  let timed = 0
  const ids = sequenceIds(snapshot)
  for (const sequenceId of ids) {
    const all = await queue(sequenceId, recipientIdsOf(snapshot, sequenceId))
    const body = { recipientIds: [], withMessages: true }
    const { recipients, messages = [] } = v.parse(
      SequenceQueue,
      (await call('POST', `/sequences/${sequenceId}/queue`, body)).answer,
    )
    expect(recipients).toEqual([])
    const waiting = all.filter(({ step, position }) => (step === 'request' || step === 'message') && position !== null)
    expect(messages.map(({ position }) => position)).toEqual(
      [...new Set(waiting.map(({ position }) => position ?? 0))].toSorted((one, other) => one - other),
    )
    for (const message of messages) {
      const rivals = waiting.filter(({ position }) => position === message.position)
      const times = rivals.flatMap(({ at }) => (at === null ? [] : [at])).toSorted()
      expect(message.at).toBe(times[0] ?? null)
      expect(rivals).toContainEqual(message)
      if (message.at !== null) timed++
    }
  }
  expect(timed).toBeGreaterThan(ids.length)
})
