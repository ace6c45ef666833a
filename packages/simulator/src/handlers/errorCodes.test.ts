import { ImportRowStatus, MessageError, ProfileStatus, RecipientImport } from '@tandem/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type ReceivedResponse, itemsOf, signedIn } from './visitor.fixtures.ts'
import { writeReport } from './writeReport.fixtures.ts'

/** The received error codes and statuses, by operation. */
const seen = new Map<string, Set<string>>()

const coded = v.looseObject({ error: v.nullish(v.string()), status: v.optional(v.string()) })

function note(operation: string, ...codes: readonly (string | null | undefined)[]): void {
  const known = seen.get(operation) ?? new Set()
  for (const code of codes) if (code != null) known.add(code)
  seen.set(operation, known)
}

const errorsIn = (response: ReceivedResponse) => itemsOf(response, 'messages').map((item) => v.parse(coded, item).error)
function importRowsOf({ body }: ReceivedResponse) {
  const { _embedded: embedded } = v.parse(RecipientImport, body)
  return embedded.recipients
}
const statusesIn = (response: ReceivedResponse) => importRowsOf(response).map(({ status }) => status)

async function provokeMessageErrors(): Promise<void> {
  const someone = await signedIn('agency')
  const names = ['New Message', 'Max Attempts', 'Limit Reached', 'Not Connected']
  const threads = itemsOf(await someone.get('/conversations?limit=4&hasIncoming=true'), 'conversations')
  for (const [index, { id }] of threads.entries()) {
    const { recipientId } = v.parse(
      v.looseObject({ recipientId: v.number() }),
      (await someone.get(`/conversations/${id}`)).body,
    )
    const [firstName, lastName] = names[index]?.split(' ') ?? []
    await someone.call('PATCH', `/recipients/${recipientId}`, { firstName, lastName })
    const { body } = await someone.call('POST', `/conversations/${id}/messages`, { status: 'sent', text: 'Hello' })
    note('messageCreate', v.parse(coded, body).error)
    await someone.simulator.clock.advance(60_000)
    note('futureMessageList', ...errorsIn(await someone.get(`/conversations/${id}/messages/future`)))
    const [last] = itemsOf(await someone.get(`/conversations/${id}/messages/future`), 'messages').slice(-1)
    const again = await someone.call('PATCH', `/conversations/${id}/messages/future/${last?.id}`, { status: 'sent' })
    note('futureMessagePatch', v.parse(coded, again.body).error)
  }
}

async function importAll(): Promise<void> {
  const someone = await signedIn('agency')
  const urlOf = async (sequenceId: number) => {
    const [first] = itemsOf(await someone.get(`/recipients?sequenceId=${sequenceId}&limit=1`), 'recipients')
    return v.parse(v.looseObject({ url: v.string() }), first).url
  }
  const form = new FormData()
  const content = `First,Link\nNew,https://www.linkedin.com/in/new-1\nHere,${await urlOf(2)}\nElsewhere,${await urlOf(1)}\n,https://x.example.com\n`
  form.set('file', new File([content], 'leads.csv'))
  form.set('sequenceId', '2')
  const { importId } = (await someone.call('POST', '/recipients/imports', form)).body
  const columns = ['firstName', 'url'].map((attributeId) => ({ attributeId }))
  const applied = await someone.call('POST', `/recipients?importId=${String(importId)}&offset=1`, { columns })
  note('recipientImportApply', ...statusesIn(applied))
  const [added] = importRowsOf(applied)
  await someone.call('PUT', `/sequences/2/recipients/${added?.id}`)
  note('recipientImportGet', ...statusesIn(await someone.get(`/recipients/imports/${String(importId)}`)))
}

async function connectAll(): Promise<void> {
  const someone = await signedIn('agency')
  const { id: profileId } = v.parse(
    v.looseObject({ id: v.number() }),
    (await someone.call('POST', '/profiles', { name: 'Ada' })).body,
  )
  for (const outcome of ['closed', 'error', 'ok']) {
    await someone.simulator.control('/connect', { method: 'POST', body: JSON.stringify({ profileId, outcome }) })
    note('profileGet', v.parse(coded, (await someone.get(`/profiles/${profileId}`)).body).status)
  }
}

async function payAll(): Promise<void> {
  const { simulator } = await signedIn('new-user')
  for (const card of ['4242424242424242', '4000000000000002', '4000000000009995', null]) {
    const response = await simulator.control('/checkout', {
      method: 'POST',
      body: JSON.stringify({ credits: 250, card }),
    })
    note('POST /__simulator/checkout', v.parse(coded, await response.json()).status)
  }
}

test('SIM-15 test values produce each error code', async () => {
  await provokeMessageErrors()
  await importAll()
  await connectAll()
  await payAll()
  const codes = (...operations: readonly string[]) =>
    new Set(operations.flatMap((each) => Array.from(seen.get(each) ?? [])))
  const messages = codes('messageCreate', 'futureMessageList')
  expect([...messages].toSorted()).toEqual(MessageError.options.toSorted())
  expect([...codes('recipientImportApply', 'recipientImportGet')].toSorted()).toEqual(
    ImportRowStatus.options.toSorted(),
  )
  expect([...codes('profileGet')].toSorted()).toEqual(ProfileStatus.options.toSorted())
  expect([...codes('POST /__simulator/checkout')].toSorted()).toEqual(['closed', 'declined', 'paid', 'pending'])
  const lines = Array.from(seen, ([operation, known]) => `${operation.padEnd(30)}${[...known].toSorted().join(' ')}`)
  writeReport('errorCodes.txt', 'The error codes and statuses in the responses to the calls of this test.', lines)
})
