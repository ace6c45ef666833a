import { randomUUID } from 'node:crypto'
import { type Operation, operations } from '@tandem/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  bodies,
  fileOf,
  preview,
  scheduled,
  sequenceForm,
  unknownParams,
  unknownQueries,
  uuid,
} from './statusMatrix.fixtures.ts'
import { type ReceivedResponse, itemsOf, memberEmail, signedIn, tooManyEmail, visitor } from './visitor.fixtures.ts'
import { writeReport } from './writeReport.fixtures.ts'

type Someone = ReturnType<typeof visitor>

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: string
  readonly body?: unknown
}

/** The received statuses, by operation. */
const seen = new Map<string, Set<number>>()
const all = Object.entries<Operation>(operations)
const declared: ReadonlyMap<string, Operation> = new Map(all)

/** Returns a copy of `body` with an unknown field. `ask` sends the copy with the idempotency key of `body`. */
function changed(body: unknown): unknown {
  if (!(body instanceof FormData)) return Object.assign({ other: true }, body)
  const form = new FormData()
  for (const [name, value] of body) form.append(name, value)
  form.set('other', 'yes')
  return form
}

/** Calls an operation. If the operation has an idempotency key, repeats the key with a changed body, to get a 422. */
async function ask(
  { call }: Someone,
  id: string,
  { params = {}, query = '', body }: Sent = {},
): Promise<ReceivedResponse> {
  const operation = declared.get(id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1))
  const key = operation.idempotent && randomUUID()
  const send = async (sent: unknown) => {
    const answered = await call(operation.method, `${path}${query}`, sent, key)
    seen.set(id, (seen.get(id) ?? new Set()).add(answered.status))
    return answered
  }
  const response = await send(body)
  if (key && response.status < 300) await send(changed(body))
  return response
}

const idOf = ({ body }: ReceivedResponse): number => v.parse(v.object({ id: v.number() }), body).id
const first = async (someone: Someone, path: string, name: string): Promise<number> =>
  itemsOf(await someone.get(path), name)[0]?.id ?? 0

async function provokeErrors(): Promise<void> {
  const [owner, member, nobody] = [await signedIn('agency'), await signedIn('agency', memberEmail), visitor('new-user')]
  const broken = '?limit=0&after=x&fresh=maybe&for=nothing&recipientId=x&dateStart=soon&importId=x'
  const tooMuch = `?${'a=1&'.repeat(1001)}`
  for (const [id, operation] of all) {
    const form = operation.bodyType ? { file: 'none' } : 'text'
    if (operation.errors?.[401] && !operation.isPublic) await ask(nobody, id, { params: { uuid } })
    if (operation.errors?.[400]) {
      const invalid = operation.body ? { body: form } : { query: operation.query ? broken : tooMuch }
      await ask(owner, id, { ...invalid, params: { uuid } })
    }
    if (operation.errors?.[404]) {
      const body = bodies[id] ?? (operation.body ? {} : undefined)
      await ask(owner, id, { params: unknownParams(operation), query: unknownQueries[id] ?? '', body })
    }
    if (operation.errors?.[403])
      await ask(member, id, { body: id === 'profileCreate' ? { name: 'Ada' } : operation.body ? {} : undefined })
  }
  await ask(member, 'customAttributePatch', { body: { name: 'Shoe' } })
  const clientId = await first(member, '/clients?limit=1', 'clients')
  await ask(member, 'callReminderTemplatePut', { body: { clientId, enabled: true, delay: 'day', text: 'Hi' } })
  for (const id of ['sequenceCalendlyAuth', 'sequenceCalendlyEventNames'])
    await ask(owner, id, { params: { uuid: 'none' } })
  await ask(nobody, 'login', { body: { email: 'demo@example.com', password: 'wrong' } })
  for (const id of ['login', 'register', 'requestConfirmation', 'requestPasswordReset'] as const) {
    await ask(nobody, id, { body: { name: 'Ada', email: tooManyEmail, password: 'long enough' } })
  }
  await ask(nobody, 'register', { body: { name: 'Ada', email: 'demo@example.com', password: 'long enough' } })
  await ask(nobody, 'register', { body: { name: 'Bo', email: 'bo@example.com', password: 'long enough' } })
  const stranger = visitor('agency')
  await ask(stranger, 'register', { body: { name: 'Bo', email: 'bo@example.com', password: 'long enough' } })
  await ask(stranger, 'organizationGet', { params: { organizationId: 1 } })
}

async function breakRules(): Promise<void> {
  const [owner, poor] = [await signedIn('agency'), await signedIn('out-of-credits')]
  const conversation = await first(owner, '/conversations?limit=1&hasIncoming=true&hasCall=true', 'conversations')
  const thread = itemsOf(await owner.get(`/conversations/${conversation}/messages`), 'messages')
  await ask(owner, 'callCreate', { body: { conversationId: conversation, ...scheduled } })
  const undated = await first(owner, '/calls?status=suggested&limit=1', 'calls')
  await ask(owner, 'callPatch', { params: { id: undated }, body: { status: 'made' } })
  await ask(owner, 'customAttributeCreate', { body: { name: 'notes' } })
  await ask(owner, 'customAttributePatch', { params: { id: 1 }, body: { name: 'Notes' } })
  await ask(owner, 'userPatch', { params: { id: 3 }, body: { email: 'demo@example.com' } })
  for (const { id: messageId = 0 } of thread) {
    await ask(owner, 'messagePatch', { params: { id: conversation, messageId }, body: { category: 'interested' } })
  }
  const past = '2026-11-01T10:00:00Z'
  await ask(owner, 'messageCreate', {
    params: { id: conversation },
    body: { status: 'scheduled', text: 'x', dateScheduled: past },
  })
  const later = { status: 'scheduled', text: 'x', dateScheduled: '2026-11-24T10:00:00Z' }
  const id = idOf(await ask(owner, 'messageCreate', { params: { id: conversation }, body: later }))
  await ask(owner, 'futureMessagePatch', {
    params: { conversationId: conversation, id },
    body: { dateScheduled: past },
  })
  await ask(owner, 'profilePatch', { body: { clientId: 987_654 } })
  for (const name of ['One', 'Two']) await ask(owner, 'profileCreate', { body: { name } })
  await ask(owner, 'profileWizardCreate', { body: { countryId: 'AT' } })
  await ask(owner, 'sequenceCreate', { body: Object.assign({ ...sequenceForm }, { clientId: 987_654 }) })
  await ask(owner, 'sequenceForecast', { body: { sequenceId: 987_654 } })
  const sequence = idOf(await ask(owner, 'sequenceCreate', { body: sequenceForm }))
  await ask(owner, 'sequencePatch', { params: { id: sequence }, body: { status: 'active' } })
  const recipient = await first(owner, '/recipients?sequenceId=1&limit=1', 'recipients')
  await ask(owner, 'sequenceRecipientPut', { params: { sequenceId: sequence, id: recipient } })
  for (let profileId = 1; profileId <= 30; profileId++)
    await ask(owner, 'sequenceProfilePut', { params: { sequenceId: sequence, profileId } })
  const { importId } = (await ask(owner, 'recipientImportUpload', { body: fileOf('First,Last\nAda,Obi\n') })).body
  await ask(owner, 'recipientImportApply', {
    query: `?importId=${String(importId)}`,
    body: { columns: [{ attributeId: 'firstName' }] },
  })
  await ask(owner, 'recipientImportRowPatch', {
    params: { importId: String(importId), row: 2 },
    body: { cells: ['Ada'] },
  })
  await ask(poor, 'conversationAiReply', { params: { id: conversation }, body: {} })
  await ask(poor, 'messageImprove', { body: { message: 'helo' } })
  for (const [each, body] of Object.entries(preview)) await ask(poor, each, { body })
}

async function callSuccessfully(): Promise<void> {
  const owner = await signedIn('agency')
  const { simulator } = owner
  const mailToken = async (): Promise<unknown> => {
    const { tables } = await simulator.snapshot()
    return v.parse(v.looseObject({ token: v.string() }), tables['mails']?.rows.at(-1)).token
  }
  const conversation = await first(owner, '/conversations?limit=1&hasIncoming=true&hasCall=false', 'conversations')
  const messageId = itemsOf(await owner.get(`/conversations/${conversation}/messages`), 'messages').at(-1)?.id ?? 0
  const thread = { id: conversation, conversationId: conversation, messageId }
  const plain = all.filter(
    ([, { method, body, path, query }]) => method === 'GET' && !body && !path.includes('{') && !query,
  )
  for (const [id] of plain) await ask(owner, id)
  const lists = all.filter(([, { method, path, query }]) => method === 'GET' && !path.includes('{') && query)
  for (const [id] of lists)
    await ask(owner, id, { query: '?limit=1&clientId=1&dateStart=2026-11-14&dateEnd=2026-11-20' })
  const byId = [
    'clientGet',
    'recipientGet',
    'profileGet',
    'profileConnectUrl',
    'userGet',
    'organizationGet',
    'sequenceGet',
    'sequenceOptions',
  ] as const
  for (const id of [...byId, 'sequenceStats', 'sequenceProgress', 'clientStats'] as const) await ask(owner, id)
  await ask(owner, 'sequenceForecast', { body: { sequenceId: 1 } })
  await ask(owner, 'sequenceQueue', { body: { recipientIds: [1] } })
  for (const id of ['conversationGet', 'messageList', 'futureMessageList'] as const)
    await ask(owner, id, { params: thread })
  for (const id of ['sequenceCalendlyAuth', 'sequenceCalendlyEventNames'] as const)
    await ask(owner, id, { params: { uuid } })
  for (const [id, body] of Object.entries(preview)) await ask(owner, id, { body })

  const call = idOf(await ask(owner, 'callCreate', { body: { conversationId: conversation, ...scheduled } }))
  await ask(owner, 'callGet', { params: { id: call } })
  await ask(owner, 'callPatch', { params: { id: call }, body: { status: 'made' } })
  await ask(owner, 'callReminderTemplatePut', { body: { clientId: 1, enabled: true, delay: 'day', text: 'Hi' } })
  await ask(owner, 'conversationPatch', { params: thread, body: { automationEnabled: false } })
  for (const id of ['conversationUnfollow', 'conversationFollow'] as const) await ask(owner, id, { params: thread })
  await ask(owner, 'conversationAiReply', { params: thread, body: {} })
  await ask(owner, 'messageImprove', { body: { message: 'helo' } })
  await ask(owner, 'messageLastReadPut', { params: thread })
  for (const { id } of itemsOf(await owner.get(`/conversations/${conversation}/messages`), 'messages')) {
    await ask(owner, 'messagePatch', {
      params: { id: conversation, messageId: id ?? 0 },
      body: { category: 'neutral' },
    })
  }
  const later = { status: 'scheduled', text: 'Later', dateScheduled: '2026-11-24T10:00:00Z' }
  const future = {
    conversationId: conversation,
    id: idOf(await ask(owner, 'messageCreate', { params: thread, body: later })),
  }
  await ask(owner, 'futureMessagePatch', { params: future, body: { text: 'Sooner' } })
  await ask(owner, 'futureMessageDelete', { params: future })

  const client = idOf(await ask(owner, 'clientCreate', { body: { name: 'Obi', info: 'We mend.', contactPerson: {} } }))
  for (const id of ['clientArchive', 'clientUnarchive'] as const) await ask(owner, id, { params: { id: client } })
  await ask(owner, 'clientPatch', { params: { id: client }, body: { name: 'Obi & Sons' } })
  const fileId = idOf(await ask(owner, 'clientFileUpload', { params: { id: client }, body: fileOf('hello') }))
  await ask(owner, 'clientFileDelete', { params: { id: client, fileId } })
  const attribute = idOf(await ask(owner, 'customAttributeCreate', { body: { name: 'Shoe size' } }))
  await ask(owner, 'customAttributePatch', { params: { id: attribute }, body: { name: 'Shoe' } })
  await ask(owner, 'customAttributeDelete', { params: { id: attribute } })
  await ask(owner, 'recipientPatch', { body: { title: 'Chief' } })
  const { importId } = (await ask(owner, 'recipientImportUpload', { body: fileOf('First\nAda\nBo,1\n') })).body
  await ask(owner, 'recipientImportApply', {
    query: `?importId=${String(importId)}`,
    body: { columns: [{ attributeId: 'firstName' }] },
  })
  await ask(owner, 'recipientImportRowPatch', {
    params: { importId: String(importId), row: 3 },
    body: { cells: ['Bo'] },
  })
  for (const id of ['recipientImportGet', 'recipientImportDelete'] as const)
    await ask(owner, id, { params: { importId: String(importId) } })

  const sequence = idOf(await ask(owner, 'sequenceCreate', { body: sequenceForm }))
  await ask(owner, 'sequencePatch', { params: { id: sequence }, body: { name: 'Winter' } })
  await ask(owner, 'sequenceCopy', { params: { id: sequence }, body: { status: 'paused' } })
  const recipient = await first(owner, '/recipients?search=ada&limit=1&sort=-dateAdded', 'recipients')
  for (const id of ['sequenceRecipientPut', 'sequenceRecipientDelete'] as const)
    await ask(owner, id, { params: { sequenceId: sequence, id: recipient } })
  const sender = v.parse(v.object({ id: v.number(), sequenceId: v.number() }), (await owner.get('/profiles/1')).body)
  const link = { sequenceId: sender.sequenceId, profileId: sender.id }
  for (const id of ['sequenceProfileDelete', 'sequenceProfilePut'] as const) await ask(owner, id, { params: link })

  await ask(owner, 'profilePatch', { body: { name: 'New name' } })
  for (const id of ['userProfilePut', 'userProfileDelete'] as const)
    await ask(owner, id, { params: { userId: 3, id: 1 } })
  await ask(owner, 'userPatch', { params: { id: 3 }, body: { name: 'Dan' } })
  const { profileId } = (await ask(owner, 'profileWizardCreate', { body: { countryId: 'AT' } })).body
  await ask(owner, 'profileWizardFill', {
    params: { profileId: String(profileId) },
    body: { oneTimeLinkEmail: 'ada@example.com' },
  })
  await ask(owner, 'profileDelete', { params: { id: 2 } })
  await ask(owner, 'profileCreate', { body: { name: 'Ada' } })

  await ask(owner, 'requestConfirmation', { body: { email: 'demo@example.com' } })
  await ask(owner, 'requestPasswordReset', { body: { email: 'demo@example.com' } })
  await ask(owner, 'resetPassword', { body: { token: await mailToken(), password: 'another one' } })
  await ask(owner, 'logout')
  await ask(owner, 'login', { body: { email: 'demo@example.com', password: 'another one' } })
  await ask(owner, 'register', { body: { name: 'Bo', email: 'bo@example.com', password: 'long enough' } })
  await ask(owner, 'confirmEmail', { body: { token: await mailToken() } })
}

const successOf = ({ status, response }: Operation): number => status ?? (response ? 200 : 204)

test('SIM-9, SIM-15 each operation responds with all its declared statuses, and with no other status', async () => {
  await provokeErrors()
  await breakRules()
  await callSuccessfully()
  const missing = all.flatMap(([id, operation]) => {
    const documented = Object.keys(operation.errors ?? {}).map(Number)
    const expected = [successOf(operation), ...documented]
    return expected.filter((status) => !seen.get(id)?.has(status)).map((status) => `${id} ${status}`)
  })
  expect(missing).toEqual([])
  const statuses = [200, 201, 204, 400, 401, 403, 404, 409, 422, 429]
  const undocumented = all.flatMap(([id, operation]) => {
    const known = new Set([successOf(operation), ...Object.keys(operation.errors ?? {}).map(Number)])
    return [...(seen.get(id) ?? [])].filter((status) => !known.has(status)).map((status) => `${id} ${status}`)
  })
  expect(undocumented).toEqual([])
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(28)}${cells.map((cell) => cell.padEnd(5)).join('')}`.trimEnd()
  const rows = all.map(([id]) =>
    line(
      id,
      statuses.map((status) => (seen.get(id)?.has(status) ? 'x' : '.')),
    ),
  )
  writeReport('statusMatrix.txt', 'The statuses of each operation in this test.', [
    line('', statuses.map(String)),
    ...rows,
  ])
})
