import { Conversation, Message, Stats } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { futureOf, somePlanned, someThread } from './threads.fixtures.ts'
import { itemsOf, memberEmail, signedIn, visitor } from './visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

const conversationsOf = async ({ get }: Someone, query: string) =>
  v.parse(v.array(Conversation), itemsOf(await get(`/conversations?limit=100&${query}`), 'conversations'))
const threadOf = async ({ get }: Someone, id: number | undefined, query: string = 'limit=100') =>
  v.parse(v.array(Message), itemsOf(await get(`/conversations/${id}/messages?${query}`), 'messages'))

describe('the list', () => {
  test('INBOX-5 a page of the list has 20 conversations, and a page around a conversation has 40', async () => {
    const { get } = await signedIn('agency')
    const [middle] = itemsOf(await get('/conversations?limit=1&offset=100'), 'conversations')
    expect((await get('/conversations')).body.count).toBe(20)
    expect((await get(`/conversations?around=${middle?.id}`)).body.count).toBe(40)
    expect((await get(`/conversations/${middle?.id}`)).status).toBe(200)
  })

  test('INBOX-6 a conversation embeds the client of its profile', async () => {
    const someone = await signedIn('agency')
    const { call, get } = someone
    const { id, profileId, sequenceId } = await someThread(someone)
    await call('DELETE', `/sequences/${sequenceId}/profiles/${profileId}`)
    const { body: profile } = await get(`/profiles/${profileId}`)
    const other = itemsOf(await get('/clients'), 'clients').find((client) => client.id !== profile['clientId'])?.id
    expect((await call('PATCH', `/profiles/${profileId}`, { clientId: other })).status).toBe(200)
    for (const path of [`/conversations/${id}`, `/conversations?around=${id}&limit=1`]) {
      const embedded = (await get(path)).body['_embedded']
      expect(Object.keys(Object(embedded?.['clients']))).toEqual([String(other)])
    }
  })

  test('INBOX-15 the server refuses a cursor that is not in the list or in the thread', async () => {
    const someone = await signedIn('agency')
    const { call, get } = someone
    const waiting = await someThread(someone, 'needsAnswer=true')
    const path = `/conversations?needsAnswer=true&after=${waiting.id}`
    expect((await get(path)).status).toBe(200)
    await call('POST', `/conversations/${waiting.id}/messages`, { status: 'sent', text: 'Gladly.' })
    expect((await get(path)).body.message).toContain('without a cursor')
    for (const cursor of ['after', 'before', 'around']) {
      expect([cursor, (await get(`/conversations?${cursor}=999999`)).status]).toEqual([cursor, 400])
      const message = await get(`/conversations/${waiting.id}/messages?${cursor}=999999`)
      expect([cursor, message.status]).toEqual([cursor, 400])
    }
    expect((await get('/recipients?after=999999')).body).toMatchObject({ count: 0 })
  })
})

describe('a thread', () => {
  test('INBOX-15 the server returns the newest messages first, page by page or around a message', async () => {
    const someone = await signedIn()
    const [{ id } = { id: 0 }] = await conversationsOf(someone, 'hasIncoming=true')
    const all = await threadOf(someone, id)
    const ids = all.map((message) => message.id)
    expect(all.map(({ timestamp }) => timestamp)).toEqual(
      all
        .map(({ timestamp }) => timestamp)
        .toSorted()
        .toReversed(),
    )
    const paged = async (query: string) => (await threadOf(someone, id, query)).map((message) => message.id)
    expect(await paged(`limit=2&after=${ids[1]}`)).toEqual(ids.slice(2, 4))
    expect(await paged(`limit=2&before=${ids[3]}`)).toEqual(ids.slice(1, 3))
    expect(await paged(`limit=2&around=${ids[1]}`)).toEqual(ids.slice(0, 2))
    expect(await someone.get(`/conversations/${id}/messages`)).toMatchObject({ body: { totalCount: ids.length } })
    expect((await someone.get(`/conversations/${id}/messages?limit=0`)).status).toBe(400)
  })
})

describe('reading', () => {
  test('reading a message makes it the last read message, unless the user has read a newer message', async () => {
    const someone = await signedIn('agency')
    const [unread] = await conversationsOf(someone, 'unread=true')
    const incoming = (await threadOf(someone, unread?.id)).filter(({ type }) => type === 'incoming')
    const [last] = incoming
    const read = (messageId: number | undefined) =>
      someone.call('PUT', `/conversations/${unread?.id}/messages/last-read/${messageId}`)
    expect(unread?.unreadMessagesCount).toBeGreaterThan(0)
    expect(await read(last?.id)).toMatchObject({
      status: 200,
      body: { lastReadMessageId: last?.id, unreadMessagesCount: 0 },
    })
    expect(await read(incoming.at(-1)?.id)).toMatchObject({
      status: 200,
      body: { lastReadMessageId: last?.id, unreadMessagesCount: 0 },
    })
    expect((await read(987_654)).status).toBe(404)
    expect((await conversationsOf(someone, 'unread=true')).map(({ id }) => id)).not.toContain(unread?.id)
  })
})

describe('categories', () => {
  test('INBOX-30 a conversation has the category of the last incoming message', async () => {
    const someone = await signedIn('agency')
    const candidates = await conversationsOf(someone, 'category=interested')
    const { id, sequenceId } = candidates.find((each) => each.sequenceId !== null) ?? { id: 0, sequenceId: 0 }
    const interested = (await threadOf(someone, id)).filter(({ category }) => category === 'interested')
    const first = interested.at(-1)
    const countOn = async () => {
      const day = first?.timestamp.slice(0, 10)
      const { body } = await someone.get(`/sequences/${sequenceId}/stats?dateStart=${day}&dateEnd=${day}`)
      return v.parse(Stats, body).stats[0]?.interestedCount ?? 0
    }
    const before = await countOn()
    for (const message of interested) {
      const patched = await someone.call('PATCH', `/conversations/${id}/messages/${message.id}`, {
        category: 'neutral',
      })
      expect(patched).toMatchObject({ status: 200, body: { category: 'neutral' } })
    }
    expect(await countOn()).toBe(before - 1)
    expect((await someone.get(`/conversations/${id}`)).body).toMatchObject({ category: 'neutral' })
    await someone.call('PATCH', `/conversations/${id}/messages/${first?.id}`, { category: 'interested' })
    expect(await countOn()).toBe(before)
  })

  test('DASH-2 a category that needs no reply removes the lead from the tasks of the dashboard', async () => {
    const someone = await signedIn('agency')
    const [waiting] = await conversationsOf(someone, 'needsAnswer=true&category=interested')
    const [last] = await threadOf(someone, waiting?.id)
    const tasks = async () => (await someone.get('/dashboard?dateStart=2026-11-20&dateEnd=2026-11-20')).body['tasks']
    const total = v.object({ interestedTotal: v.number() })
    const before = v.parse(total, await tasks())
    await someone.call('PATCH', `/conversations/${waiting?.id}/messages/${last?.id}`, { category: 'not_now' })
    expect(v.parse(total, await tasks())).toEqual({ interestedTotal: before.interestedTotal - 1 })
  })

  test("only a lead's message can get a category", async () => {
    const someone = await signedIn()
    const [{ id } = { id: 0 }] = await conversationsOf(someone, 'hasIncoming=true')
    const outgoing = (await threadOf(someone, id)).find(({ type }) => type === 'outgoing')
    const patch = (messageId: number | undefined, category: string) =>
      someone.call('PATCH', `/conversations/${id}/messages/${messageId}`, { category })
    expect((await patch(outgoing?.id, 'neutral')).status).toBe(422)
    expect((await patch(outgoing?.id, 'angry')).status).toBe(400)
    expect((await patch(987_654, 'neutral')).status).toBe(404)
  })
})

test('INBOX-11 an unfollowed conversation gets no follow-ups until it is followed again', async () => {
  const someone = await signedIn('agency')
  const { id, message } = await somePlanned(someone, 'followup')
  expect((await someone.call('DELETE', `/conversations/followed/${id}`)).body).toMatchObject({ isFollowed: false })
  expect(await futureOf(someone, id)).toEqual([])
  expect((await someone.call('PUT', `/conversations/followed/${id}`)).body).toMatchObject({ isFollowed: true })
  expect(await futureOf(someone, id)).toEqual([message])
})

describe('a conversation', () => {
  test('a user with access can unfollow a conversation and turn its automation off; other users get a 404', async () => {
    const { call, get } = await signedIn()
    expect((await call('PATCH', '/conversations/1', { automationEnabled: 'no' })).status).toBe(400)
    const [{ id = 0 } = {}] = itemsOf(await get('/conversations?limit=1'), 'conversations')
    expect(await call('PATCH', `/conversations/${id}`, { automationEnabled: false })).toMatchObject({
      body: { automationEnabled: false },
    })
    expect(await call('DELETE', `/conversations/followed/${id}`)).toMatchObject({
      status: 200,
      body: { isFollowed: false },
    })
    const member = await signedIn('agency', memberEmail)
    const own = new Set((await conversationsOf(member, '')).map((each) => each.id))
    const all = await conversationsOf(await signedIn('agency'), '')
    const foreign = all.find((each) => !own.has(each.id))?.id
    expect(foreign).toBeDefined()
    for (const [method, path, body] of [
      ['GET', `/conversations/${foreign}`, undefined],
      ['PATCH', `/conversations/${foreign}`, { automationEnabled: true }],
      ['DELETE', `/conversations/followed/${foreign}`, undefined],
      ['PUT', `/conversations/followed/${foreign}`, undefined],
      ['GET', `/conversations/${foreign}/messages`, undefined],
      ['PUT', `/conversations/${foreign}/messages/last-read/1`, undefined],
      ['PATCH', `/conversations/${foreign}/messages/1`, { category: 'neutral' }],
    ] as const) {
      expect([method, path, (await member.call(method, path, body)).status]).toEqual([method, path, 404])
      expect([method, path, (await visitor('new-user').call(method, path, body)).status]).toEqual([method, path, 401])
    }
  })
})
