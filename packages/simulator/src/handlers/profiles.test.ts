import { Profile, ProfileWizard, User } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { futureOf, nextStepOf, conversationOf, somePlanned, threadOf } from './threads.fixtures.ts'
import { itemsOf, memberEmail, signedIn, visitor } from './visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

const profilesOf = async ({ get }: Someone) =>
  v.parse(v.array(Profile), itemsOf(await get('/profiles?limit=100'), 'profiles'))
const me = async ({ get }: Someone) => v.parse(User, (await get('/users/me')).body)

describe('slots', () => {
  test('PROF-12 a profile takes an empty paid slot', async () => {
    const someone = await signedIn('agency')
    const { call, get } = someone
    const slot = (await profilesOf(someone)).find(({ slotStatus }) => slotStatus === 'empty')
    const created = await call('POST', '/profiles', { name: 'Ada Obi', clientId: 1, messagesLimit: 30, schedule: '*' })
    expect(created).toMatchObject({ status: 201, body: { id: slot?.id, connectUrl: `/connect/${slot?.id}` } })
    expect((await get(`/profiles/${slot?.id}`)).body).toMatchObject({
      name: 'Ada Obi',
      status: 'new',
      connected: false,
      slotStatus: 'assigned',
      clientId: 1,
    })
    expect((await get(`/profiles/${slot?.id}/connect-url`)).body).toEqual({ connectUrl: `/connect/${slot?.id}` })
    expect((await call('POST', '/profiles', { name: 'One too many' })).status).toBe(422)
    expect((await call('POST', '/profiles', { name: ' ' })).status).toBe(400)
    expect(await me(someone)).toMatchObject({ paidProfilesCount: 30, profilesCount: 30 })
  })

  test('a deleted profile leaves an empty slot', async () => {
    const someone = await signedIn('agency')
    const { call, get } = someone
    const [{ id: conversationId = 0 } = {}] = itemsOf(await get('/conversations?limit=1'), 'conversations')
    const { body } = await get(`/conversations/${conversationId}`)
    const profileId = Number(body['profileId'])
    expect((await call('DELETE', `/profiles/${profileId}`)).status).toBe(204)
    expect((await get(`/profiles/${profileId}`)).status).toBe(404)
    expect((await call('DELETE', `/profiles/${profileId}`)).status).toBe(404)
    expect((await get(`/conversations/${conversationId}`)).text).toContain(`"profiles":{"${profileId}":`)
    expect(await me(someone)).toMatchObject({ paidProfilesCount: 30, profilesCount: 30 })
    const empty = (await profilesOf(someone)).filter(({ slotStatus }) => slotStatus === 'empty')
    expect(empty).toHaveLength(2)
    expect((await call('DELETE', `/profiles/${empty[0]?.id}`)).status).toBe(204)
    expect(await me(someone)).toMatchObject({ paidProfilesCount: 29, profilesCount: 29 })
  })
})

test('conversations of a deleted profile receive and send no messages', async () => {
  const someone = await signedIn('agency')
  const { call, get, simulator } = someone
  const { id, message } = await somePlanned(someone, 'template')
  const { profileId } = await conversationOf(someone, id)
  expect((await call('DELETE', `/profiles/${profileId}`)).status).toBe(204)
  const lastOf = async () =>
    itemsOf(await get(`/conversations?profileId=${profileId}&limit=100&sort=-dateLastActivity`), 'conversations')
  const before = await lastOf()
  expect([before.length > 0, await futureOf(someone, id), (await nextStepOf(someone, id)).why]).toEqual([
    true,
    [],
    'noProfile',
  ])
  await simulator.clock.advance(14 * 86_400_000)
  expect(await lastOf()).toEqual(before)
  expect((await threadOf(someone, id)).map(({ text }) => text)).not.toContain(message.text)
  const sent = await call('POST', `/conversations/${id}/messages`, { status: 'sent', text: 'Are you there?' })
  expect(sent.body).toMatchObject({ status: 'scheduled', error: 'recipient_cannot_be_reached' })
})

describe('the settings of a profile', () => {
  test('PROF-26 a request changes only the settings that it contains', async () => {
    const { call } = await signedIn('agency')
    const patch = (body: object) => call('PATCH', '/profiles/1', body)
    expect(
      await patch({ name: 'New name', connectionRequestsLimit: 7, country: 'AT', scheduleTimezone: 'Europe/Vienna' }),
    ).toMatchObject({
      status: 200,
      body: { name: 'New name', connectionRequestsLimit: 7, country: 'AT', scheduleTimezone: 'Europe/Vienna' },
    })
    await patch({ customAttributes: { 1: 'North', 2: 'x' } })
    expect((await patch({ customAttributes: { 2: ' ' } })).body['customAttributes']).toEqual({ 1: 'North' })
    expect((await patch({ schedule: { mo: [{ start: '09:00', end: '17:00' }] } })).body).toMatchObject({
      schedule: { mo: [{ start: '09:00', end: '17:00' }] },
    })
  })

  test('PROF-33, PROF-35 settings outside the allowed range or against a rule are refused', async () => {
    const someone = await signedIn('agency')
    const sending = (await profilesOf(someone)).find(({ sequenceId }) => sequenceId !== null)
    const patch = async (body: object) => (await someone.call('PATCH', `/profiles/${sending?.id}`, body)).status
    expect(await patch({ connectionRequestsLimit: 101 })).toBe(400)
    expect(await patch({ messagesLimit: -1 })).toBe(400)
    expect(await patch({ delayFromSecs: 900, delayToSecs: 100 })).toBe(400)
    expect(await patch({ delayFromSecs: 80_000 })).toBe(422)
    expect(await patch({ country: 'XX' })).toBe(400)
    expect(await patch({ clientId: 987_654 })).toBe(422)
    expect(await patch({ clientId: null })).toBe(422)
    expect(await patch({ schedule: { mo: [{ start: '18:00', end: '09:00' }] } })).toBe(400)
    const empty = (await profilesOf(someone)).find(({ slotStatus }) => slotStatus === 'empty')
    expect((await someone.call('PATCH', `/profiles/${empty?.id}`, { name: 'Nobody' })).status).toBe(422)
    const lifetime = await signedIn('appsumo')
    const accepting = async (acceptConnectionRequests: boolean) =>
      (await lifetime.call('PATCH', '/profiles/1', { acceptConnectionRequests })).status
    expect([await accepting(false), await accepting(true)]).toEqual([200, 422])
  })
})

describe('the creation wizard', () => {
  test('BILL-17 a purchased profile is created once, filled in, and connected within 30 s', async () => {
    const someone = await signedIn('agency')
    const { call, get, simulator } = someone
    const wizard = async () => v.parse(ProfileWizard, (await get('/profiles/creation-wizard/profile')).body)
    expect(await wizard()).toEqual({ profileId: null, country: null, isFilled: false })
    const created = await call('POST', '/profiles/creation-wizard', { countryId: 'AT' })
    expect(created.status).toBe(201)
    const { profileId } = await wizard()
    expect(created.body).toEqual({ profileId })
    expect((await call('POST', '/profiles/creation-wizard', { countryId: 'DE' })).body).toEqual({ profileId })
    const fill = { login: 'jane.doe@example.com', password: 'secret' }
    expect((await call('POST', '/profiles/creation-wizard/987654', fill)).status).toBe(404)
    expect((await call('POST', `/profiles/creation-wizard/${profileId}`, { login: 'jane' })).status).toBe(400)
    const filled = await call('POST', `/profiles/creation-wizard/${profileId}`, fill)
    expect(filled).toMatchObject({ status: 200, body: { name: 'Jane Doe', country: 'DE', status: 'new' } })
    expect(JSON.stringify(await simulator.snapshot())).not.toContain(fill.password)
    expect(await wizard()).toEqual({ profileId, country: 'DE', isFilled: true })
    await simulator.clock.advance(30_000)
    expect((await get(`/profiles/${profileId}`)).body).toMatchObject({ status: 'ok', connected: true })
    expect((await call('POST', '/profiles/creation-wizard', { countryId: 'AT' })).status).toBe(422)
    expect((await call('POST', '/profiles/creation-wizard', { countryId: 'XX' })).status).toBe(400)
  })

  test('a purchased profile that cannot connect has the status `error`', async () => {
    const { call, get, simulator } = await signedIn('agency')
    const { profileId } = (await call('POST', '/profiles/creation-wizard', { countryId: 'AT' })).body
    await call('POST', `/profiles/creation-wizard/${String(profileId)}`, { oneTimeLinkEmail: 'error@example.com' })
    await simulator.clock.advance(120_000)
    expect((await get(`/profiles/${String(profileId)}`)).body).toMatchObject({ status: 'error', connected: false })
  })
})

describe('users with the role member', () => {
  test('PROF-22 see only their profiles, and cannot add or delete profiles', async () => {
    const member = await signedIn('agency', memberEmail)
    const own = new Set((await profilesOf(member)).map(({ id }) => id))
    const foreign = Array.from({ length: 30 }, (_, index) => index + 1).find((id) => !own.has(id))
    const [mine] = own
    for (const [method, path, body, status] of [
      ['POST', '/profiles', { name: 'Ada' }, 403],
      ['GET', `/profiles/${foreign}`, undefined, 404],
      ['PATCH', `/profiles/${foreign}`, { name: 'Ada' }, 404],
      ['DELETE', `/profiles/${mine}`, undefined, 403],
      ['GET', `/profiles/${foreign}/connect-url`, undefined, 404],
    ] as const) {
      expect([method, path, (await member.call(method, path, body)).status]).toEqual([method, path, status])
      expect([method, path, (await visitor('new-user').call(method, path, body)).status]).toEqual([method, path, 401])
    }
    expect((await member.call('PATCH', `/profiles/${mine}`, { name: 'Mine' })).status).toBe(200)
    expect((await member.get('/profiles/987654')).status).toBe(404)
  })
})
