import { Client, ClientFile } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { memberEmail, signedIn, visitor } from './visitor.fixtures.ts'

const form = {
  name: 'Obi & Sons',
  info: 'We mend what others throw away. Fast.',
  contactPerson: {},
  targetSizes: ['11-50'],
}

describe('a client', () => {
  test('CLIENT-2, CLIENT-5 is created, changed field by field, archived and unarchived', async () => {
    const { call, get } = await signedIn()
    const created = await call('POST', '/clients', form)
    expect(created).toMatchObject({ status: 201, body: { ...form, status: 'active', url: '', files: [] } })
    const { id } = v.parse(Client, created.body)
    expect((await get(`/calls/reminder-templates?clientId=${id}`)).body.count).toBe(3)
    await call('PATCH', `/clients/${id}`, { contactPerson: { name: 'Ada Obi' } })
    const changed = await call('PATCH', `/clients/${id}`, {
      contactPerson: { email: 'ada@example.com' },
      url: 'https://obi.example.com',
    })
    expect(changed.body).toMatchObject({
      name: 'Obi & Sons',
      contactPerson: { name: 'Ada Obi', email: 'ada@example.com' },
    })
    expect((await call('PUT', `/clients/archived/${id}`)).body).toMatchObject({ status: 'archived' })
    expect((await call('PUT', `/clients/archived/${id}`)).body).toMatchObject({ status: 'archived' })
    expect((await get('/clients?status=archived')).body.count).toBe(1)
    expect((await call('DELETE', `/clients/archived/${id}`)).body).toMatchObject({ status: 'active' })
    expect((await get(`/clients/${id}`)).body).toEqual((await call('PATCH', `/clients/${id}`, {})).body)
  })

  test('CLIENT-10, CLIENT-12 with invalid fields is refused with a 400 that names the fields', async () => {
    const { call } = await signedIn()
    const refused = await call('POST', '/clients', { name: ' ', url: 'nowhere', targetSizes: ['7'] })
    expect(refused.status).toBe(400)
    const errors = v.parse(v.array(v.object({ field: v.string(), message: v.string() })), refused.body['errors'])
    expect(errors.map(({ field }) => field).toSorted()).toEqual(['info', 'name', 'targetSizes.0', 'url'])
    expect(errors).toContainEqual({ field: 'name', message: 'Field is required' })
    expect((await call('PATCH', '/clients/1', { info: '' })).status).toBe(400)
    expect((await call('PATCH', '/clients/1', [])).status).toBe(400)
  })

  test('CLIENT-17 keeps an uploaded file until the file is deleted, and refuses empty files and files above 10 MB', async () => {
    const { call, get, simulator } = await signedIn()
    const upload = (file: File) => {
      const data = new FormData()
      data.set('file', file)
      return call('POST', '/clients/1/files', data)
    }
    const before = v.parse(Client, (await get('/clients/1')).body).files
    const added = await upload(new File(['hello'], 'brochure.pdf'))
    expect(added).toMatchObject({ status: 201, body: { name: 'brochure.pdf', size: 5 } })
    const { id } = v.parse(ClientFile, added.body)
    expect(v.parse(Client, (await get('/clients/1')).body).files).toHaveLength(before.length + 1)
    expect((await upload(new File([], 'empty.pdf'))).body.message).toBe('The file is empty.')
    expect((await upload(new File(['x'.repeat(10_485_761)], 'large.pdf'))).body.message).toBe(
      'A file can have at most 10 MB.',
    )
    expect((await call('DELETE', `/clients/1/files/${id}`)).status).toBe(204)
    expect((await call('DELETE', `/clients/1/files/${id}`)).status).toBe(404)
    expect(v.parse(Client, (await get('/clients/1')).body).files).toEqual(before)
    await simulator.restore(await simulator.snapshot())
    expect(v.parse(ClientFile, (await upload(new File(['hello'], 'brochure.pdf'))).body).id).toBe(id + 1)
  })

  test('a user who cannot see the client gets a 404, and a visitor who is not signed in gets a 401', async () => {
    const { get } = await signedIn('agency', memberEmail)
    const own = new Set(
      v
        .parse(v.array(v.object({ id: v.number() })), (await get('/clients?limit=100')).body['_embedded']?.['clients'])
        .map(({ id }) => id),
    )
    const hidden = Array.from({ length: 12 }, (_, index) => index + 1).find((id) => !own.has(id))
    expect((await get(`/clients/${hidden}`)).status).toBe(404)
    expect((await get(`/clients/${hidden}/stats`)).status).toBe(404)
    expect((await visitor('new-user').call('POST', '/clients', form)).status).toBe(401)
    const stranger = visitor('agency')
    await stranger.call('POST', '/auth/register', { name: 'Bo', email: 'bo@example.com', password: 'long enough' })
    for (const [method, path, body] of [
      ['GET', '/clients/1', undefined],
      ['PATCH', '/clients/1', { name: 'Mine' }],
      ['PUT', '/clients/archived/1', undefined],
      ['DELETE', '/clients/archived/1', undefined],
      ['DELETE', '/clients/1/files/1', undefined],
    ] as const) {
      expect([method, path, (await stranger.call(method, path, body)).status]).toEqual([method, path, 404])
    }
  })
})
