import { SequenceExample } from '@tandem/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../workspaceInvariants.fixtures.ts'
import { ofAll, forecastScenario, total } from './forecastScenario.fixtures.ts'

const dayMs = 86_400_000
const days = 30

interface Shape {
  readonly name: string
  readonly sequence?: object
  readonly profile?: object
  readonly hasAi?: boolean
}

const shapes: readonly Shape[] = [
  { name: 'usual settings' },
  { name: 'at most three messages a day', profile: { messagesLimit: 3 } },
  { name: 'no AI replies and follow-ups', hasAi: false },
  { name: 'sending at all hours', sequence: { schedule: null }, profile: { schedule: '*', automationSchedule: '*' } },
  { name: 'no requests', sequence: { sendConnectionRequests: false }, profile: { messagesLimit: 5 } },
  { name: 're-engagement', sequence: { type: 'reEngagement' }, profile: { messagesLimit: 6 } },
]

const cases = shapes.flatMap((shape) => [1, 2, 3].map((seed) => [shape.name, seed, shape] as const))

test.each(cases)(
  'SEQ-81 the number of sent messages differs from the forecast by less than a fifth: %s, seed %d',
  async (_name, seed, shape) => {
    const { simulator, call, forecast } = forecastScenario('first-sequence', seed)
    await simulator.control('/credits', { method: 'POST', body: JSON.stringify({ left: 100_000 }) })
    const { tables } = await simulator.snapshot()
    const recipientIds = (tables['recipients']?.rows ?? []).map(({ id }) => id)
    const profileId = tables['profiles']?.rows[0]?.id ?? 0
    const { hasAi = true, sequence, profile } = shape
    await call('PATCH', `/profiles/${profileId}`, { connectionRequestsLimit: 10, messagesLimit: 30, ...profile })
    const { answer } = await call('GET', '/sequences/example/?clientId=1')
    const example = v.parse(SequenceExample, answer)
    const settings = {
      name: 'Truth',
      type: 'cloud',
      clientId: 1,
      startDate: '2026-11-20',
      scheduleTimezone: 'Europe/Paris',
    }
    const texts = {
      ...example,
      responses: hasAi ? example.responses : [],
      followUps: hasAi ? example.followUps.map(({ category, steps }) => ({ category, steps, enabled: true })) : [],
    }
    const body = { ...settings, ...texts, recipientIds, profileIds: [profileId], ...sequence }
    expect((await call('POST', '/sequences', body)).status).toBe(201)
    const id = rowsOf(await simulator.snapshot(), 'sequences').at(-1)?.id ?? 0
    await call('PATCH', `/sequences/${id}`, { status: 'active' })
    const promised = await forecast(id, days)
    await simulator.clock.advance((days - 1) * dayMs)
    const end = Date.parse(`${promised.dates.at(-1)}T00:00:00Z`)
    const sent = rowsOf(await simulator.snapshot(), 'messages').filter(
      ({ type, status, isRequest, timestamp }) =>
        type === 'outgoing' && status === 'sent' && !isRequest && timestamp < end,
    ).length
    const expected = [...ofAll(promised, 'messages').slice(0, -1), ...ofAll(promised, 'expectedMessages').slice(0, -1)]
    expect(sent).toBeGreaterThan(20)
    expect(Math.abs(total(expected) / sent - 1)).toBeLessThan(0.2)
  },
)
