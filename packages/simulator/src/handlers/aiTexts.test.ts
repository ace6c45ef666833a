import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { someThread } from './threads.fixtures.ts'
import { signedIn } from './visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

describe('texts of the AI', () => {
  const Text = v.object({ text: v.pipe(v.string(), v.minLength(10)) })
  const used = async ({ get }: Someone) =>
    v.parse(v.looseObject({ aiCreditsUsed: v.number() }), (await get('/organizations/1')).body).aiCreditsUsed

  test('INBOX-35 a reply costs at least one credit, and has a new wording each time', async () => {
    const someone = await signedIn('agency')
    const { id } = await someThread(someone, 'needsAnswer=true')
    const before = await used(someone)
    const reply = async (body: object = {}) =>
      v.parse(Text, (await someone.call('POST', `/conversations/${id}/ai-replies`, body)).body).text
    const texts = [await reply({}), await reply({})]
    expect(new Set(texts).size).toBe(2)
    expect(await used(someone)).toBeGreaterThanOrEqual(before + 2)
    expect(await reply({ prompt: 'Say that we have a stand at the fair in Berlin' })).toContain(
      'We have a stand at the fair in Berlin.',
    )
    expect(texts.join(' ')).not.toMatch(/[{}]/)
  })

  test('SEQ-39 an improved text keeps its variables', async () => {
    const someone = await signedIn()
    const improve = async (text: string) =>
      v.parse(Text, (await someone.call('POST', '/conversations/messages/ai-improved', { message: text })).body).text
    expect(await improve('hi %firstName%[QWxleA==]  , can you give me a call asap')).toBe(
      'Hi %firstName%[QWxleA==], could you have a short call as soon as it suits you.',
    )
    expect(await improve('All fine here.')).toBe('All fine here. What do you think?')
  })

  test('SEQ-46, SEQ-47 a client has an example sequence, and a preview ends at the chosen message', async () => {
    const someone = await signedIn('agency')
    const Example = v.looseObject({ templates: v.array(v.unknown()), responses: v.array(v.unknown()) })
    const example = v.parse(Example, (await someone.get('/sequences/example/?clientId=1')).body)
    expect([example.templates.length > 2, example.responses.length]).toEqual([true, 6])
    const rounds = [{ prompts: ['Answer and offer a call.'] }, { prompts: ['Name the price. Keep it short.'] }]
    const Preview = v.object({
      messages: v.array(v.object({ type: v.string(), text: v.pipe(v.string(), v.regex(/^[^{}]+$/)) })),
    })
    const preview = async (path: string, body: object) =>
      v.parse(Preview, (await someone.call('POST', `/sequences/example/${path}`, { clientId: 1, ...body })).body)
        .messages
    const response = { category: 'interested', round: 1, rounds, templates: example.templates }
    const chat = await preview('responses', response)
    expect(chat.map(({ type }) => type)).toEqual([
      'outgoing',
      'outgoing',
      'incoming',
      'outgoing',
      'incoming',
      'outgoing',
    ])
    expect(await preview('responses', response)).toEqual(chat)
    const asked = await preview('responses', { ...response, message: 'Do you speak Dutch?' })
    expect(asked.at(-2)).toEqual({ type: 'incoming', text: 'Do you speak Dutch?' })
    expect(asked.at(-1)).toEqual(chat.at(-1))
    const steps = [
      { delaySecs: 0, prompts: ['Remind.'] },
      { delaySecs: 60, prompts: ['Last one.'] },
    ]
    expect(await preview('ai-templates', { step: 1, steps })).toHaveLength(2)
    expect(
      (await preview('follow-ups', { category: 'neutral', step: 1, steps, rounds })).slice(-2).map(({ type }) => type),
    ).toEqual(['outgoing', 'outgoing'])
    expect((await someone.get('/sequences/example/?clientId=999')).status).toBe(404)
  })

  test('SEQ-47 the request for a preview of a missing step or round gives a 400', async () => {
    const { call } = await signedIn('agency')
    const [rounds, steps] = [[{ prompts: ['Answer.'] }], [{ delaySecs: 0, prompts: ['Remind.'] }]]
    const refused = async (path: string, body: object) => {
      const response = await call('POST', `/sequences/example/${path}`, {
        clientId: 1,
        category: 'interested',
        ...body,
      })
      return [response.status, response.body['errors']]
    }
    expect(await refused('responses', { round: 1, rounds })).toEqual([
      400,
      [{ field: 'round', message: 'There is no such round.' }],
    ])
    const noStep = [400, [{ field: 'step', message: 'There is no such step.' }]]
    expect(await refused('ai-templates', { step: 1, steps })).toEqual(noStep)
    expect(await refused('follow-ups', { step: 1, steps })).toEqual(noStep)
  })

  test('an improved text costs one credit, and is refused if no credit is left', async () => {
    const someone = await signedIn('appsumo')
    await someone.simulator.control('/credits', { method: 'POST', body: JSON.stringify({ left: 1 }) })
    const before = await used(someone)
    const improve = () => someone.call('POST', '/conversations/messages/ai-improved', { message: 'hello' })
    expect((await improve()).status).toBe(200)
    expect(await used(someone)).toBe(before + 1)
    expect(await improve()).toMatchObject({
      status: 422,
      body: { message: 'There are no AI credits left. Please buy some more.' },
    })
    expect(await used(someone)).toBe(before + 1)
  })

  test('the AI writes no text if no credits are left', async () => {
    const someone = await signedIn('out-of-credits')
    const { id } = await someThread(someone)
    const tries = [
      await someone.call('POST', `/conversations/${id}/ai-replies`, {}),
      await someone.call('POST', '/conversations/messages/ai-improved', { message: 'hello' }),
      await someone.call('POST', '/sequences/example/ai-templates', {
        clientId: 1,
        step: 0,
        steps: [{ delaySecs: 0, prompts: ['Remind.'] }],
      }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422])
  })
})
