import { type SequenceForecast } from '@tandem/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Snapshot } from '../../../core/snapshot.ts'
import { testNow } from '../../../seed/smallWorkspace.fixtures.ts'
import { rowsOf } from '../../../workspaceInvariants.fixtures.ts'
import { ofAll, forecastScenario, recipientIdsOf, sequenceIds, total } from './forecastScenario.fixtures.ts'

const dayMs = 86_400_000
const days = 30
const automaticKinds = new Set(['template', 'ai_template', 'ai', 'ai_fast', 'followup', 'call_reminder'])

const requestsOf = (snapshot: Snapshot, sequenceId: number, profileId: number, date: string): number =>
  total(
    rowsOf(snapshot, 'dayStats')
      .filter((row) => row.sequenceId === sequenceId && row.profileId === profileId && row.date === date)
      .map(({ requestsCount }) => requestsCount),
  )

const sentRequests = (before: Snapshot, after: Snapshot, sequenceId: number, { dates, profiles }: SequenceForecast) =>
  profiles.map(({ id }) => ({
    id,
    requests: dates
      .slice(0, days - 1)
      .map((date) => requestsOf(after, sequenceId, id, date) - requestsOf(before, sequenceId, id, date)),
  }))

const requestsIn = ({ profiles }: SequenceForecast) =>
  profiles.map(({ id, requests }) => ({ id, requests: requests.slice(0, days - 1) }))

describe('SEQ-81 a forecast of a sequence for 30 days', () => {
  let before: Snapshot
  let asked: Snapshot
  let after: Snapshot
  let running: readonly (readonly [number, SequenceForecast])[]
  beforeAll(async () => {
    const { simulator, forecast } = forecastScenario('agency')
    before = await simulator.snapshot()
    const all = await Promise.all(sequenceIds(before).map(async (id) => [id, await forecast(id, days)] as const))
    running = all.filter(([, { reasons }]) => !reasons.includes('paused') && !reasons.includes('archived'))
    asked = await simulator.snapshot()
    await simulator.clock.advance((days - 1) * dayMs)
    after = await simulator.snapshot()
  }, 60_000)

  test('does not change the workspace', () => {
    expect(asked).toMatchObject({ tables: before.tables, events: before.events, random: before.random })
  })

  test('gives the number of requests of each profile on each day', () => {
    expect(running.length).toBeGreaterThan(10)
    for (const [id, each] of running) {
      expect([id, requestsIn(each)]).toEqual([id, sentRequests(before, after, id, each)])
    }
    expect(total(running.flatMap(([, each]) => ofAll(each, 'requests')))).toBeGreaterThan(500)
  })

  test('gives the time of the next first contact, and the day on which all recipients are contacted', () => {
    const turns = rowsOf(after, 'enrolments').filter(
      ({ dateRequested }) => dateRequested !== null && dateRequested > testNow,
    )
    let finished = 0
    for (const [id, { firstContact, allContactedOn, leftCount, dates }] of running) {
      const own = turns
        .filter(({ sequenceId }) => sequenceId === id)
        .map(({ dateRequested }) => new Date(dateRequested ?? 0).toISOString())
        .toSorted()
      if (own.length === 0) continue
      expect([id, firstContact]).toEqual([id, own[0]])
      if (allContactedOn === null || allContactedOn >= (dates.at(-1) ?? '')) continue
      expect([id, own.length, own.at(-1)?.slice(0, 10)]).toEqual([id, leftCount, allContactedOn])
      finished += 1
    }
    expect(finished).toBeGreaterThan(0)
  })

  test('the forecasts give the number of messages of all sequences, with an error of less than a fifth', () => {
    const sequenceOf = new Map(rowsOf(after, 'conversations').map(({ id, sequenceId }) => [id, sequenceId]))
    const ids = new Set(running.map(([id]) => id))
    const end = Date.parse(`${new Date(testNow).toISOString().slice(0, 10)}T00:00:00Z`) + (days - 1) * dayMs
    const sent = rowsOf(after, 'messages').filter(
      ({ kind, isRequest, timestamp, status, conversationId }) =>
        status === 'sent' &&
        automaticKinds.has(kind) &&
        !isRequest &&
        timestamp > testNow &&
        timestamp < end &&
        ids.has(sequenceOf.get(conversationId) ?? 0),
    ).length
    const promised = total(
      running.flatMap(([, each]) =>
        [...ofAll(each, 'messages'), ...ofAll(each, 'expectedMessages')].filter((_, day) => day % days < days - 1),
      ),
    )
    expect(sent).toBeGreaterThan(200)
    expect(promised / sent).toBeGreaterThan(0.8)
    expect(promised / sent).toBeLessThan(1.2)
  })
})

test('SEQ-81 a launch removes the reason `paused` from a forecast, and changes nothing else', async () => {
  const { simulator, call, forecast } = forecastScenario('agency')
  const before = await simulator.snapshot()
  const all = await Promise.all(sequenceIds(before).map(async (id) => [id, await forecast(id)] as const))
  const [id = 0, paused] =
    all.find(([, { reasons, firstContact }]) => reasons.includes('paused') && firstContact !== null) ?? []
  if (!paused) throw new Error('No paused sequence could be launched.')
  expect((await call('PATCH', `/sequences/${id}`, { status: 'active' })).status).toBe(200)
  expect(await forecast(id)).toEqual({ ...paused, reasons: paused.reasons.filter((reason) => reason !== 'paused') })
  await simulator.clock.advance(8 * dayMs)
  const after = await simulator.snapshot()
  const first = (profiles: readonly { readonly requests: readonly number[] }[]) =>
    profiles.map(({ requests }) => requests.slice(0, 8))
  expect(first(requestsIn(paused))).toEqual(first(sentRequests(before, after, id, paused)))
  expect(total(ofAll(paused, 'expectedMessages'))).toBeGreaterThan(0)
})

test('SEQ-83 the forecast of a draft stays the same after the creation and launch of the sequence', async () => {
  const { simulator, call, forecast } = forecastScenario('first-sequence')
  const before = await simulator.snapshot()
  const [profile] = rowsOf(before, 'profiles')
  const recipientIds = (before.tables['recipients']?.rows ?? []).slice(0, 40).map(({ id }) => id)
  const schedule = { mo: [{ start: '09:00', end: '12:00' }], we: [{ start: '09:00', end: '12:00' }] }
  const settings = { type: 'cloud', clientId: 1, startDate: '2026-11-23', scheduleTimezone: 'UTC', schedule } as const
  const draft = { ...settings, delaysSecs: [0, 3600], profiles: [{ id: profile?.id ?? 0 }], recipientIds }
  const drafted = await forecast(undefined, days, draft)
  expect(drafted).toMatchObject({ leftCount: 40, reasons: ['startDate', 'sequenceHours'] })
  expect(total(ofAll(drafted, 'requests'))).toBeGreaterThan(10)

  const template = (delaySecs: number) => ({ title: 'Hi', text: 'Hi', delaySecs, systemId: crypto.randomUUID() })
  const templates = [template(0), template(3600)]
  const profileIds = [profile?.id ?? 0]
  const created = await call('POST', '/sequences', { ...settings, name: 'First', templates, recipientIds, profileIds })
  const id = rowsOf(await simulator.snapshot(), 'sequences').at(-1)?.id ?? 0
  expect(created).toMatchObject({ status: 201, answer: { id } })
  expect((await call('PATCH', `/sequences/${id}`, { status: 'active' })).status).toBe(200)
  expect(await forecast(id)).toEqual(drafted)
  await simulator.clock.advance((days - 1) * dayMs)
  expect(requestsIn(drafted)).toEqual(sentRequests(before, await simulator.snapshot(), id, drafted))
})

test('SEQ-83 unsaved changes give the same forecast as saved changes', async () => {
  const { simulator, call, forecast } = forecastScenario('agency')
  const all = await Promise.all(
    sequenceIds(await simulator.snapshot()).map(async (each) => [each, await forecast(each)] as const),
  )
  const [id, saved] = all.find(([, each]) => each.reasons.length === 0 && total(ofAll(each, 'requests')) > 50) ?? []
  if (id === undefined || !saved) throw new Error('No sequence plans more than 50 requests.')
  const [first, ...others] = saved.profiles
  if (!first) throw new Error('The sequence has no profile.')
  const kept = others.map((each) => ({ id: each.id }))
  const slower = await forecast(id, days, { profiles: [{ id: first.id, connectionRequestsLimit: 1 }, ...kept] })
  expect(total(ofAll(slower, 'requests'))).toBeLessThan(total(ofAll(saved, 'requests')))
  expect(slower.bottleneck).toEqual({ reason: 'dailyLimit', profileId: first.id })
  const delaysSecs = [0, 60]
  const schedule = { tu: [{ start: '10:00', end: '11:00' }] }
  const drafted = await forecast(id, days, { schedule, delaysSecs })
  expect(drafted).not.toEqual(saved)

  expect((await call('PATCH', `/profiles/${first.id}`, { connectionRequestsLimit: 1 })).status).toBe(200)
  expect(await forecast(id)).toEqual(slower)
  expect((await call('PATCH', `/profiles/${first.id}`, { connectionRequestsLimit: 5 })).status).toBe(200)
  const before = await forecast(id, days, { schedule, delaysSecs })
  const templates = delaysSecs.map((delaySecs) => ({
    delaySecs,
    text: 'Hi',
    title: 'Hi',
    systemId: crypto.randomUUID(),
  }))
  expect((await call('PATCH', `/sequences/${id}`, { schedule, templates })).status).toBe(200)
  expect(await forecast(id)).toEqual(before)

  // The sequence sends on Tuesday from 10:00 to 11:00 in Chicago. In Los Angeles this is Tuesday morning, in Tokyo it
  // is already Wednesday.
  const morning = { schedule: { tu: [{ start: '00:00', end: '12:00' }] }, automationSchedule: '*' } as const
  const hoursIn = (scheduleTimezone: string) => ({ ...morning, scheduleTimezone })
  const inZone = (zone: string) => forecast(id, days, { profiles: [{ id: first.id, ...hoursIn(zone) }, ...kept] })
  const [there, elsewhere] = [await inZone('America/Los_Angeles'), await inZone('Asia/Tokyo')]
  expect(total(ofAll(there, 'requests'))).toBeGreaterThan(total(ofAll(elsewhere, 'requests')))
  expect((await call('PATCH', `/profiles/${first.id}`, hoursIn('America/Los_Angeles'))).status).toBe(200)
  expect(await forecast(id)).toEqual(there)
})

test('SEQ-82, SEQ-85 the forecast names the reasons why no first contact happens now', async () => {
  const { simulator, call, forecast } = forecastScenario('agency')
  const snapshot = await simulator.snapshot()
  const all = await Promise.all(sequenceIds(snapshot).map(async (each) => [each, await forecast(each)] as const))
  const [id = 0] =
    all.find(([, { firstContact, reasons }]) => firstContact !== null && !reasons.includes('paused')) ?? []
  const own = rowsOf(snapshot, 'profiles').filter(({ sequenceId }) => sequenceId === id)
  const patchAll = async (body: object) => {
    for (const profile of own) expect((await call('PATCH', `/profiles/${profile.id}`, body)).status).toBe(200)
  }
  const reasons = async () => (await forecast(id)).reasons
  await call('PATCH', `/sequences/${id}`, { schedule: null })
  await patchAll({ schedule: '*', automationSchedule: '*' })
  expect(await reasons()).toEqual([])
  await call('PATCH', `/sequences/${id}`, { startDate: '2026-11-25' })
  expect([await reasons(), (await forecast(id)).firstContact?.slice(0, 10)]).toEqual([['startDate'], '2026-11-25'])
  await call('PATCH', `/sequences/${id}`, { startDate: '2026-11-01', schedule: { su: '*' }, scheduleTimezone: 'UTC' })
  expect(await forecast(id)).toMatchObject({ reasons: ['sequenceHours'], bottleneck: { reason: 'sequenceHours' } })
  await call('PATCH', `/sequences/${id}`, { schedule: null })
  await patchAll({ automationSchedule: { sa: [{ start: '10:00', end: '11:00' }] }, scheduleTimezone: 'UTC' })
  expect(await forecast(id)).toMatchObject({ reasons: ['profileHours'], bottleneck: { reason: 'profileHours' } })
  await patchAll({ automationSchedule: '*', connectionRequestsLimit: 0 })
  expect(await forecast(id)).toMatchObject({ reasons: ['dailyLimit'], firstContact: null, allContactedOn: null })
  await patchAll({ connectionRequestsLimit: 100, delayFromSecs: 1, delayToSecs: 2 })
  const draft = { recipientIds: (snapshot.tables['recipients']?.rows ?? []).map((row) => row.id) }
  expect((await forecast(id, 30, draft)).bottleneck?.reason).toBe('weeklyLimit')
  await patchAll({ connectionRequestsLimit: 5, automationEnabled: false })
  expect(await reasons()).toEqual(['automationOff'])
  await patchAll({ automationEnabled: true })
  for (const { id: profileId } of own)
    await simulator.control('/connect', { method: 'POST', body: JSON.stringify({ profileId, outcome: 'error' }) })
  expect(await reasons()).toEqual(['disconnected'])
  for (const { id: profileId } of own) await call('DELETE', `/sequences/${id}/profiles/${profileId}`)
  expect(await forecast(id)).toMatchObject({ reasons: ['noProfiles'], bottleneck: null })
  expect(all.some(([, each]) => each.reasons.includes('noRecipients'))).toBe(true)
  expect(all.some(([, each]) => each.reasons.includes('archived'))).toBe(true)

  const poor = forecastScenario('out-of-credits')
  const needy = await Promise.all(sequenceIds(snapshot).map((each) => poor.forecast(each)))
  expect(needy.some((each) => each.reasons.includes('noCredits') && each.firstContact === null)).toBe(true)
})

test('SEQ-82 a profile that cannot send is the bottleneck of a sequence with several profiles', async () => {
  const { simulator, call, forecast } = forecastScenario('agency')
  const byName = Map.groupBy(rowsOf(await simulator.snapshot(), 'profiles'), ({ sequenceId }) => sequenceId)
  const [id = 0, own = []] =
    [...byName].find(
      ([sequenceId, rows]) =>
        sequenceId !== null && rows.length > 1 && rows.every((row) => row.connected && row.automationEnabled),
    ) ?? []
  const idle = own[1]?.id ?? 0
  await call('PATCH', `/profiles/${idle}`, { automationEnabled: false })
  expect((await forecast(Number(id))).bottleneck).toEqual({ reason: 'automationOff', profileId: idle })
  await simulator.control('/connect', { method: 'POST', body: JSON.stringify({ profileId: idle, outcome: 'error' }) })
  expect((await forecast(Number(id))).bottleneck).toEqual({ reason: 'disconnected', profileId: idle })
})

test('SEQ-80 a forecast of a re-engagement has no requests', async () => {
  const { call, forecast, sequence } = forecastScenario('agency')
  const id = 8
  expect(await sequence(id)).toMatchObject({ type: 'reEngagement', status: 'active' })
  await call('PATCH', `/sequences/${id}`, { sendConnectionRequests: true, schedule: null })
  const promised = await forecast(id)
  expect(total(ofAll(promised, 'messages'))).toBeGreaterThan(0)
  expect(total(ofAll(promised, 'requests'))).toBe(0)
})

test('SEQ-80, SEQ-83 a forecast with unknown ids or invalid numbers is refused', async () => {
  const { call } = forecastScenario('agency')
  const status = async (body: object) => (await call('POST', '/sequences/forecast', body)).status
  expect(await status({ sequenceId: 999 })).toBe(422)
  expect(await status({ sequenceId: 1, draft: { clientId: 999 } })).toBe(422)
  expect(await status({ sequenceId: 1, draft: { profiles: [{ id: 999 }] } })).toBe(422)
  expect(await status({ sequenceId: 1, days: 91 })).toBe(400)
  expect(await status({ sequenceId: 1, draft: { delaysSecs: [-1] } })).toBe(400)
})

// The first messages and the other messages of a profile share the profile's daily limit.
test('SEQ-81 in a sequence without connection requests, the queue predicts the day of each first message', async () => {
  const { simulator, call, forecast, queue } = forecastScenario('agency')
  const all = sequenceIds(await simulator.snapshot())
  const forecasts = await Promise.all(all.map(async (id) => [id, await forecast(id)] as const))
  const running = forecasts.filter(([, each]) => each.reasons.length === 0 && each.leftCount > 20)
  expect(running.length).toBeGreaterThan(2)
  for (const [id, { profiles }] of running) {
    const [kept, ...others] = profiles
    for (const other of others) await call('DELETE', `/sequences/${id}/profiles/${other.id}`)
    await call('PATCH', `/profiles/${kept?.id ?? 0}`, { messagesLimit: 12, connectionRequestsLimit: 12 })
    await call('PATCH', `/sequences/${id}`, { sendConnectionRequests: false })
  }
  const before = await simulator.snapshot()
  const today = new Date(testNow).toISOString().slice(0, 10)
  const dates = Array.from({ length: 10 }, (_, day) => new Date(testNow + day * dayMs).toISOString().slice(0, 10))
  const plans = new Map<number, readonly string[]>()
  for (const [id] of running) {
    const rows = await queue(id, recipientIdsOf(before, id))
    const waiting = rows.filter(({ status }) => status === 'approved' || status === 'waiting')
    plans.set(
      id,
      waiting.flatMap(({ at }) => (at === null ? [] : [at.slice(0, 10)])),
    )
  }
  await simulator.clock.advance(dates.length * dayMs)
  const after = await simulator.snapshot()
  const contacted = (snapshot: Snapshot, id: number, until: string) =>
    total(
      rowsOf(snapshot, 'dayStats')
        .filter((row) => row.sequenceId === id && row.date <= until)
        .map(({ contactedCount }) => contactedCount),
    )
  const made = (id: number, until: string) => contacted(after, id, until) - contacted(before, id, until)
  const planned = (id: number, until: string) => plans.get(id)?.filter((date) => date <= until).length ?? 0
  for (const [id] of running) {
    for (const date of dates) expect([id, date, planned(id, date)]).toEqual([id, date, made(id, date)])
  }
  expect(total(running.map(([id]) => made(id, today)))).toBeGreaterThan(0)
})
