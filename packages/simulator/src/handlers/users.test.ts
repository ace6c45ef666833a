import { describe, expect, test } from 'vitest'
import { memberEmail, signedIn, visitor } from './visitor.fixtures.ts'

describe('the team', () => {
  test('TEAM-9 a user can get another name, and an email that no other user has', async () => {
    const { call, signIn } = await signedIn('agency')
    expect((await call('PATCH', '/users/3', { name: 'Dan', email: 'Dan@Example.com' })).body).toMatchObject({
      name: 'Dan',
      email: 'dan@example.com',
    })
    expect((await call('PATCH', '/users/3', { email: 'demo@example.com' })).status).toBe(409)
    expect((await call('PATCH', '/users/3', { email: 'dan@example.com' })).status).toBe(200)
    expect((await call('PATCH', '/users/3', { email: 'nowhere' })).status).toBe(400)
    expect((await call('PATCH', '/users/987654', { name: 'x' })).status).toBe(404)
    expect((await signIn('dan@example.com')).status).toBe(200)
  })

  test('TEAM-11, TEAM-12 a user with the role member sees a profile only while it is assigned to this user', async () => {
    const owner = await signedIn('agency')
    const { call, get, signIn } = owner
    const before = (await get('/users/3')).body.profileIds ?? []
    const added = Array.from({ length: 30 }, (_, index) => index + 1).find((id) => !before.includes(id))
    const path = `/users/3/profiles/${added}`
    expect([(await call('PUT', path)).status, (await call('PUT', path)).status]).toEqual([204, 204])
    expect((await get('/users/3')).body.profileIds).toEqual([...before, added])
    expect((await get(`/profiles?userId=3&limit=100`)).body.count).toBe(before.length + 1)
    await signIn(memberEmail)
    expect((await get(`/profiles/${added}`)).status).toBe(200)
    await signIn()
    expect((await call('DELETE', path)).status).toBe(204)
    await signIn(memberEmail)
    expect((await get(`/profiles/${added}`)).status).toBe(404)
  })

  test('users with the role member can change only their own account', async () => {
    const { call } = await signedIn('agency', memberEmail)
    expect((await call('PATCH', '/users/3', { name: 'Daniel O.' })).status).toBe(200)
    expect((await call('PATCH', '/users/1', { name: 'Nobody' })).status).toBe(403)
    expect((await call('PUT', '/users/3/profiles/1')).status).toBe(403)
    expect((await call('DELETE', '/users/3/profiles/1')).status).toBe(403)
    expect((await visitor('new-user').call('PUT', '/users/3/profiles/1')).status).toBe(401)
  })

  test('a request with an unknown id returns 404', async () => {
    const { call } = await signedIn('agency')
    expect((await call('PUT', '/users/987654/profiles/1')).status).toBe(404)
    expect((await call('PUT', '/users/3/profiles/987654')).status).toBe(404)
    expect((await call('DELETE', '/users/3/profiles/987654')).status).toBe(404)
  })
})
