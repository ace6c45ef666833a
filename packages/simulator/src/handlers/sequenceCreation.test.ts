import { expect, test } from 'vitest'
import { itemsOf, signedIn } from './visitor.fixtures.ts'

test('SEQ-24 a new sequence leaves out the profiles and recipients that cannot be added', async () => {
  const { call, get } = await signedIn('agency')
  const listed = itemsOf(await get('/profiles?view=admin_list&limit=100'), 'profiles')
  const profiles = listed.filter(({ slotStatus }) => slotStatus === 'assigned')
  const free = profiles.find(({ clientId, sequenceId }) => clientId !== null && sequenceId === null)
  const recipients = itemsOf(await get('/recipients?limit=100'), 'recipients')
  const held = recipients.filter(({ sequenceId }) => sequenceId !== null)
  const created = await call('POST', '/sequences', {
    name: 'Autumn',
    type: 'cloud',
    clientId: free?.clientId,
    startDate: '2026-11-23',
    scheduleTimezone: 'Europe/Vienna',
    sendConnectionRequests: false,
    profileIds: [free?.id, ...profiles.map(({ id }) => id), 987_654],
    recipientIds: [...held.map(({ id }) => id), 987_654],
  })
  expect(created.status).toBe(201)
  expect(held.length).toBeGreaterThan(0)
  const { body } = await get(`/sequences/${Number(created.body['id'])}`)
  expect(body).toMatchObject({ recipientIds: [], profileIds: [free?.id] })
})
