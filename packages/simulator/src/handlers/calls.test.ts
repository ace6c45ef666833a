import { Call, Dashboard, ReminderDelay, Sequence } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Snapshot } from '../core/snapshot.ts'
import { reminderTime } from '../domain/campaign/plan/reminders.ts'
import { testNow } from '../seed/smallWorkspace.fixtures.ts'
import { rowsOf } from '../workspaceInvariants.fixtures.ts'
import { deleteFuture, futureOf, patchFuture, conversationOf, threadOf } from './threads.fixtures.ts'
import { itemsOf, signedIn, signedInByHand, visitor } from './visitor.fixtures.ts'

const dayMs = 86_400_000
const date = '2026-11-25T10:30:00+01:00'
const scheduled = { status: 'scheduled', date, timezone: 'Europe/Vienna', reminders: ['day', 'less_than_hour'] }

/** Signs in to an agency, and finds a conversation without a call. */
async function withoutCall() {
  const someone = await signedInByHand()
  const [{ id: conversationId = 0 } = {}] = itemsOf(
    await someone.get('/conversations?limit=1&hasCall=false'),
    'conversations',
  )
  const booked = async () => {
    const { body } = await someone.get('/dashboard?dateStart=2026-11-20&dateEnd=2026-11-20')
    return v.parse(Dashboard, body).callsStats.callsManual
  }
  return { ...someone, conversationId, booked }
}

describe('a call', () => {
  test('CALL-18, CALL-19 counts only once as booked, on the day of its creation', async () => {
    const { call, get, conversationId, booked } = await withoutCall()
    const before = await booked()
    const created = await call('POST', '/calls', { conversationId, ...scheduled })
    expect(created).toMatchObject({
      status: 201,
      body: { date, startTime: '10:30', reminders: ['day', 'less_than_hour'] },
    })
    const { id, name } = v.parse(Call, created.body)
    expect(await booked()).toBe(before + 1)
    expect(await call('POST', '/calls', { conversationId, ...scheduled })).toMatchObject({ status: 409 })
    expect((await call('POST', '/calls', { conversationId, ...scheduled })).text).toBe(
      JSON.stringify([{ existingEntity: { id, name } }]),
    )
    expect((await call('PATCH', `/calls/${id}`, { status: 'made' })).body).toMatchObject({
      status: 'made',
      date,
      reminders: [],
    })
    expect((await get(`/calls?conversationId=${conversationId}&limit=1`)).body).toMatchObject({ count: 1 })
    expect(await booked()).toBe(before + 1)
  })

  test('CALL-4, CALL-6 has a date and a time zone if its status needs them', async () => {
    const { call, conversationId } = await withoutCall()
    const create = (body: object) => call('POST', '/calls', { conversationId, ...body })
    expect((await create({ status: 'scheduled' })).status).toBe(400)
    expect((await create({ ...scheduled, timezone: 'Nowhere/Land' })).status).toBe(400)
    expect((await create({ ...scheduled, reminders: ['later'] })).status).toBe(400)
    expect((await create({ ...scheduled, conversationId: 987_654 })).status).toBe(404)
    const { id } = v.parse(Call, (await create({ status: 'suggested' })).body)
    expect((await call('PATCH', `/calls/${id}`, { status: 'no_show' })).body.message).toBe(
      'A call of this status needs a date and a start time.',
    )
    expect((await call('PATCH', `/calls/${id}`, { status: 'made', date })).body.message).toBe(
      'A call of this status needs a time zone.',
    )
    expect((await call('PATCH', `/calls/${id}`, { ...scheduled })).body).toMatchObject({ status: 'scheduled', date })
    expect((await call('PATCH', `/calls/${id}`, { status: 'got_email' })).body).toMatchObject({
      date: null,
      startTime: null,
      reminders: [],
    })
    expect((await call('PATCH', `/calls/${id}`, { status: 'scheduled' })).status).toBe(422)
    expect((await call('PATCH', '/calls/987654', { status: 'suggested' })).status).toBe(404)
    expect((await visitor('new-user').call('PATCH', '/calls/1', {})).status).toBe(401)
  })

  test('DASH-2 counts as processed on the dashboard after its outcome was set', async () => {
    const { call, get } = await signedIn('agency')
    const tasks = async () =>
      v.parse(Dashboard, (await get('/dashboard?dateStart=2026-11-20&dateEnd=2026-11-20')).body).tasks
    const [{ id = 0 } = {}] = itemsOf(await get('/calls?isExpired=true&limit=1'), 'calls')
    const before = await tasks()
    await call('PATCH', `/calls/${id}`, { status: 'no_show' })
    expect(await tasks()).toMatchObject({
      callsProcessed: before.callsProcessed + 1,
      callsExpired: before.callsExpired,
    })
  })
})

describe('reminders', () => {
  test('CALL-15 if a user creates a call, its reminders are sent before the call, and move with the call', async () => {
    const someone = await withoutCall()
    const { call, get, conversationId, simulator } = someone
    const planned = async () => (await futureOf(someone, conversationId)).filter(({ kind }) => kind === 'call_reminder')
    const hoursBefore = async (at: string) =>
      (await planned()).map(({ timestamp }) => (Date.parse(at) - Date.parse(timestamp)) / 3_600_000)
    const body = { conversationId, ...scheduled, reminders: ['day', 'few_hours', 'less_than_hour'] }
    const { id } = v.parse(Call, (await call('POST', '/calls', body)).body)
    const before = await hoursBefore(date)
    const windows = [
      [16, 24],
      [1, 4],
      [1 / 6, 2 / 3],
    ] as const
    expect(
      windows.map(([latest, earliest], index) => latest <= (before[index] ?? 0) && (before[index] ?? 0) <= earliest),
    ).toEqual([true, true, true])
    const moved = '2026-11-27T15:00:00+01:00'
    await call('PATCH', `/calls/${id}`, { date: moved })
    expect(await hoursBefore(moved)).toEqual(before)
    await call('PATCH', `/calls/${id}`, { reminders: ['day', 'less_than_hour'] })
    expect(await hoursBefore(moved)).toEqual([before[0], before[2]])
    const { clientId } = v.parse(
      Sequence,
      (await get(`/sequences/${(await conversationOf(someone, conversationId)).sequenceId}`)).body,
    )
    const template = { clientId, delay: 'less_than_hour', text: 'We meet in a moment.' }
    await call('PUT', '/calls/reminder-templates', { ...template, enabled: false })
    expect(await hoursBefore(moved)).toEqual([before[0]])
    await call('PUT', '/calls/reminder-templates', { ...template, enabled: true })
    const [, last] = await planned()
    expect(last?.text).toBe(template.text)
    await simulator.clock.runUntil(Date.parse(moved))
    const sent = (await threadOf(someone, conversationId)).filter(({ kind }) => kind === 'call_reminder')
    expect(sent.map(({ timestamp }) => (Date.parse(moved) - Date.parse(timestamp)) / 3_600_000).toReversed()).toEqual([
      before[0],
      before[2],
    ])
    expect(await planned()).toEqual([])
  })

  test("edited reminders stay edited, and deleted reminders stay deleted, if the client's texts change", async () => {
    const someone = await withoutCall()
    const { call, get, conversationId } = someone
    const planned = async () => (await futureOf(someone, conversationId)).filter(({ kind }) => kind === 'call_reminder')
    const texts = async () => (await planned()).map(({ text, timestamp }) => ({ text, timestamp }))
    const body = { conversationId, ...scheduled, reminders: [...ReminderDelay.options] }
    const { id } = v.parse(Call, (await call('POST', '/calls', body)).body)
    const { clientId } = v.parse(
      Sequence,
      (await get(`/sequences/${(await conversationOf(someone, conversationId)).sequenceId}`)).body,
    )
    const save = async (text: string, enabled: boolean = true) => {
      for (const delay of ReminderDelay.options)
        await call('PUT', '/calls/reminder-templates', { clientId, delay, text, enabled })
    }
    const [first, second, third] = await planned()
    if (!first || !second || !third) throw new Error('The call has fewer than three reminders.')
    const dateScheduled = '2026-11-25T07:05:00.000Z'
    await patchFuture(someone, first, { text: 'My own text.' })
    await patchFuture(someone, second, { dateScheduled })
    await deleteFuture(someone, third)
    const changed = [
      { text: 'My own text.', timestamp: first.timestamp },
      { text: second.text, timestamp: dateScheduled },
    ]
    await save('The text of the client.')
    expect(await texts()).toEqual(changed)
    await save('Never sent.', false)
    expect(await texts()).toEqual(changed)
    await save('The text of the client.')
    expect(await texts()).toEqual(changed)
    // If the call gets another date, all reminders are planned again. The edited text stays.
    const moved = '2026-11-26T10:30:00.000Z'
    await call('PATCH', `/calls/${id}`, { date: moved })
    const times = ReminderDelay.options.map((delay) => new Date(reminderTime(Date.parse(moved), delay)).toISOString())
    const expected = ['My own text.', 'The text of the client.', 'The text of the client.']
    expect(await texts()).toEqual(expected.map((text, index) => ({ text, timestamp: times[index] })))
  })

  test("sent reminders are not sent again if the client's text changes", async () => {
    const someone = await withoutCall()
    const { call, get, conversationId, simulator } = someone
    await call('POST', '/calls', { conversationId, ...scheduled })
    const { clientId } = v.parse(
      Sequence,
      (await get(`/sequences/${(await conversationOf(someone, conversationId)).sequenceId}`)).body,
    )
    const day = (await futureOf(someone, conversationId)).find(({ kind }) => kind === 'call_reminder')
    if (!day) throw new Error('The call has no reminder a day before it.')
    await patchFuture(someone, day, { status: 'sent' })
    await call('PUT', '/calls/reminder-templates', { clientId, delay: 'day', text: 'Until tomorrow.', enabled: true })
    await simulator.clock.runUntil(Date.parse(date))
    const sent = (await threadOf(someone, conversationId)).filter(({ kind }) => kind === 'call_reminder')
    expect(sent.map(({ text }) => text)).toEqual([expect.not.stringContaining('Until tomorrow.'), day.text])
  })

  test('reminders are sent only once if a user creates the call before the campaign books it', async () => {
    const { call, simulator } = await signedIn('agency')
    const [daysLater, callDate] = [testNow + 4 * dayMs, testNow + 6 * dayMs]
    for (const { id } of rowsOf(await simulator.snapshot(), 'profiles'))
      await call('PATCH', `/profiles/${id}`, { messagesLimit: 200 })
    const start = await simulator.snapshot()
    const hasCall = new Set(rowsOf(start, 'calls').map(({ id }) => id))
    const isTalking = new Set(rowsOf(start, 'conversations').map(({ id }) => id))
    await simulator.clock.runUntil(daysLater)
    const booked = rowsOf(await simulator.snapshot(), 'calls').filter(
      ({ id, bookedBy }) => bookedBy === 'ai' && isTalking.has(id) && !hasCall.has(id),
    )
    // Repeats the same days. This time, a user creates the calls before the campaign books them.
    await simulator.restore(start)
    const created = { ...scheduled, date: new Date(callDate).toISOString(), reminders: ReminderDelay.options }
    for (const { conversationId } of booked)
      expect((await call('POST', '/calls', { conversationId, ...created })).status).toBe(201)
    await simulator.clock.runUntil(daysLater)
    const now = await simulator.snapshot()
    const confirmed = booked.filter(({ id }) =>
      rowsOf(now, 'calls').some((row) => row.id === id && row.bookedBy === 'ai' && row.date === callDate),
    )
    const copiesIn = (snapshot: Snapshot) => {
      const reminders = new Set(
        rowsOf(snapshot, 'messages').flatMap(({ id, kind }) => (kind === 'call_reminder' ? [id] : [])),
      )
      return rowsOf(snapshot, 'outbox').filter(
        ({ id, conversationId }) => reminders.has(id) && confirmed.some((each) => each.id === conversationId),
      ).length
    }
    expect([confirmed.length > 0, copiesIn(now)]).toEqual([true, 3 * confirmed.length])
    await simulator.clock.runUntil(callDate)
    const after = await simulator.snapshot()
    const moments = ReminderDelay.options.map((delay) => reminderTime(callDate, delay))
    const sentTo = confirmed.map(({ id }) =>
      rowsOf(after, 'messages').flatMap((row) =>
        row.conversationId === id && row.kind === 'call_reminder' ? [row.timestamp] : [],
      ),
    )
    for (const times of sentTo) expect(times).toEqual(moments.filter((moment) => times.includes(moment)))
    expect([sentTo.some(({ length }) => length === moments.length), copiesIn(after)]).toEqual([true, 0])
  })

  test('reminders are cancelled when the call gets a status without a date', async () => {
    const someone = await withoutCall()
    const { call, conversationId } = someone
    const { id } = v.parse(Call, (await call('POST', '/calls', { conversationId, ...scheduled })).body)
    const before = (await futureOf(someone, conversationId)).filter(({ kind }) => kind === 'call_reminder').length
    await call('PATCH', `/calls/${id}`, { status: 'got_email' })
    const after = (await futureOf(someone, conversationId)).filter(({ kind }) => kind === 'call_reminder').length
    expect([before, after]).toEqual([2, 0])
  })

  test('CALL-14, CALL-20 a client has one text for each delay', async () => {
    const { call, get } = await signedIn()
    const before = await get('/calls/reminder-templates?clientId=1&withFieldData=true')
    expect(before.body).toMatchObject({ count: 3, totalFilteredCount: 3 })
    const template = { clientId: 1, enabled: false, delay: 'few_hours', text: 'See you soon, %firstName%' }
    expect(await call('PUT', '/calls/reminder-templates', template)).toMatchObject({ status: 200, body: template })
    expect((await get('/calls/reminder-templates?clientId=1')).body.count).toBe(3)
    expect((await get('/calls/reminder-templates?clientId=1&enabled=false')).text).toContain('See you soon')
    expect((await call('PUT', '/calls/reminder-templates', { ...template, text: ' ' })).status).toBe(400)
    expect((await call('PUT', '/calls/reminder-templates', { ...template, clientId: 99 })).status).toBe(404)
    expect((await get('/calls/reminder-templates?limit=1000')).status).toBe(400)
  })

  test('CALL-27 the list of reminder texts has filters', async () => {
    const { get } = await signedIn()
    const filters = itemsOf(await get('/calls/reminder-templates/filters'), 'filters')
    expect(filters).toMatchObject([{ key: 'clientId' }, { key: 'delay' }, { key: 'enabled' }])
  })
})

test('an automated conversation gets three reminders of a call that is booked more than 30 hours ahead', async () => {
  const { call, simulator } = await signedIn('agency')
  for (const { id } of rowsOf(await simulator.snapshot(), 'profiles'))
    await call('PATCH', `/profiles/${id}`, { messagesLimit: 200 })
  const end = testNow + 12 * dayMs
  await simulator.clock.runUntil(end)
  const snapshot = await simulator.snapshot()
  const automated = new Set(
    rowsOf(snapshot, 'conversations').flatMap(({ id, automationEnabled }) => (automationEnabled ? [id] : [])),
  )
  const isInTime = (date: number, dateBooked: number | null) => date - (dateBooked ?? 0) > 30 * 3_600_000
  const booked = rowsOf(snapshot, 'calls').filter(
    ({ date, dateBooked, conversationId }) =>
      date !== null &&
      date > testNow + dayMs &&
      date < end &&
      isInTime(date, dateBooked) &&
      automated.has(conversationId),
  )
  const sent = rowsOf(snapshot, 'messages').filter(({ kind, status }) => kind === 'call_reminder' && status === 'sent')
  const counts = booked.map(
    (call) => sent.filter(({ conversationId }) => conversationId === call.conversationId).length,
  )
  expect(counts.length).toBeGreaterThan(10)
  expect(new Set(counts)).toEqual(new Set([3]))
})
