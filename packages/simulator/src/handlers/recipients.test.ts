import { CustomAttribute } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { itemsOf, memberEmail, reader, signedIn, visitor } from './visitor.fixtures.ts'

const Columns = v.array(v.looseObject({ label: v.string(), isHidden: v.optional(v.boolean()) }))
const Listed = v.array(v.object({ id: v.number(), lastConversationId: v.nullable(v.number()) }))
const Threads = v.record(v.string(), v.object({ recipientId: v.number(), profileId: v.number() }))

describe('the list of recipients', () => {
  test('RECIP-27, LIST-43 shows the default columns, and hides the other columns', async () => {
    const { get } = await reader('agency')
    const { body } = await get('/recipients?withFieldData=true&limit=1')
    const columns = v.parse(Columns, body['_fields']?.['recipients'])
    const labels = (isHidden: boolean) =>
      columns.filter((column) => (column.isHidden === true) === isHidden).map(({ label }) => label)
    expect(labels(false)).toEqual(['Name', 'Company', 'Sequence', 'Category', 'Last contact', 'Title', 'Location'])
    expect(labels(true)).toEqual(expect.arrayContaining(['First name', 'Last name', 'Industry', 'Profile', 'Added']))
  })

  test('RECIP-27 sorts the column Name by the first name and then the last name', async () => {
    const { get } = await reader('agency')
    const response = await get('/recipients?sort=name&limit=100')
    const People = v.array(v.object({ firstName: v.string(), lastName: v.string() }))
    const names = v
      .parse(People, response.body['_embedded']?.['recipients'])
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase())
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  })

  test('RECIP-27 contains, for each recipient, the last of the conversations that the user can see', async () => {
    for (const email of ['demo@example.com', memberEmail]) {
      const { get } = await signedIn('agency', email)
      const { body } = await get('/recipients?limit=100&sort=name')
      const rows = v.parse(Listed, body['_embedded']?.['recipients'])
      const threads = v.parse(Threads, body['_embedded']?.['conversations'])
      const contacted = rows.filter(({ lastConversationId }) => lastConversationId !== null)
      expect(contacted.length).toBeGreaterThan(0)
      expect(contacted.length).toBeLessThan(rows.length)
      for (const { id, lastConversationId } of contacted) {
        expect(threads[String(lastConversationId)]?.recipientId).toBe(id)
      }
      for (const { id, lastConversationId } of rows.slice(0, 20)) {
        const [latest] = itemsOf(await get(`/conversations?recipientId=${id}&limit=1`), 'conversations')
        expect(latest?.id ?? null).toBe(lastConversationId)
        expect((await get(`/recipients/${id}`)).text).toContain(`"lastConversationId":${lastConversationId}`)
      }
    }
  })
})

describe('a recipient', () => {
  test('RECIP-12 keeps the fields that the request does not contain', async () => {
    const { call, get } = await signedIn()
    const patch = (body: unknown) => call('PATCH', '/recipients/1', body)
    const before = (await get('/recipients/1')).body
    await patch({ customAttributes: { 1: 'Fair', 3: 'Knows us' } })
    expect((await patch({ title: 'Chief of Tea', customAttributes: { 3: ' ' } })).body).toMatchObject({
      firstName: before['firstName'],
      title: 'Chief of Tea',
      customAttributes: { 1: 'Fair' },
    })
    expect((await get('/recipients/1')).text).not.toContain('Knows us')
    expect((await get('/recipients?search=chief of tea')).body.totalCount).toBe(360)
    expect((await get('/recipients?search=chief of tea')).body.count).toBe(1)
  })

  test('RECIP-14 does not change if one field of the body breaks a rule', async () => {
    const { call, get } = await signedIn()
    const before = (await get('/recipients/1')).text
    for (const body of [
      { company: '' },
      { firstName: ' ' },
      { title: 'x'.repeat(201) },
      { title: 'New', customAttributes: { 99: 'x' } },
      { title: 'New', customAttributes: { __proto__x: 'x' } },
      { title: 'New', customAttributes: { 1: 'x'.repeat(1001) } },
      { title: 'New', customAttributes: 'none' },
      'text',
      [],
    ]) {
      expect([body, (await call('PATCH', '/recipients/1', body)).status]).toEqual([body, 400])
    }
    expect((await get('/recipients/1')).text).toBe(before)
    expect((await call('PATCH', '/recipients/987654', {})).status).toBe(404)
    expect((await visitor().call('PATCH', '/recipients/1', {})).status).toBe(401)
  })
})

describe('custom attributes', () => {
  test('RECIP-7, RECIP-8 are columns and filters, and have unique names', async () => {
    const { call, get } = await signedIn()
    const created = await call('POST', '/recipients/custom-attributes', { name: ' Shoe size ' })
    expect(created).toMatchObject({ status: 201, body: { name: 'Shoe size' } })
    const { id } = v.parse(CustomAttribute, created.body)
    const taken = await call('POST', '/recipients/custom-attributes', { name: 'shoe SIZE' })
    expect([taken.status, taken.text]).toEqual([409, JSON.stringify([{ existingEntity: { id, name: 'Shoe size' } }])])
    await call('PATCH', '/recipients/1', { customAttributes: { [id]: '42' } })
    expect((await get(`/recipients?limit=1&sort=customAttributes.${id}&withFieldData=true`)).text).toContain(
      `"customAttributes.${id}"`,
    )
    expect((await get('/recipients/filters')).text).toContain('"label":"Shoe size"')
    expect((await get(`/recipients?customAttributes.${id}=42`)).body.count).toBe(1)
    expect((await call('PATCH', `/recipients/custom-attributes/${id}`, { name: 'Shoe Size' })).body).toEqual({
      id,
      name: 'Shoe Size',
    })
    expect((await call('PATCH', `/recipients/custom-attributes/${id}`, { name: 'Notes' })).status).toBe(409)
    expect((await call('DELETE', `/recipients/custom-attributes/${id}`)).status).toBe(204)
    expect((await get('/recipients/1')).text).not.toContain('"42"')
    expect((await call('DELETE', `/recipients/custom-attributes/${id}`)).status).toBe(404)
    expect((await call('PATCH', `/recipients/custom-attributes/${id}`, { name: 'x' })).status).toBe(404)
  })

  test('RECIP-6, RECIP-7 need a name of at most 64 characters', async () => {
    const { call } = await signedIn()
    expect((await call('POST', '/recipients/custom-attributes', { name: '' })).body.message).toBe('Field is required')
    expect((await call('POST', '/recipients/custom-attributes', { name: 'x'.repeat(65) })).status).toBe(400)
    expect((await visitor().call('POST', '/recipients/custom-attributes', { name: 'x' })).status).toBe(401)
  })
})
