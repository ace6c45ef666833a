import { type Simulator } from '../index.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { memberEmail, signedIn, tooManyEmail, visitor } from './visitor.fixtures.ts'

describe('auth', () => {
  test('AUTH-12, AUTH-13 a user signs in by email and password, and signs out', async () => {
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

  test('AUTH-12 the server refuses wrong credentials, a disabled user and too many attempts', async () => {
    const { signIn } = visitor('agency')
    expect((await signIn('demo@example.com', 'wrong')).status).toBe(401)
    expect((await signIn('nobody@example.com')).body.message).toBe('Email or password is wrong.')
    expect((await signIn('priya@brightwater.example.com')).status).toBe(401)
    expect([(await signIn('not an address')).status, (await signIn('')).status]).toEqual([401, 400])
    const { status, headers } = await signIn(tooManyEmail)
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  })

  test('AUTH-17, AUTH-18 an email address can be registered only once, and the code in the registration determines the subscription', async () => {
    const { call, get } = visitor('new-user')
    const form = { name: 'Ada Obi', email: 'Ada@Example.com', password: 'long enough', code: 'TIER2-XY' }
    expect(await call('POST', '/auth/register', form)).toMatchObject({
      status: 201,
      body: { email: 'ada@example.com', paidProfilesCount: 3 },
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

  test.each([
    ['TIER1-XY', 'appsumo_tier1', 1],
    [' tier2-abc ', 'appsumo_tier2', 3],
    ['tier3-abc', 'appsumo_tier3', 10],
  ])(
    'AUTH-18 the code %o gives the subscription %s with %i profiles',
    async (code, subscription, paidProfilesCount) => {
      const { call, get } = visitor('new-user')
      const form = { name: 'Ada Obi', email: 'ada@example.com', password: 'long enough', code }
      const { status, body } = await call('POST', '/auth/register', form)
      expect([status, body]).toMatchObject([201, { paidProfilesCount }])
      expect((await get(`/organizations/${String(body['organizationId'])}`)).body).toMatchObject({ subscription })
    },
  )

  test('AUTH-26 a new email address needs a confirmation', async () => {
    const { call, get, simulator } = visitor()
    const mails = async () => (await simulator.snapshot()).tables['mails']?.rows ?? []
    const again = (email: string) => call('POST', '/auth/request-confirmation', { email })
    await call('POST', '/auth/register', { name: 'Bo', email: 'bo@example.com', password: 'long enough' })
    expect((await get('/users/me')).body).toMatchObject({ isEmailConfirmed: false })
    expect([(await again('Bo@example.com')).status, (await again('nobody@example.com')).status]).toEqual([204, 204])
    const sent = await mails()
    expect(sent).toHaveLength(2)
    const { token } = v.parse(v.looseObject({ token: v.string() }), sent[1])
    await call('POST', '/auth/confirm-email', { token })
    expect((await get('/users/me')).body).toMatchObject({ isEmailConfirmed: true })
    await again('bo@example.com')
    expect(await mails()).toHaveLength(1)
  })

  const tokensOf = async (simulator: Simulator) => {
    const { tables } = await simulator.snapshot()
    return (tables['mails']?.rows ?? []).map((row) => v.parse(v.looseObject({ token: v.string() }), row).token)
  }

  test('AUTH-19 the link in a mail confirms the email address', async () => {
    const { call, simulator } = visitor()
    expect((await call('POST', '/auth/confirm-email', { token: 'unknown' })).status).toBe(400)
    await call('POST', '/auth/register', { name: 'Bo', email: 'bo@example.com', password: 'long enough' })
    const [token] = await tokensOf(simulator)
    expect((await call('POST', '/auth/confirm-email', { token })).status).toBe(204)
  })

  test('AUTH-20, AUTH-21 a link for a new password works only once, and expires', async () => {
    const { call, signIn, simulator } = visitor()
    const tokens = () => tokensOf(simulator)
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
  })
})

describe('account', () => {
  test('the image of the user is an SVG with the initials', async () => {
    const { get } = await signedIn()
    const { status, text, headers } = await get('/users/me/image')
    expect([status, headers.get('content-type')?.split(';', 1)[0]]).toEqual([200, 'image/svg+xml'])
    expect(text).toContain('>JA</text>')
  })

  test('a user cannot read another organization', async () => {
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

  test('TEAM-3 a user with the role member gets a 403 for the team and for other users', async () => {
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
