import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { booking } from '../domain/dialogue/booking.ts'
import { exchangeOf } from '../domain/dialogue/leadReplies.ts'
import { topics } from '../domain/dialogue/topics.ts'
import { itemsOf, signedIn } from '../handlers/visitor.fixtures.ts'
import { violationsOf } from '../workspaceInvariants.fixtures.ts'

/** True if the text contains all words of at least one wording. Placeholders such as `{name}` do not count. */
const isAmong = (text: string, wordings: readonly string[]): boolean =>
  wordings.some((wording) => wording.split(/\{\w+\}/).every((words) => text.includes(words.trim())))

type Someone = Awaited<ReturnType<typeof signedIn>>

const control = async ({ simulator }: Someone, path: string, body: object) =>
  (await simulator.control(path, { method: 'POST', body: JSON.stringify(body) })).status

const Conversation = v.looseObject({ id: v.number(), category: v.string(), recipientId: v.number() })
const conversationsOf = async ({ get }: Someone, query: string) =>
  v.parse(v.array(Conversation), itemsOf(await get(`/conversations?${query}`), 'conversations'))
const BookedCall = v.object({ id: v.number(), date: v.string() })
const Story = v.object({
  clientId: v.number(),
  sequenceId: v.number(),
  conversationId: v.number(),
  call: v.nullable(BookedCall),
  waitingId: v.nullable(v.number()),
})
const Forecast = v.looseObject({ allContactedOn: v.string(), reasons: v.array(v.string()) })
const Message = v.looseObject({ id: v.number(), text: v.string(), error: v.nullable(v.string()) })
const messagesOf = async ({ get }: Someone, path: string) =>
  v.parse(v.array(Message), itemsOf(await get(path), 'messages'))
const Credits = v.looseObject({ aiCreditsUsed: v.number(), aiCreditsTotal: v.number() })

describe('the demo controls', () => {
  test('SIM-23 a presenter makes a lead answer in each mood', async () => {
    const someone = await signedIn('appsumo')
    const moods = ['interested', 'info_request', 'objection', 'neutral', 'not_now', 'not_interested', 'unqualified']
    const silent = await conversationsOf(someone, 'limit=40&hasIncoming=false')
    const talking = await conversationsOf(someone, 'limit=40&hasIncoming=true')
    expect(silent.length).toBeGreaterThanOrEqual(moods.length)
    for (const [index, mood] of [...moods, 'stop_campaign'].entries()) {
      for (const { id } of [silent[index] ?? { id: 0 }, talking[index] ?? { id: 0 }]) {
        if (id === 0) continue
        expect([mood, await control(someone, '/answer', { conversationId: id, mood })]).toEqual([mood, 204])
        const { body } = await someone.get(`/conversations/${id}`)
        expect([mood, body['category']]).toEqual([mood, mood])
      }
    }
    await someone.simulator.clock.advance(3 * 86_400_000)
    expect(violationsOf(await someone.simulator.snapshot(), new Map())).toEqual([])
    expect(await control(someone, '/answer', { conversationId: 999_999, mood: 'interested' })).toBe(404)
    expect(await control(someone, '/answer', { conversationId: 1, mood: 'happy' })).toBe(400)
  })

  test.each(['new_message', 'limit_reached', 'recipient_cannot_be_reached', 'max_attempts_reached'])(
    'SIM-24 a presenter makes the next message of a conversation fail once with %s',
    async (error) => {
      const someone = await signedIn('appsumo')
      const [{ id } = { id: 0 }, other] = await conversationsOf(someone, 'limit=2&hasIncoming=true')
      expect(await control(someone, '/fail-send', { error, conversationId: id })).toBe(204)
      const send = (conversationId: number, text: string) =>
        someone.call('POST', `/conversations/${conversationId}/messages`, { text, status: 'sent' })
      await send(other?.id ?? 0, 'To somebody else')
      expect(await messagesOf(someone, `/conversations/${other?.id}/messages/future`)).toEqual([])
      await send(id, 'Hello there')
      if (error === 'max_attempts_reached') await someone.simulator.clock.advance(60_000)
      const failed = await messagesOf(someone, `/conversations/${id}/messages/future`)
      expect(failed.find(({ text }) => text === 'Hello there')?.error).toBe(error)
      await send(id, 'Once more')
      const thread = await messagesOf(someone, `/conversations/${id}/messages?limit=2`)
      expect(thread.map(({ text }) => text)).toContain('Once more')
      expect(await control(someone, '/fail-send', { error: 'tired' })).toBe(400)
      expect(await control(someone, '/fail-send', { error, conversationId: 999_999 })).toBe(404)
    },
  )

  test('SIM-25 a presenter sets the remaining AI credits to a lower or a higher number', async () => {
    const someone = await signedIn('appsumo')
    const credits = async () => v.parse(Credits, (await someone.get('/organizations/1')).body)
    const { aiCreditsTotal: total } = await credits()
    const steps = [
      { left: 12, used: total - 12, total },
      { left: total, used: 0, total },
      { left: 0, used: total, total },
      { left: 50_000, used: total, total: total + 50_000 },
    ]
    for (const step of steps) {
      expect(await control(someone, '/credits', { left: step.left })).toBe(204)
      expect(await credits()).toMatchObject({ aiCreditsUsed: step.used, aiCreditsTotal: step.total })
    }
    expect(await control(someone, '/credits', { left: -1 })).toBe(400)
  })

  test('SIM-23 a presenter makes a lead ask, accept a time and write about the booked call', async () => {
    const someone = await signedIn('agency')
    const [{ id } = { id: 0 }] = await conversationsOf(someone, 'hasIncoming=false&limit=1')
    const says = async (mood: string) => {
      expect(await control(someone, '/answer', { conversationId: id, mood })).toBe(204)
      return (await messagesOf(someone, `/conversations/${id}/messages?limit=1`))[0]?.text ?? ''
    }
    const reply = async () => {
      const text = v.parse(v.string(), (await someone.call('POST', `/conversations/${id}/ai-replies`, {})).body['text'])
      await someone.call('POST', `/conversations/${id}/messages`, { text, status: 'sent' })
      return text
    }
    await says('neutral')
    const question = await says('interested')
    const topic = Object.values(topics).find(({ questions }) => isAmong(question, questions))
    expect(topic).toBeDefined()
    const proposal = await reply()
    expect(isAmong(proposal, topic?.answers ?? [])).toBe(true)
    expect(proposal).toMatch(/day at \d\d:(00|30)/)

    expect(isAmong(await says('interested'), booking.accept)).toBe(true)
    const { body: call } = await someone.get(`/calls/${id}`)
    expect(call).toMatchObject({ status: 'scheduled' })
    expect(isAmong(await reply(), booking.confirm)).toBe(true)
    expect(isAmong(await says('info_request'), exchangeOf('booked', 'info_request').says)).toBe(true)
    expect(isAmong(await reply(), exchangeOf('booked', 'info_request').answers)).toBe(true)
    expect(isAmong(await says('not_interested'), exchangeOf('booked', 'not_interested').says)).toBe(true)
  })

  test('the AI proposes calls only at whole and half hours from 09:00 to 16:30', async () => {
    const someone = await signedIn('agency')
    const texts: string[] = []
    for (const { id } of await conversationsOf(someone, 'limit=60&hasIncoming=true')) {
      const { body } = await someone.call('POST', `/conversations/${id}/ai-replies`, { prompt: 'Propose a call.' })
      texts.push(String(body['text']))
    }
    const times = texts.flatMap((text) => Array.from(text.matchAll(/ at (\d\d):(\d\d)/g)))
    expect(times.length).toBeGreaterThan(20)
    for (const [text, hour, minute] of times) {
      expect([text, minute === '00' || minute === '30']).toEqual([text, true])
      expect([text, Number(hour) >= 9 && Number(hour) < 17]).toEqual([text, true])
    }
  })

  test('SIM-26 a presenter renames the company, the user and leads', async () => {
    const someone = await signedIn('appsumo')
    const chosen = { company: 'Acme GmbH', user: 'Ana Presenter', leads: ['Helen Brandt', 'Jan van der Meer'] }
    expect(await control(someone, '/names', chosen)).toBe(204)
    const { clientId } = v.parse(Story, await (await someone.simulator.control('/story')).json())
    expect((await someone.get(`/clients/${clientId}`)).body['name']).toBe('Acme GmbH')
    expect((await someone.get('/clients?search=acme')).body.totalCount).toBeGreaterThan(0)
    expect((await someone.get('/users/me')).body['name']).toBe('Ana Presenter')
    const found = await conversationsOf(someone, 'search=helen%20brandt')
    expect(found).toHaveLength(1)
    const [{ id } = { id: 0 }] = found
    const texts = (await messagesOf(someone, `/conversations/${id}/messages?limit=40`)).map(({ text }) => text)
    expect(texts.some((text) => text.includes('Helen'))).toBe(true)
    expect(await control(someone, '/names', { company: ' ' })).toBe(400)
    expect(await control(someone, '/names', { leads: ['x'.repeat(201)] })).toBe(400)
  })

  test('SIM-26, SIM-41 a presenter gives names to interested leads of the client that the tour shows', async () => {
    const someone = await signedIn('agency')
    const leads = ['Laura Bennett', 'Martin Keller']
    expect(await control(someone, '/names', { company: 'Fairhaven Group', leads })).toBe(204)
    const clients = itemsOf(await someone.get('/clients?search=fairhaven'), 'clients')
    expect(clients).toMatchObject([{ name: 'Fairhaven Group', url: 'https://fairhavengroup.com' }])
    for (const name of leads) {
      const path = `/conversations?hasCall=false&category=interested&automationEnabled=true&search=${encodeURIComponent(name)}`
      const found = await someone.get(path)
      const [sequence] = v.parse(
        v.array(v.looseObject({ status: v.string() })),
        Object.values(Object(Object(found.body['_embedded'])['sequences'])),
      )
      expect(sequence).toMatchObject({ status: 'active', clientId: clients[0]?.id })
    }
    const story = v.parse(Story, await (await someone.simulator.control('/story')).json())
    expect(story.clientId).toBe(clients[0]?.id)
    expect((await someone.get(`/sequences/${story.sequenceId}`)).body).toMatchObject({ clientId: story.clientId })
    const [laura] = await conversationsOf(someone, 'search=laura%20bennett')
    expect(laura).toMatchObject({ id: story.conversationId, sequenceId: story.sequenceId })
  })

  test('SIM-41 the tour shows a sequence that contacts recipients for at least two weeks', async () => {
    const someone = await signedIn('agency')
    const { sequenceId } = v.parse(Story, await (await someone.simulator.control('/story')).json())
    const { body } = await someone.call('POST', '/sequences/forecast', { sequenceId })
    const { allContactedOn, reasons } = v.parse(Forecast, body)
    expect(Date.parse(allContactedOn)).toBeGreaterThan(someone.simulator.clock.now() + 13 * 86_400_000)
    expect(reasons).not.toContain('weeklyLimit')
  })

  test('SIM-41 the tour shows a future call, and the waiting lead with the latest message', async () => {
    const someone = await signedIn('agency')
    const story = v.parse(Story, await (await someone.simulator.control('/story')).json())
    const path = `/calls?status=scheduled&clientId=${story.clientId}&limit=100`
    const calls = v.parse(v.array(BookedCall), itemsOf(await someone.get(path), 'calls'))
    expect(calls.map(({ id }) => id)).toContain(story.call?.id)
    expect(Date.parse(story.call?.date ?? '')).toBeGreaterThan(someone.simulator.clock.now())
    const query = 'category=interested&automationEnabled=false&needsAnswer=true&limit=40'
    const waiting = await conversationsOf(someone, query)
    expect(waiting.length).toBeGreaterThan(1)
    expect(waiting[0]?.id).toBe(story.waitingId)
  })
})
