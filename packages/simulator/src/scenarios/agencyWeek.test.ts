import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createSimulator } from '../index.ts'
import { testNow } from '../seed/smallWorkspace.fixtures.ts'
import { rowsOf } from '../workspaceInvariants.fixtures.ts'

const weekMs = 7 * 86_400_000

const Report = v.looseObject({ handledByAi: v.number(), tasks: v.record(v.string(), v.number()) })

test.each([1, 2, 3, 4, 5])('SIM-42 the agency has tasks of five kinds, at most 10 in all (seed %i)', async (seed) => {
  const simulator = createSimulator({ scenario: 'agency', seed, now: testNow, isFrozen: true })
  const report = async () =>
    v.parse(Report, await (await simulator.control(`/report?since=${new Date(testNow).toISOString()}`)).json())
  const check = async () => {
    const { tasks, handledByAi } = await report()
    const counts = Object.values(tasks)
    const total = counts.reduce((before, count) => before + count, 0)
    expect([counts.filter((count) => count > 0).length, total <= 10]).toEqual([5, true])
    return { total, handledByAi }
  }
  await check()
  const advance = { method: 'POST', body: JSON.stringify({ advanceMs: weekMs }) }
  expect((await simulator.control('/clock', advance)).status).toBe(200)
  const { total, handledByAi } = await check()
  expect(handledByAi).toBeGreaterThan(total * 10)
  const conversations = rowsOf(await simulator.snapshot(), 'conversations')
  expect(conversations.filter(({ lastMessageId }) => lastMessageId === null)).toEqual([])
})
