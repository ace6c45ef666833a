import { describe, expect, test } from 'vitest'
import { itemsOf, signedIn } from './visitor.fixtures.ts'

const form = { name: 'Autumn', type: 'cloud', clientId: 1, startDate: '2026-11-23', scheduleTimezone: 'Europe/Vienna' }
const template = (text: string) => ({
  title: 'Connection request',
  text,
  delaySecs: 0,
  systemId: '3f2f8b3e-5a52-4d7e-9d59-0d6f0a1b2c3d',
})

describe('messages', () => {
  test('SEQ-137 each message needs a text, but a sequence can send its connection request without a text', async () => {
    const { call } = await signedIn()
    const [request, blank] = [template('Hi'), template(' \n ')]
    const id = Number((await call('POST', '/sequences', { ...form, templates: [request] })).body['id'])
    const patched = async (fields: object) => {
      const { status, body } = await call('PATCH', `/sequences/${id}`, fields)
      return [status, body.message]
    }
    expect(await patched({ templates: [request, request, blank] })).toEqual([400, 'Message 2: A message needs a text.'])
    expect(await patched({ templates: [blank] })).toEqual([400, 'Connection request: A message needs a text.'])
    expect(await patched({ templates: [blank], sendEmptyConnectionRequest: true })).toEqual([200, undefined])
    expect(await patched({ sendEmptyConnectionRequest: false })).toEqual([
      400,
      'Connection request: A message needs a text.',
    ])
    expect(await patched({ templates: [blank], sendConnectionRequests: false })).toEqual([
      400,
      'Connection request: A message needs a text.',
    ])
    expect((await call('POST', '/sequences', { ...form, templates: [blank] })).status).toBe(400)
  })

  test('SEQ-137 an active sequence needs a message', async () => {
    const { call, get } = await signedIn('agency')
    const listed = itemsOf(await get('/sequences?limit=100'), 'sequences')
    const active = listed.find(({ type, status }) => type === 'cloud' && status === 'active')
    expect(await call('PATCH', `/sequences/${active?.id}`, { templates: [] })).toMatchObject({
      status: 422,
      body: { message: 'An active sequence needs at least one message.' },
    })
    expect((await get(`/sequences/${active?.id}`)).body).toMatchObject({ templates: active?.['templates'] })
    expect((await call('PATCH', `/sequences/${active?.id}`, { templates: [], status: 'paused' })).status).toBe(200)
  })
})

test('SEQ-137 an active re-engagement needs a step', async () => {
  const { call, get } = await signedIn('agency')
  const { id } = itemsOf(await get('/sequences?type=reEngagement&status=active&limit=1'), 'sequences')[0] ?? {}
  const refused = { status: 422, body: { message: 'An active re-engagement needs at least one step.' } }
  expect(await call('PATCH', `/sequences/${id}`, { aiTemplates: [] })).toMatchObject(refused)
  expect((await call('PATCH', `/sequences/${id}`, { status: 'paused', aiTemplates: [] })).status).toBe(200)
  const { body } = await call('POST', '/sequences/forecast', { sequenceId: id, days: 5 })
  expect(body).toMatchObject({ firstContact: null, reasons: expect.arrayContaining(['noMessages']) })
  expect(await call('PATCH', `/sequences/${id}`, { status: 'active' })).toMatchObject(refused)
})
