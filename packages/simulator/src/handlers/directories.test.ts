import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { reader } from './visitor.fixtures.ts'

describe('/directories and /dashboard', () => {
  test('the lists of categories, call statuses, industries and custom attributes have entries', async () => {
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

  test("SEQ-33 /directories/variables returns the labels of variables, or a recipient's values if resolve=true", async () => {
    const { get } = await reader('appsumo')
    const { body: recipient } = await get('/recipients/1')
    const { text } = await get('/directories/variables?recipientId=1&resolve=true')
    expect(JSON.parse(text)).toMatchObject({
      _embedded: { variables: expect.arrayContaining([{ name: 'firstName', text: recipient['firstName'] }]) },
    })
    expect((await get('/directories/variables')).text).toContain('First name')
    expect((await get('/directories/variables?recipientId=55555&resolve=true')).status).toBe(404)
  })

  test('/dashboard refuses an invalid range of dates', async () => {
    const { get } = await reader('appsumo')
    expect((await get('/dashboard?dateStart=2026-11-20&dateEnd=2026-11-14')).status).toBe(400)
    expect((await get('/dashboard?dateStart=2026-11-14')).status).toBe(400)
  })
})
