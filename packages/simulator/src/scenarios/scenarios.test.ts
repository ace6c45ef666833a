import { MessageError, Profile } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { itemsOf, reader, signedIn, visitor } from '../handlers/visitor.fixtures.ts'
import { scenarioNames } from '../index.ts'
import { rowsOf, violationsOf } from '../workspaceInvariants.fixtures.ts'

describe('scenarios', () => {
  test.each(scenarioNames.filter((name) => name !== 'large'))(
    "SIM-1 %s: the demo's user signs in and gets the dashboard",
    async (scenario) => {
      const { get, signIn } = visitor(scenario)
      expect((await signIn()).status).toBe(200)
      expect((await get('/dashboard?dateStart=2026-11-14&dateEnd=2026-11-20')).status).toBe(200)
    },
  )

  test('a scenario contains the data that its name describes', async () => {
    const me = async (scenario: string) => (await (await reader(scenario)).get('/users/me')).body
    expect(await me('new-user')).toMatchObject({ paidProfilesCount: 0, profilesCount: 0 })
    expect(await me('first-sequence')).toMatchObject({ paidProfilesCount: 1, profilesCount: 1 })
    const { body: credits } = await (await reader('out-of-credits')).get('/organizations/1')
    expect(credits['aiCreditsUsed']).toBe(credits['aiCreditsTotal'])
    const unconnected = async (scenario: string) =>
      v.parse(v.array(Profile), itemsOf(await (await reader(scenario)).get('/profiles?connected=false'), 'profiles'))
    expect((await unconnected('disconnected')).filter(({ status }) => status !== 'new')).toHaveLength(4)
    // PROF-55: a profile that was never connected, and an empty slot.
    expect((await unconnected('agency')).map(({ status, slotStatus }) => [status, slotStatus])).toEqual([
      ['new', 'assigned'],
      ['new', 'empty'],
    ])
    expect((await (await reader('appsumo')).get('/organizations/1')).body['subscription']).toBe('appsumo_tier2')
  })

  test('agency has the documented size', async () => {
    const { get } = await reader('agency')
    const total = async (dataType: string) => (await get(`/${dataType}?limit=1`)).body.totalCount
    const sizes = await Promise.all(
      ['clients', 'profiles', 'sequences', 'recipients', 'conversations', 'calls', 'users'].map(total),
    )
    expect(sizes).toEqual([12, 30, 24, 5000, 600, 220, 8])
  })
})

describe('SIM-22 the scenario agency', () => {
  const rows = async (path: string, name: string) => itemsOf(await (await reader('agency')).get(path), name)
  const Named = v.looseObject({ firstName: v.string(), lastName: v.string(), company: v.string() })

  test('the agency has archived clients and sequences, and a third of its recipients are in no sequence', async () => {
    const statuses = async (name: string) =>
      new Set((await rows(`/${name}?limit=100`, name)).map(({ status }) => status))
    expect(await statuses('clients')).toEqual(new Set(['active', 'archived']))
    expect(await statuses('sequences')).toEqual(new Set(['active', 'paused', 'archived']))
    const { tables } = await (await reader('agency')).simulator.snapshot()
    const share = 1 - (tables['enrolments']?.rows.length ?? 0) / (tables['recipients']?.rows.length ?? 1)
    expect(share).toBeCloseTo(1 / 3, 1)
  })

  test('the agency has two failed messages, and the scenario disconnected has unsent messages of all kinds', async () => {
    const agency = await (await reader('agency')).simulator.snapshot()
    expect(rowsOf(agency, 'messages').flatMap(({ error }) => error ?? [])).toHaveLength(2)
    // In the agency, an automated conversation with an interested lead has no unsent message.
    const shown = rowsOf(agency, 'conversations').filter(
      (row) => row.automationEnabled && row.category === 'interested',
    )
    const withUnsent = new Set(rowsOf(agency, 'outbox').map(({ conversationId }) => conversationId))
    expect(shown.filter(({ id }) => withUnsent.has(id))).toEqual([])
    // The scenario `disconnected` has drafts, scheduled messages, and messages with each of the four errors.
    const snapshot = await (await reader('disconnected')).simulator.snapshot()
    const unsent = rowsOf(snapshot, 'messages').filter(({ status }) => status !== 'sent')
    const drafts = unsent.filter(({ status }) => status === 'draft')
    const scheduled = unsent.filter(({ status, error }) => status === 'scheduled' && error === null)
    expect([drafts.length > 1, scheduled.length > 1]).toEqual([true, true])
    expect(scheduled.every(({ dateScheduled }) => (dateScheduled ?? 0) > snapshot.clock.now)).toBe(true)
    expect(new Set(unsent.flatMap(({ error }) => error ?? []))).toEqual(new Set(MessageError.options))
    expect(violationsOf(snapshot, new Map())).toEqual([])
  })

  test('the agency has profiles at their limits, and attributes of profiles', async () => {
    const profiles = await rows('/profiles?limit=100', 'profiles')
    const weekly = profiles.filter((row) => row['connectionRequestsLimitationType'] === 'weekly')
    expect(weekly).toMatchObject([{ connectionRequestsCount: 100 }])
    expect(profiles.some((row) => String(row['cloudTime']).includes('(used)'))).toBe(true)
    const attributes = await rows('/profiles/custom-attributes', 'profileCustomAttributes')
    expect(attributes).toMatchObject([{ name: 'Account owner' }, { name: 'Sales region' }])
    const filled = profiles.find((row) => Object.keys(Object(row['customAttributes'])).length > 0)
    expect(Object.keys(Object(filled?.['customAttributes']))).toEqual(attributes.map(({ id }) => String(id)))
    const { call } = await signedIn('agency')
    const patch = (customAttributes: object) => call('PATCH', `/profiles/${filled?.id}`, { customAttributes })
    expect([(await patch({ 1: 'Ada' })).status, (await patch({ 99: 'Ada' })).status]).toEqual([200, 400])
  })

  test('the agency has names that are long, in other writing systems, or missing', async () => {
    const { tables } = await (await reader('agency')).simulator.snapshot()
    const people = (tables['recipients']?.rows ?? []).map((row) => v.parse(Named, row))
    const some = (test: (person: (typeof people)[number]) => boolean) => people.some(test)
    expect([
      some(({ lastName }) => lastName === ''),
      some(({ lastName }) => lastName.length > 50),
      some(({ company }) => company.length === 120),
      some(({ firstName }) => /^[\p{Script=Cyrillic}]+$/u.test(firstName)),
      some(({ firstName }) => /^[\p{Script=Arabic}]+$/u.test(firstName)),
      some(({ firstName }) => /^[\p{Script=Han}]+$/u.test(firstName)),
    ]).toEqual([true, true, true, true, true, true])
  })
})

test('PROF-25 with a lifetime deal, the profiles have `acceptConnectionRequests` turned off', async () => {
  const profiles = itemsOf(await (await reader('appsumo')).get('/profiles?limit=100'), 'profiles')
  expect(profiles.map((row) => row['acceptConnectionRequests'])).toEqual(profiles.map(() => false))
})
