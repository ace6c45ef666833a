import { Call } from '@tandem/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signedIn } from './visitor.fixtures.ts'

const dayMs = 86_400_000

test('CALL-32 lists expired calls, then future calls, then calls without a date, then closed calls', async () => {
  const { get, simulator } = await signedIn('agency')
  const pageAfter = async (after?: number) => {
    const { body } = await get(`/calls?limit=100${after === undefined ? '' : `&after=${after}`}`)
    return v.parse(v.array(Call), body['_embedded']?.['calls'])
  }
  const listed = async () => {
    const calls: Call[] = []
    for (let page = await pageAfter(); page.length > 0; page = await pageAfter(calls.at(-1)?.id)) calls.push(...page)
    return calls
  }
  const groupOf = ({ status, date: at }: Call, now: number) =>
    at === null ? 2 : status === 'scheduled' ? (Date.parse(at) < now ? 0 : 1) : 3
  for (const days of [0, 3]) {
    await simulator.clock.advance(days * dayMs)
    const now = simulator.clock.now()
    const calls = await listed()
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
    const groups = calls.map((call) => groupOf(call, now))
    expect(groups).toEqual(groups.toSorted((one, other) => one - other))
    expect(new Set(groups)).toEqual(new Set([0, 1, 2, 3]))
    const timesIn = (group: number) =>
      calls.filter((call) => groupOf(call, now) === group).map(({ date: at }) => Date.parse(at ?? ''))
    expect(timesIn(0)).toEqual(timesIn(0).toSorted((one, other) => other - one))
    expect(timesIn(1)).toEqual(timesIn(1).toSorted((one, other) => one - other))
    expect(timesIn(3)).toEqual(timesIn(3).toSorted((one, other) => other - one))
  }
})
