import { describe, expect, test } from 'vitest'
import { reader, visitor } from '../handlers/visitor.fixtures.ts'
import { scenarioNames } from '../index.ts'

describe('scenarios', () => {
  test.each(scenarioNames.filter((name) => name !== 'large'))(
    'SIM-1 %s: signs in and opens the dashboard',
    async (scenario) => {
      const { get, signIn } = visitor(scenario)
      expect((await signIn()).status).toBe(200)
      expect((await get('/dashboard?dateStart=2026-11-14&dateEnd=2026-11-20')).status).toBe(200)
    },
  )

  test('have what their names say', async () => {
    const me = async (scenario: string) => (await (await reader(scenario)).get('/users/me')).body
    expect(await me('new-user')).toMatchObject({ paidProfilesCount: 0, profilesCount: 0 })
    expect(await me('first-sequence')).toMatchObject({ paidProfilesCount: 1, profilesCount: 1 })
    const { body: credits } = await (await reader('out-of-credits')).get('/organizations/1')
    expect(credits['aiCreditsUsed']).toBe(credits['aiCreditsTotal'])
    expect((await (await reader('disconnected')).get('/profiles?connected=false')).body.count).toBe(4)
    expect((await (await reader('agency')).get('/profiles?connected=false')).body.count).toBe(0)
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
