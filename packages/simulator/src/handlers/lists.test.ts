import { describe, expect, test } from 'vitest'
import { itemsOf, reader, visitor } from './visitor.fixtures.ts'

describe('lists', () => {
  const lists = ['sequences', 'conversations', 'recipients', 'calls', 'clients', 'profiles', 'users']

  test.each(lists)('LIST-14, LIST-19 %s: a list has pages, columns and filters', async (dataType) => {
    const { get } = await reader('agency')
    const response = await get(`/${dataType}?withFieldData=true&view=admin_list&limit=5`)
    const { status, body } = response
    const rows = itemsOf(response, dataType)
    expect([status, body.count, rows.length]).toEqual([200, 5, 5])
    expect(Number(body.totalCount)).toBeGreaterThanOrEqual(5)
    expect(body['_fields']?.[dataType]?.length).toBeGreaterThan(3)
    const next = await get(`/${dataType}?limit=5&after=${rows[4]?.id}`)
    expect(JSON.stringify(next.body['_embedded'])).not.toBe(JSON.stringify(body['_embedded']))
    const filters = await get(`/${dataType}/filters`)
    expect([filters.status, itemsOf(filters, 'filters').length > 2]).toEqual([200, true])
  })

  test.each(lists)('%s: a wrong limit or cursor gets a 400, and a signed-out user gets a 401', async (dataType) => {
    const { get } = await reader('appsumo')
    expect((await get(`/${dataType}?limit=0`)).status).toBe(400)
    expect((await get(`/${dataType}?after=x`)).status).toBe(400)
    expect((await visitor('new-user').get(`/${dataType}`)).status).toBe(401)
    expect((await visitor('new-user').get(`/${dataType}/filters`)).status).toBe(401)
  })

  test.each(['conversations', 'recipients', 'calls', 'clients', 'profiles', 'users'])(
    '%s: a known id gets the row, and an unknown id gets a 404',
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

  test('PROF-4 the connection requests of all profiles add up to the number of requests on the dashboard', async () => {
    const { get } = await reader('agency')
    const response = await get(
      '/profiles?limit=100&statsPeriodStart=2026-11-14T00:00:00Z&statsPeriodEnd=2026-11-20T23:59:59Z',
    )
    const dashboard = await get('/dashboard?dateStart=2026-11-14&dateEnd=2026-11-20')
    const requests = itemsOf(response, 'profiles').reduce((sum, { stats }) => sum + (stats?.requestsCount ?? 0), 0)
    expect(dashboard.body['stats']).toMatchObject({ requestsCount: requests })
  })
})
