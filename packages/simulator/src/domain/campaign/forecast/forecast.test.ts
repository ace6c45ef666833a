import { beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { type Snapshot } from '../../../core/snapshot.ts'
import { createSimulator, type Simulator } from '../../../index.ts'
import { testNow } from '../../../seed/smallWorkspace.fixtures.ts'
import { rowsOf } from '../../../worldInvariants.fixtures.ts'

const dayMs = 86_400_000
const Forecast = v.object({
  sequenceId: v.number(),
  firstContact: v.nullable(v.string()),
  days: v.array(
    v.object({ date: v.string(), requests: v.number(), messages: v.number(), expectedMessages: v.number() }),
  ),
  allContactedOn: v.nullable(v.string()),
  waits: v.array(v.string()),
})

const start = (scenario: string) =>
  createSimulator({ scenario, seed: 1, now: testNow, isFrozen: true, sessionMode: 'shared' })
const forecast = async (simulator: Simulator, sequenceId: number, days: number = 14) => {
  const answer = await simulator.control(`/forecast?sequenceId=${sequenceId}&days=${days}`)
  return v.parse(Forecast, await answer.json())
}
const patch = async (simulator: Simulator, path: string, body: object) => {
  const init = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await simulator.fetch(new Request(`http://x/api/v2${path}`, init))).status
}
const sequenceIds = (snapshot: Snapshot): readonly number[] =>
  snapshot.tables['sequences']?.rows.map(({ id }) => id) ?? []

/** What was counted for a sequence, by day. */
const counted = (snapshot: Snapshot, id: number, date: string) => {
  const rows = rowsOf(snapshot, 'dayStats').filter((row) => row.sequenceId === id && row.date === date)
  const sum = (name: 'requestsCount' | 'contactedCount' | 'messagesCount') =>
    rows.reduce((before, row) => before + row[name], 0)
  return { requests: sum('requestsCount'), contacted: sum('contactedCount'), messages: sum('messagesCount') }
}

describe('a forecast', () => {
  let before: Snapshot
  let asked: Snapshot
  let after: Snapshot
  let forecasts: readonly v.InferOutput<typeof Forecast>[]
  beforeAll(async () => {
    const simulator = start('agency')
    before = await simulator.snapshot()
    forecasts = await Promise.all(sequenceIds(before).map((id) => forecast(simulator, id)))
    asked = await simulator.snapshot()
    await simulator.clock.advance(13 * dayMs)
    after = await simulator.snapshot()
  }, 60_000)

  test('changes nothing', () => {
    expect(asked).toMatchObject({ tables: before.tables, events: before.events, random: before.random })
  })

  const running = () => forecasts.filter(({ waits }) => !waits.includes('notLaunched'))

  test('forecasts the requests of each day as the engine then sends them', () => {
    let requests = 0
    for (const { sequenceId, days } of running()) {
      for (const day of days.slice(0, 13)) {
        const [was, is] = [counted(before, sequenceId, day.date), counted(after, sequenceId, day.date)]
        expect([sequenceId, day.date, day.requests]).toEqual([sequenceId, day.date, is.requests - was.requests])
        requests += day.requests
      }
    }
    expect(requests).toBeGreaterThan(100)
  })

  test('forecasts the next first message, and the day on which all are contacted', () => {
    const turns = rowsOf(after, 'enrolments').filter(
      ({ dateRequested }) => dateRequested !== null && dateRequested > testNow,
    )
    let isAllSeen = false
    for (const { sequenceId, firstContact, allContactedOn } of running()) {
      const own = turns.filter((row) => row.sequenceId === sequenceId).map(({ dateRequested }) => dateRequested ?? 0)
      if (own.length === 0) continue
      expect([sequenceId, firstContact]).toEqual([sequenceId, new Date(Math.min(...own)).toISOString()])
      const isLeft = rowsOf(after, 'enrolments').some(
        (row) => row.sequenceId === sequenceId && row.status === 'approved',
      )
      const today = new Date(after.clock.now).toISOString().slice(0, 10)
      // On the day itself some may still be left.
      const isTold = allContactedOn === today ? isLeft : allContactedOn === null || allContactedOn > today
      expect([sequenceId, isTold]).toEqual([sequenceId, isLeft])
      isAllSeen ||= !isLeft
    }
    expect(isAllSeen).toBe(true)
  })

  test('counts messages that go out whatever leads answer: there are no fewer in the end', () => {
    let forecastSum = 0
    for (const { sequenceId, days } of running()) {
      const sum = days.slice(0, 13).reduce((total, { messages }) => total + messages, 0)
      const sent = days.slice(0, 13).reduce((total, { date }) => {
        return total + counted(after, sequenceId, date).messages - counted(before, sequenceId, date).messages
      }, 0)
      expect(sent).toBeGreaterThanOrEqual(sum)
      forecastSum += sum
    }
    expect(forecastSum).toBeGreaterThan(100)
  })
})

test('the forecast of a sequence that is not launched equals what its launch brings', async () => {
  const simulator = start('agency')
  const paused = (await Promise.all(sequenceIds(await simulator.snapshot()).map((id) => forecast(simulator, id)))).find(
    ({ waits, firstContact }) => waits.includes('notLaunched') && firstContact !== null,
  )
  if (!paused) throw new Error('Nothing waits for its launch.')
  const { sequenceId } = paused
  const before = await simulator.snapshot()
  expect(await patch(simulator, `/sequences/${sequenceId}`, { status: 'active' })).toBe(200)
  expect(await forecast(simulator, sequenceId)).toEqual({
    ...paused,
    waits: paused.waits.filter((wait) => wait !== 'notLaunched'),
  })
  await simulator.clock.advance(8 * dayMs)
  const after = await simulator.snapshot()
  for (const { date, requests } of paused.days.slice(0, 8)) {
    expect([date, counted(after, sequenceId, date).requests - counted(before, sequenceId, date).requests]).toEqual([
      date,
      requests,
    ])
  }
  expect(paused.days.some(({ expectedMessages }) => expectedMessages > 0)).toBe(true)
})

test('says why nothing goes out: start date, hours, limits, profiles, recipients, credits', async () => {
  const simulator = start('agency')
  const snapshot = await simulator.snapshot()
  const waitsOf = async (id: number, in_: Simulator = simulator) => (await forecast(in_, id)).waits
  const profiles =
    snapshot.tables['profiles']?.rows.map((row) =>
      v.parse(v.looseObject({ id: v.number(), sequenceId: v.nullable(v.number()) }), row),
    ) ?? []
  const all = await Promise.all(sequenceIds(snapshot).map((id) => forecast(simulator, id)))
  const id =
    all.find(({ waits, firstContact }) => firstContact !== null && !waits.includes('notLaunched'))?.sequenceId ?? 0
  const own = profiles.filter(({ sequenceId }) => sequenceId === id)
  const patchAll = async (body: object) => {
    for (const profile of own) expect(await patch(simulator, `/profiles/${profile.id}`, body)).toBe(200)
  }
  await patch(simulator, `/sequences/${id}`, { schedule: null })
  await patchAll({ schedule: '*', automationSchedule: '*' })
  expect(await waitsOf(id)).toEqual([])
  await patch(simulator, `/sequences/${id}`, { startDate: '2026-11-25' })
  expect([await waitsOf(id), (await forecast(simulator, id)).firstContact?.slice(0, 10)]).toEqual([
    ['startDate'],
    '2026-11-25',
  ])
  await patch(simulator, `/sequences/${id}`, { startDate: '2026-11-01' })
  await patchAll({ automationSchedule: { sa: [{ start: '10:00', end: '11:00' }] }, scheduleTimezone: 'UTC' })
  expect([await waitsOf(id), (await forecast(simulator, id)).firstContact?.slice(0, 13)]).toEqual([
    ['hours'],
    '2026-11-21T10',
  ])
  await patchAll({ automationSchedule: '*', connectionRequestsLimit: 0 })
  expect(await waitsOf(id)).toEqual(['dailyLimit'])
  await patchAll({ connectionRequestsLimit: 5, automationEnabled: false })
  expect(await waitsOf(id)).toEqual(['automationOff'])
  await patchAll({ automationEnabled: true })
  for (const { id: profileId } of own) {
    await simulator.control('/connect', { method: 'POST', body: JSON.stringify({ profileId, outcome: 'error' }) })
  }
  expect(await waitsOf(id)).toEqual(['disconnected'])
  for (const { id: profileId } of own) {
    await simulator.fetch(new Request(`http://x/api/v2/sequences/${id}/profiles/${profileId}`, { method: 'DELETE' }))
  }
  expect(await waitsOf(id)).toEqual(['noProfiles'])
  expect(all.some(({ waits }) => waits.includes('noRecipients'))).toBe(true)
  const poor = start('out-of-credits')
  const needy = await Promise.all(sequenceIds(snapshot).map((each) => waitsOf(each, poor)))
  expect(needy.filter((waits) => waits.includes('noCredits')).length).toBeGreaterThan(0)
  expect((await simulator.control('/forecast?sequenceId=999')).status).toBe(404)
  expect((await simulator.control('/forecast?sequenceId=x')).status).toBe(400)
  expect((await simulator.control('/forecast?sequenceId=1&days=365')).status).toBe(400)
})

test('a re-engagement is promised messages, not requests, however its requests are set', async () => {
  const simulator = start('agency')
  const id = 8
  const sequence = await simulator.fetch(new Request(`http://x/api/v2/sequences/${id}`))
  expect(await sequence.json()).toMatchObject({ type: 'reEngagement', status: 'active' })
  expect(await patch(simulator, `/sequences/${id}`, { sendConnectionRequests: true, schedule: null })).toBe(200)
  const { days } = await forecast(simulator, id)
  expect([days.some(({ messages }) => messages > 0), days.filter(({ requests }) => requests > 0)]).toEqual([true, []])
})
