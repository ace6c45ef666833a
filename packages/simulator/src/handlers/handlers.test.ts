import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { tooManyEmail } from '../domain/people/accounts.ts'
import { scenarioNames } from '../index.ts'
import { itemsOf, memberEmail, signedIn, visitor } from './visitor.fixtures.ts'

/** For tests that only read: making the agency anew for each would take most of their time. */
const reading = new Map<string, ReturnType<typeof signedIn>>()
const reader = (scenario: string) => {
  const known = reading.get(scenario) ?? signedIn(scenario)
  reading.set(scenario, known)
  return known
}

describe('auth', () => {
  test('signs in with email in any case and password, and out', async () => {
    const { call, get, signIn } = visitor()
    expect(await get('/users/me')).toMatchObject({ status: 401, body: { message: expect.any(String) } })
    expect(await signIn('Demo@Example.com')).toMatchObject({
      status: 200,
      body: { email: 'demo@example.com', role: 'org_owner' },
    })
    expect((await get('/users/me')).status).toBe(200)
    expect((await call('POST', '/auth/logout')).status).toBe(204)
    expect((await get('/users/me')).status).toBe(401)
    expect((await call('POST', '/auth/logout')).status).toBe(401)
  })

  test('refuses wrong credentials, a disabled account, bad input and too many attempts', async () => {
    const { signIn } = visitor('agency')
    expect((await signIn('demo@example.com', 'wrong')).status).toBe(401)
    expect((await signIn('nobody@example.com')).body.message).toBe('Email or password is wrong.')
    expect((await signIn('priya@brightwater.example.com')).status).toBe(401)
    expect((await signIn('not an address')).status).toBe(400)
    expect((await signIn(tooManyEmail)).status).toBe(429)
  })

  test('registers once an address, with an organization of the tier that the code names', async () => {
    const { call, get } = visitor('new-user')
    const form = { name: 'Ada Obi', email: 'Ada@Example.com', password: 'long enough', code: 'TIER2-XY' }
    expect(await call('POST', '/auth/register', form)).toMatchObject({
      status: 201,
      body: { email: 'ada@example.com', paidProfilesCount: 0 },
    })
    const { organizationId } = (await get('/users/me')).body
    expect(await get(`/organizations/${String(organizationId)}`)).toMatchObject({
      status: 200,
      body: { subscription: 'appsumo_tier2' },
    })
    expect((await get('/recipients')).body).toMatchObject({ count: 0, totalCount: 0 })
    expect((await call('POST', '/auth/register', form)).status).toBe(409)
    expect(await call('POST', '/auth/register', { ...form, email: 'b@example.com', code: 'NONE' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'code' }] },
    })
    expect((await call('POST', '/auth/register', { ...form, email: tooManyEmail })).status).toBe(429)
  })

  test('a mail link works once, until it expires, and only for its purpose', async () => {
    const { call, signIn, simulator } = visitor()
    const tokens = async () => {
      const { tables } = await simulator.snapshot()
      return (tables['mails']?.rows ?? []).map((row) => v.parse(v.looseObject({ token: v.string() }), row).token)
    }
    expect((await call('POST', '/auth/request-reset-password', { email: 'nobody@example.com' })).status).toBe(204)
    expect(await tokens()).toEqual([])
    expect((await call('POST', '/auth/request-reset-password', { email: 'demo@example.com' })).status).toBe(204)
    const [token] = await tokens()
    expect((await call('POST', '/auth/confirm-email', { token })).status).toBe(400)
    expect((await call('POST', '/auth/reset-password', { token, password: 'another one' })).status).toBe(204)
    expect((await call('POST', '/auth/reset-password', { token, password: 'another one' })).status).toBe(400)
    expect((await signIn()).status).toBe(401)
    expect((await signIn('demo@example.com', 'another one')).status).toBe(200)
    await call('POST', '/auth/request-reset-password', { email: 'demo@example.com' })
    const [late] = await tokens()
    await simulator.clock.advance(3 * 3_600_000)
    expect((await call('POST', '/auth/reset-password', { token: late, password: 'a third one' })).status).toBe(400)
    expect((await call('POST', '/auth/request-reset-password', { email: tooManyEmail })).status).toBe(429)
    await call('POST', '/auth/register', { name: 'Bo', email: 'bo@example.com', password: 'long enough' })
    const [confirmation] = await tokens()
    expect((await call('POST', '/auth/confirm-email', { token: confirmation })).status).toBe(204)
  })
})

describe('account', () => {
  test('the picture shows the initials as SVG', async () => {
    const { get } = await signedIn()
    const { status, text, headers } = await get('/users/me/image')
    expect([status, headers.get('content-type')?.split(';', 1)[0]]).toEqual([200, 'image/svg+xml'])
    expect(text).toContain('>JA</text>')
  })

  test('only the own organization is open', async () => {
    const { get } = await signedIn()
    expect((await get('/organizations/1')).status).toBe(200)
    expect((await get('/organizations/77')).status).toBe(404)
    const { call } = visitor()
    const { body } = await call('POST', '/auth/register', {
      name: 'Bo',
      email: 'bo@example.com',
      password: 'long enough',
    })
    expect(body).toMatchObject({ organizationId: 2 })
    expect((await call('GET', '/organizations/1')).status).toBe(403)
    expect((await call('GET', '/sequences')).body).toMatchObject({ totalCount: 0 })
    expect((await call('GET', '/recipients/1')).status).toBe(404)
  })

  test('a member gets 403 on the team, and no more than is theirs elsewhere', async () => {
    const { get } = await signedIn('agency', memberEmail)
    expect([
      (await get('/users')).status,
      (await get('/users/filters')).status,
      (await get('/users/1')).status,
    ]).toEqual([403, 403, 403])
    expect((await get('/users/3')).status).toBe(200)
    const { body } = await get('/profiles?limit=100')
    expect(body.totalCount).toBe((await get('/users/3')).body.profileIds?.length)
  })
})

describe('lists', () => {
  const lists = ['sequences', 'conversations', 'recipients', 'calls', 'clients', 'profiles', 'users']

  test.each(lists)('%s: a page, its columns and its filters', async (dataType) => {
    const { get } = await reader('agency')
    const answer = await get(`/${dataType}?withFieldData=true&view=admin_list&limit=5`)
    const { status, body } = answer
    const rows = itemsOf(answer, dataType)
    expect([status, body.count, rows.length]).toEqual([200, 5, 5])
    expect(Number(body.totalCount)).toBeGreaterThanOrEqual(5)
    expect(body['_fields']?.[dataType]?.length).toBeGreaterThan(3)
    const next = await get(`/${dataType}?limit=5&after=${rows[4]?.id}`)
    expect(JSON.stringify(next.body['_embedded'])).not.toBe(JSON.stringify(body['_embedded']))
    const filters = await get(`/${dataType}/filters`)
    expect([filters.status, itemsOf(filters, 'filters').length > 2]).toEqual([200, true])
  })

  test.each(lists)('%s: 400 for a bad page, 401 without a session', async (dataType) => {
    const { get } = await reader('appsumo')
    expect((await get(`/${dataType}?limit=0`)).status).toBe(400)
    expect((await get(`/${dataType}?after=x`)).status).toBe(400)
    expect((await visitor('new-user').get(`/${dataType}`)).status).toBe(401)
    expect((await visitor('new-user').get(`/${dataType}/filters`)).status).toBe(401)
  })

  test.each(['conversations', 'recipients', 'calls', 'clients', 'profiles', 'users'])(
    '%s: one by its id; 404 for an unknown one',
    async (dataType) => {
      const { get } = await reader('agency')
      const id = itemsOf(await get(`/${dataType}?limit=1`), dataType)[0]?.id
      expect(await get(`/${dataType}/${id}`)).toMatchObject({ status: 200, body: { id } })
      expect(await get(`/${dataType}/987654`)).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining('987654') },
      })
    },
  )

  test('profiles carry the sums of the period that is asked for', async () => {
    const { get } = await reader('agency')
    const answer = await get(
      '/profiles?limit=100&statsPeriodStart=2026-11-14T00:00:00Z&statsPeriodEnd=2026-11-20T23:59:59Z',
    )
    const dashboard = await get('/dashboard?dateStart=2026-11-14&dateEnd=2026-11-20')
    const requests = itemsOf(answer, 'profiles').reduce((sum, { stats }) => sum + (stats?.requestsCount ?? 0), 0)
    expect(dashboard.body['stats']).toMatchObject({ requestsCount: requests })
  })
})

describe('directories and dashboard', () => {
  test('directories hold the documented entries', async () => {
    const { get } = await reader('appsumo')
    expect(
      v.parse(
        v.array(v.unknown()),
        (await get('/directories/categories?for=chat-message')).body['_embedded']?.['categories'],
      ),
    ).toHaveLength(9)
    expect(
      v.parse(v.array(v.unknown()), (await get('/directories/call-statuses')).body['_embedded']?.['callStatuses']),
    ).toHaveLength(6)
    expect((await get('/directories/industries')).text).toContain('Software Development')
    expect((await get('/recipients/custom-attributes')).text).toContain('Lead source')
    expect((await get('/directories/categories?for=nothing')).status).toBe(400)
  })

  test('placeholders are resolved for a recipient', async () => {
    const { get } = await reader('appsumo')
    const { body: recipient } = await get('/recipients/1')
    const { text } = await get('/directories/variables?recipientId=1&resolve=true')
    expect(JSON.parse(text)).toMatchObject({
      _embedded: { variables: expect.arrayContaining([{ name: 'firstName', text: recipient['firstName'] }]) },
    })
    expect((await get('/directories/variables')).text).toContain('First name')
    expect((await get('/directories/variables?recipientId=55555&resolve=true')).status).toBe(404)
  })

  test('the dashboard refuses a range that ends before it starts', async () => {
    const { get } = await reader('appsumo')
    expect((await get('/dashboard?dateStart=2026-11-20&dateEnd=2026-11-14')).status).toBe(400)
    expect((await get('/dashboard?dateStart=2026-11-14')).status).toBe(400)
  })
})

describe('the whole', () => {
  test.each(scenarioNames.filter((name) => name !== 'large'))(
    '%s signs in and opens the dashboard',
    async (scenario) => {
      const { get, signIn } = visitor(scenario)
      expect((await signIn()).status).toBe(200)
      expect((await get('/dashboard?dateStart=2026-11-14&dateEnd=2026-11-20')).status).toBe(200)
    },
  )

  test('scenarios are what their names say', async () => {
    const me = async (scenario: string) => (await (await reader(scenario)).get('/users/me')).body
    expect(await me('new-user')).toMatchObject({ paidProfilesCount: 0, profilesCount: 0 })
    expect(await me('first-sequence')).toMatchObject({ paidProfilesCount: 1, profilesCount: 1 })
    const { body: credits } = await (await reader('out-of-credits')).get('/organizations/1')
    expect(credits['aiCreditsUsed']).toBe(credits['aiCreditsTotal'])
    expect((await (await reader('disconnected')).get('/profiles?connected=false')).body.count).toBe(4)
    expect((await (await reader('agency')).get('/profiles?connected=false')).body.count).toBe(0)
    expect((await (await reader('appsumo')).get('/organizations/1')).body['subscription']).toBe('appsumo_tier2')
  })

  test('agency has the size that it is known for', async () => {
    const { get } = await reader('agency')
    const total = async (dataType: string) => (await get(`/${dataType}?limit=1`)).body.totalCount
    const sizes = await Promise.all(
      ['clients', 'profiles', 'sequences', 'recipients', 'conversations', 'calls', 'users'].map(total),
    )
    expect(sizes).toEqual([12, 30, 24, 5000, 600, 220, 8])
  })
})
