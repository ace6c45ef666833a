import * as v from 'valibot'
import { expect, test } from 'vitest'
import { someThread } from './threads.fixtures.ts'
import { memberEmail, signedIn, signedInByHand } from './visitor.fixtures.ts'

const Tasks = v.object({
  interestedProcessed: v.number(),
  interestedTotal: v.number(),
  objectionProcessed: v.number(),
  objectionTotal: v.number(),
  followUpsProcessed: v.number(),
  followUpsRequired: v.number(),
  callsProcessed: v.number(),
  callsExpired: v.number(),
  messagesFailed: v.number(),
})
const Counts = v.looseObject({ totalFilteredCount: v.number() })

type Someone = Awaited<ReturnType<typeof signedIn>>

const tasksOf = async ({ get }: Someone) =>
  v.parse(Tasks, (await get('/dashboard?dateStart=2026-11-20&dateEnd=2026-11-20')).body['tasks'])

const countOf = async ({ get }: Someone, query: string) =>
  v.parse(Counts, (await get(`/conversations?limit=1&${query}`)).body).totalFilteredCount

const waitingIn = async (someone: Someone) => {
  const tasks = await tasksOf(someone)
  return {
    'needsAnswer=true&category=interested': tasks.interestedTotal - tasks.interestedProcessed,
    'needsAnswer=true&category=objection': tasks.objectionTotal - tasks.objectionProcessed,
    'followUpDue=true': tasks.followUpsRequired - tasks.followUpsProcessed,
    'callExpired=true': tasks.callsExpired - tasks.callsProcessed,
    'hasFailed=true': tasks.messagesFailed,
  }
}

test.each([
  ['the owner of an automated agency', () => signedIn('agency')],
  ['a member of a team that does many tasks by hand', () => signedInByHand(memberEmail)],
])('DASH-36 the list of a task has as many conversations as the dashboard shows (%s)', async (_, signIn) => {
  const someone = await signIn()
  const waiting = await waitingIn(someone)
  for (const [query, count] of Object.entries(waiting))
    expect([query, await countOf(someone, query)]).toEqual([query, count])
  expect(waiting['needsAnswer=true&category=interested']).toBeGreaterThan(0)
  expect(Object.values(waiting).filter((count) => count > 0).length).toBeGreaterThan(1)
})

test('DASH-36 a message that could not be sent is a task until the user deletes it', async () => {
  const someone = await signedIn('agency')
  const before = (await tasksOf(someone)).messagesFailed
  const { id, recipientId } = await someThread(someone)
  await someone.call('PATCH', `/recipients/${recipientId}`, { firstName: 'Limit', lastName: 'Reached' })
  const sent = await someone.call('POST', `/conversations/${id}/messages`, { status: 'sent', text: 'Hello' })
  expect(sent.body).toMatchObject({ error: 'limit_reached' })
  expect((await tasksOf(someone)).messagesFailed).toBe(before + 1)
  expect(await countOf(someone, 'hasFailed=true')).toBe(before + 1)
  await someone.call('DELETE', `/conversations/${id}/messages/future/${v.parse(v.number(), sent.body['id'])}`)
  expect((await tasksOf(someone)).messagesFailed).toBe(before)
  expect(await countOf(someone, 'hasFailed=true')).toBe(before)
})
