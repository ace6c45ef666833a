import { Conversation, type Message, Sequence } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { futureOf, nextStepOf, conversationOf, somePlanned, threadOf } from '../../../handlers/threads.fixtures.ts'
import { itemsOf, signedIn, signedInByHand } from '../../../handlers/visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

const sequenceOf = async ({ get }: Someone, id: number) => v.parse(Sequence, (await get(`/sequences/${id}`)).body)
const sentence = 'We have a stand at the fair in Berlin'

/** Gives the AI the same prompt for all texts of a sequence. */
async function prompt(someone: Someone, conversationId: number, words: string): Promise<void> {
  const { sequenceId } = await conversationOf(someone, conversationId)
  const sequence = await sequenceOf(someone, sequenceId ?? 0)
  // 12 steps are enough: a conversation of the simulator has at most 12 rounds.
  const prompted = (steps: readonly object[]) =>
    Array.from({ length: 12 }, (_, index) => ({ ...(steps[index] ?? steps.at(-1)), prompts: [words] }))
  const { status } = await someone.call('PATCH', `/sequences/${sequenceId}`, {
    responses: sequence.responses.map((entry) => ({ ...entry, steps: prompted(entry.steps) })),
    followUps: sequence.followUps.map((entry) => ({ ...entry, steps: prompted(entry.steps) })),
    aiTemplates: prompted(sequence.aiTemplates),
  })
  expect(status).toBe(200)
}

describe('the texts of a campaign', () => {
  test.each(['ai', 'followup', 'ai_template'] as const)(
    'a message of the kind %s follows the prompts of its sequence',
    async (kind) => {
      const someone = await signedInByHand()
      const { id, message: before } = await somePlanned(someone, kind)
      await prompt(someone, id, `Say that ${sentence}.`)
      const [changed] = await futureOf(someone, id)
      expect([changed?.text.includes(`${sentence}.`), before.text.includes(sentence)]).toEqual([true, false])
      await prompt(someone, id, 'Name the price and offer a call. Keep it short.')
      const [planned] = await futureOf(someone, id)
      expect(planned?.text).not.toBe(changed?.text)
      expect(planned?.text).toMatch(/twenty minutes|calendly/)
      await someone.simulator.clock.runUntil(Date.parse((await nextStepOf(someone, id)).at ?? ''))
      expect((await threadOf(someone, id))[0]).toMatchObject({ kind, text: planned?.text })
    },
  )

  test('the same prompts give the same text', async () => {
    const write = async () => {
      const someone = await signedInByHand()
      const { id } = await somePlanned(someone, 'ai')
      await prompt(someone, id, 'Ask a question about their situation.')
      return (await futureOf(someone, id))[0]?.text
    }
    expect(await write()).toBe(await write())
  })

  test('reminders of calls follow the templates of the client', async () => {
    const someone = await signedIn('agency')
    const { id, message } = await somePlanned(someone, 'call_reminder')
    const { sequenceId } = await conversationOf(someone, id)
    const { clientId } = await sequenceOf(someone, sequenceId ?? 0)
    const save = async (enabled: boolean) => {
      for (const delay of ['day', 'few_hours', 'less_than_hour']) {
        const body = { clientId, enabled, delay, text: `%firstName%, see you (${delay}).` }
        expect((await someone.call('PUT', '/calls/reminder-templates', body)).status).toBe(200)
      }
    }
    await save(true)
    expect((await futureOf(someone, id))[0]?.text).toMatch(/^\S+, see you \((day|few_hours|less_than_hour)\)\.$/)
    await save(false)
    expect(await futureOf(someone, id)).toEqual([])
    await someone.simulator.clock.runUntil(Date.parse(message.timestamp) + 3_600_000)
    expect(
      (await threadOf(someone, id)).filter(
        ({ kind, timestamp }) => kind === 'call_reminder' && timestamp >= message.timestamp,
      ),
    ).toEqual([])
  })
})

describe('leads at the end of their script', () => {
  /** Sends seven messages to each lead whose script is over, one every 12 days. Returns the answers. */
  async function answers() {
    const someone = await signedIn()
    const threads = v.parse(
      v.array(Conversation),
      itemsOf(await someone.get('/conversations?limit=100'), 'conversations'),
    )
    const over: number[] = []
    for (const { id } of threads) if ((await nextStepOf(someone, id)).is === 'over') over.push(id)
    const incoming: Message[] = []
    const perRound: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const since = new Date(someone.simulator.clock.now()).toISOString()
      for (const id of over)
        await someone.call('POST', `/conversations/${id}/messages`, {
          text: 'May I ask you once more?',
          status: 'sent',
        })
      await someone.simulator.clock.advance(12 * 86_400_000)
      const fresh: Message[] = []
      for (const id of over)
        fresh.push(
          ...(await threadOf(someone, id)).filter(({ type, timestamp }) => type === 'incoming' && timestamp > since),
        )
      perRound.push(fresh.length)
      incoming.push(...fresh)
    }
    return { over, incoming, perRound }
  }

  test('the leads answer some further messages, but not the seventh', async () => {
    const { over, incoming, perRound } = await answers()
    expect(over.length).toBeGreaterThan(15)
    expect(new Set(incoming.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4)
    const answered = new Set(incoming.map(({ conversationId }) => conversationId)).size
    expect([answered > over.length * 0.3, answered < over.length]).toEqual([true, true])
    expect((perRound[0] ?? 0) > 0 && (perRound[6] ?? 0) === 0).toBe(true)
    for (const { text } of incoming) expect(text).not.toMatch(/[{}]|undefined/)
    const again = await answers()
    expect(again.incoming.map(({ text, timestamp }) => [timestamp, text])).toEqual(
      incoming.map(({ text, timestamp }) => [timestamp, text]),
    )
  })
})
