import { Sequence, Stats, StatsAggregate } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { itemsOf, memberEmail, signedIn, visitor } from './visitor.fixtures.ts'

const form = { name: 'Autumn', type: 'cloud', clientId: 1, startDate: '2026-11-23', scheduleTimezone: 'Europe/Vienna' }
const template = (text: string) => ({
  title: 'Connection request',
  text,
  delaySecs: 0,
  systemId: '3f2f8b3e-5a52-4d7e-9d59-0d6f0a1b2c3d',
})

async function agency() {
  const someone = await signedIn('agency')
  const { get } = someone
  const listed = itemsOf(await get('/sequences?limit=100'), 'sequences')
  const detailed = await Promise.all(listed.map(({ id }) => get(`/sequences/${id}`)))
  const all = detailed.map(({ body }) => v.parse(Sequence, body))
  return { ...someone, all }
}

async function newSequence(someone: Awaited<ReturnType<typeof signedIn>>, fields: object = {}): Promise<number> {
  const { status, body } = await someone.call('POST', '/sequences', { ...form, ...fields })
  expect(status).toBe(201)
  return Number(body['id'])
}

describe('a new sequence', () => {
  test('SEQ-55, SEQ-56 a new sequence and a copy are paused, and a new sequence sends requests by default', async () => {
    const someone = await signedIn()
    const { call, get } = someone
    const id = await newSequence(someone, { templates: [template('Hi %firstName%')] })
    expect(await get(`/sequences/${id}`)).toMatchObject({
      status: 200,
      body: {
        status: 'paused',
        sendConnectionRequests: true,
        sendEmptyConnectionRequest: false,
        recipientsCount: 0,
        profilesCount: 0,
      },
    })
    expect((await call('PATCH', `/sequences/${id}`, { name: 'Winter', startDate: '2026-12-01' })).body).toMatchObject({
      name: 'Winter',
      startDate: '2026-12-01',
    })
    const copy = await call('POST', `/sequences/${id}/copy`, { status: 'paused' })
    expect(copy).toMatchObject({ status: 201, body: { name: 'Winter (copy)', status: 'paused', profilesCount: 0 } })
    expect(copy.text).not.toContain(template('').systemId)
    expect((await call('POST', `/sequences/${id}/copy`, { status: 'active' })).status).toBe(400)
    expect((await get('/sequences?search=winter')).body.count).toBe(2)
  })

  test('a new sequence needs a name, a start date, a time zone, and a known client', async () => {
    const { call } = await signedIn()
    const refused = async (fields: object) => {
      const { status, body } = await call('POST', '/sequences', { ...form, ...fields })
      return [status, body.message]
    }
    expect(await refused({ name: ' ' })).toEqual([400, 'Please, define sequence name'])
    expect(await refused({ startDate: '' })).toEqual([400, 'Please, define sequence start date'])
    expect(await refused({ scheduleTimezone: '' })).toEqual([400, 'Please, define timezone'])
    expect(await refused({ clientId: 4711 })).toEqual([422, 'There is no client 4711.'])
    expect(await refused({ templates: [template('x'.repeat(201))] })).toEqual([422, 'Message is too long.'])
    expect((await call('GET', '/sequences?limit=100')).body.totalCount).toBe(3)
  })

  test('SEQ-34 a new sequence can have a long first message if its connection request has no text', async () => {
    const someone = await signedIn()
    const long = template('x'.repeat(201))
    const id = await newSequence(someone, { templates: [long], sendEmptyConnectionRequest: true })
    expect(await someone.call('PATCH', `/sequences/${id}`, { sendEmptyConnectionRequest: false })).toMatchObject({
      status: 422,
      body: { message: 'Message is too long.' },
    })
  })
})

describe('a launch', () => {
  test('SEQ-3, SEQ-4 a launch needs recipients and profiles', async () => {
    const someone = await agency()
    const { call, all, get } = someone
    const id = await newSequence(someone)
    const launch = () => call('PATCH', `/sequences/${id}`, { status: 'active', name: 'Never kept' })
    expect(await launch()).toMatchObject({
      status: 422,
      body: { message: 'Attach recipients(s) to launch the sequence(s)' },
    })
    const [recipient] = all.flatMap(({ recipientIds }) => recipientIds)
    const holder = all.find(({ recipientIds }) => recipientIds.includes(recipient ?? 0))
    await call('DELETE', `/sequences/${holder?.id}/recipients/${recipient}`)
    await call('PUT', `/sequences/${id}/recipients/${recipient}`)
    expect(await launch()).toMatchObject({
      status: 422,
      body: { message: 'Attach profile(s) to launch the sequence(s)' },
    })
    expect((await get(`/sequences/${id}`)).body).toMatchObject({ status: 'paused', name: 'Autumn' })
    const own = all.find(({ clientId, profileIds }) => clientId === 1 && profileIds.length > 0)
    await call('DELETE', `/sequences/${own?.id}/profiles/${own?.profileIds[0]}`)
    expect((await call('PUT', `/sequences/${id}/profiles/${own?.profileIds[0]}`)).status).toBe(204)
    expect(await launch()).toMatchObject({ status: 200, body: { status: 'active', profilesCount: 1 } })
    expect((await call('PATCH', `/sequences/${id}`, { status: 'archived' })).body).toMatchObject({
      status: 'archived',
      profilesCount: 0,
    })
    expect((await launch()).status).toBe(422)
  })
})

describe('profiles of a sequence', () => {
  test('SEQ-59, SEQ-63 a profile sends for at most one sequence, and only for a sequence of its client', async () => {
    const { call, all } = await agency()
    const holder = all.find((each) => each.profileIds.length > 0 && each.sendConnectionRequests)
    const [profile] = holder?.profileIds ?? []
    const same = all.find(
      (each) => each.clientId === holder?.clientId && each.id !== holder.id && each.sendConnectionRequests,
    )
    const other = all.find(({ clientId }) => clientId !== holder?.clientId)
    const conflict = await call('PUT', `/sequences/${same?.id}/profiles/${profile}`)
    expect([conflict.status, conflict.text]).toEqual([
      409,
      expect.stringContaining(`"existingEntity":{"id":${holder?.id},`),
    ])
    expect((await call('PUT', `/sequences/${other?.id}/profiles/${profile}`)).status).toBe(422)
    expect((await call('DELETE', `/sequences/${other?.id}/profiles/${profile}`)).status).toBe(404)
    expect((await call('PUT', `/sequences/${holder?.id}/profiles/${profile}`)).status).toBe(204)
    expect((await call('DELETE', `/sequences/${holder?.id}/profiles/${profile}`)).status).toBe(204)
    expect((await call('PUT', `/sequences/${same?.id}/profiles/${profile}`)).status).toBe(204)
    expect((await call('PUT', `/sequences/${same?.id}/profiles/98765`)).status).toBe(404)
  })

  test('SEQ-64 a sequence without connection requests can have only one profile', async () => {
    const someone = await agency()
    const { call, all, get } = someone
    const pair = all.find(({ profileIds }) => profileIds.length > 1)
    expect((await call('PATCH', `/sequences/${pair?.id}`, { sendConnectionRequests: false })).body.message).toBe(
      'Too many profiles!',
    )
    const id = await newSequence(someone, { clientId: pair?.clientId, sendConnectionRequests: false })
    const statuses: number[] = []
    for (const profile of pair?.profileIds.slice(0, 2) ?? []) {
      await call('DELETE', `/sequences/${pair?.id}/profiles/${profile}`)
      statuses.push((await call('PUT', `/sequences/${id}/profiles/${profile}`)).status)
    }
    expect(statuses).toEqual([204, 422])
    expect((await get(`/sequences/${id}`)).body).toMatchObject({ profileIds: pair?.profileIds.slice(0, 1) })
  })

  test('SEQ-57 the client of a sequence can change until a profile is added or a recipient is contacted', async () => {
    const someone = await agency()
    const { call, get, all } = someone
    const used = all.find(({ profileIds }) => profileIds.length > 0)
    const other = all.find(({ clientId }) => clientId !== used?.clientId)
    expect((await call('OPTIONS', `/sequences/${used?.id}`)).body).toEqual({ clientCanBeChanged: false })
    expect((await call('PATCH', `/sequences/${used?.id}`, { clientId: other?.clientId })).status).toBe(422)
    const id = await newSequence(someone)
    expect((await call('OPTIONS', `/sequences/${id}`)).body).toEqual({ clientCanBeChanged: true })
    expect((await call('PATCH', `/sequences/${id}`, { clientId: 2 })).body).toMatchObject({ clientId: 2 })
    for (const profileId of used?.profileIds ?? []) await call('DELETE', `/sequences/${used?.id}/profiles/${profileId}`)
    expect((await get(`/sequences/${used?.id}`)).body).toMatchObject({ profileIds: [] })
    expect((await call('OPTIONS', `/sequences/${used?.id}`)).body).toEqual({ clientCanBeChanged: false })
  })
})

describe('recipients of a sequence', () => {
  test('RECIP-21, RECIP-22 adding a recipient of another sequence is a conflict', async () => {
    const someone = await agency()
    const { call, all, get } = someone
    const holder = all.find(({ recipientIds }) => recipientIds.length > 0)
    const [recipient] = holder?.recipientIds ?? []
    const id = await newSequence(someone)
    const put = () => call('PUT', `/sequences/${id}/recipients/${recipient}`)
    expect(await put()).toMatchObject({
      status: 409,
      body: { existingEntity: { sequenceId: holder?.id, recipientId: recipient } },
    })
    const before = v.parse(Stats, (await get(`/sequences/${holder?.id}/stats`)).body)
    expect((await call('DELETE', `/sequences/${holder?.id}/recipients/${recipient}`)).status).toBe(204)
    expect((await call('DELETE', `/sequences/${holder?.id}/recipients/${recipient}`)).status).toBe(404)
    const after = v.parse(Stats, (await get(`/sequences/${holder?.id}/stats`)).body)
    expect(after.stats.at(-1)?.recipientsCount).toBe(Number(before.stats.at(-1)?.recipientsCount) - 1)
    expect(await put()).toMatchObject({ status: 200, body: { status: 'approved', existingStatus: null } })
    expect(await put()).toMatchObject({ status: 200, body: { status: 'approved', existingStatus: 'approved' } })
    expect((await get(`/recipients/${recipient}`)).body).toMatchObject({ sequenceId: id, sequenceStatus: 'approved' })
    const [contacted] = itemsOf(await get(`/recipients?sequenceId=${holder?.id}&status=sent&limit=1`), 'recipients')
    const again = await call('PUT', `/sequences/${holder?.id}/recipients/${contacted?.id}`)
    expect(again.body).toMatchObject({ status: 'sent', existingStatus: 'sent' })
  })

  test('recipients of a new sequence have the status new until a separate request approves them', async () => {
    const someone = await signedIn('first-sequence')
    const id = await newSequence(someone, { recipientIds: [1, 2, 2] })
    expect((await someone.get(`/recipients/2`)).body).toMatchObject({ sequenceId: id, sequenceStatus: 'new' })
    expect((await someone.call('PUT', `/sequences/${id}/recipients/2`)).body).toMatchObject({
      status: 'approved',
      existingStatus: 'new',
    })
    expect((await someone.get(`/sequences/${id}`)).body).toMatchObject({ recipientIds: [1, 2], recipientsCount: 2 })
  })
})

describe('statistics', () => {
  test('DASH-28, DASH-29 the aggregate is the sum of all days, and the sum of a client includes all its sequences', async () => {
    const { get, all } = await agency()
    const period = 'statsPeriodStart=2026-10-01&statsPeriodEnd=2026-11-20&statsAggregated=1'
    const requestsOf = ({ aggregate }: Stats) => aggregate?.requestsCount ?? 0
    const figures = async (path: string) => v.parse(Stats, (await get(`${path}/stats?${period}`)).body)
    const client = await figures('/clients/1')
    const own = await Promise.all(
      all.filter(({ clientId }) => clientId === 1).map(({ id }) => figures(`/sequences/${id}`)),
    )
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    expect(client.stats).toHaveLength(51)
    const { requestsCount, requestsAcceptedCount, conversationsCount, repliedCount, interestedCount, callsCount } =
      client.aggregate ?? {}
    const aggregate = {
      requestsCount,
      requestsAcceptedCount,
      conversationsCount,
      repliedCount,
      interestedCount,
      callsCount,
    }
    expect(Object.values(aggregate).every(Number)).toBe(true)
    for (const [name, value] of Object.entries(aggregate)) {
      expect([
        name,
        sum(client.stats.map((day) => Number(Object.entries(day).find(([key]) => key === name)?.[1]))),
      ]).toEqual([name, value])
    }
    expect(
      (await get(`/clients/1/stats?${period.replace('statsAggregated=1', 'statsAggregated=0')}`)).body,
    ).not.toHaveProperty('aggregate')
    expect(sum(own.map(requestsOf))).toBe(requestsOf(client))
    const recipients = sum(all.filter(({ clientId }) => clientId === 1).map(({ recipientIds }) => recipientIds.length))
    expect(client.stats.at(-1)?.recipientsCount).toBe(recipients)
    expect(requestsOf(client)).toBeGreaterThan(0)
  })

  test('SEQ-90 the list includes the aggregate of each sequence if the request asks for it', async () => {
    const { get } = await agency()
    const sums = v.object({ id: v.number(), stats: v.optional(StatsAggregate) })
    const listed = async (query: string) =>
      v.parse(v.array(sums), itemsOf(await get(`/sequences?limit=100&${query}`), 'sequences'))
    expect((await listed('')).every(({ stats }) => stats === undefined)).toBe(true)
    const sorted = await listed('statsAggregated=1&sort=-stats.repliedCount')
    const replies = sorted.map(({ stats }) => stats?.repliedCount ?? 0)
    expect(replies).toEqual(replies.toSorted((one, other) => other - one))
    const [first] = sorted
    const period = 'statsPeriodStart=2020-01-01&statsPeriodEnd=2026-12-31&statsAggregated=1'
    const { aggregate } = v.parse(Stats, (await get(`/sequences/${first?.id}/stats?${period}`)).body)
    expect(first?.stats).toEqual(aggregate)
    expect(aggregate?.repliedCount).toBeGreaterThan(0)
  })

  test('a request with an invalid period is refused', async () => {
    const { get } = await signedIn()
    expect((await get('/sequences/1/stats?dateStart=2026-11-20&dateEnd=2026-11-14')).status).toBe(400)
    expect((await get('/sequences/1/stats?dateStart=1900-01-01&dateEnd=2026-11-14')).status).toBe(400)
    expect((await get('/sequences/1/stats?dateStart=soon')).status).toBe(400)
  })
})

test('a request for a sequence gets a 404 if the user cannot see the sequence, and a 401 before the login', async () => {
  const member = await signedIn('agency', memberEmail)
  const seen = new Set(itemsOf(await member.get('/sequences?limit=100'), 'sequences').map(({ id }) => id))
  const hidden = Array.from({ length: 24 }, (_, index) => index + 1).find((id) => !seen.has(id))
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { name: 'Mine' }],
    ['OPTIONS', '', undefined],
    ['POST', '/copy', { status: 'paused' }],
    ['GET', '/stats', undefined],
    ['PUT', '/profiles/1', undefined],
    ['DELETE', '/profiles/1', undefined],
    ['PUT', '/recipients/1', undefined],
    ['DELETE', '/recipients/1', undefined],
  ] as const) {
    expect([method, path, (await member.call(method, `/sequences/${hidden}${path}`, body)).status]).toEqual([
      method,
      path,
      404,
    ])
    expect([method, path, (await visitor('new-user').call(method, `/sequences/1${path}`, body)).status]).toEqual([
      method,
      path,
      401,
    ])
  }
})
