import { randomUUID } from 'node:crypto'
import { type Operation, operations } from '@tandem/contract'
import { beforeAll, expect, test } from 'vitest'
import { type Fault } from '../core/faults.ts'
import { type Snapshot } from '../core/snapshot.ts'
import { fileOf, preview, scheduled, sequenceForm } from './statusMatrix.fixtures.ts'
import { itemsOf, signedIn } from './visitor.fixtures.ts'

/** The effect of a repeated call if the backend ignores idempotency keys. */
type Repeat = 'again' | 'nothing' | 409

/** A call that succeeds, and the effect of its repetition on a backend that ignores keys. */
type Call = readonly [path: string, body: unknown, repeat: Repeat]

let someone: Awaited<ReturnType<typeof signedIn>>
let calls: Readonly<Record<string, Call>>
let before: Snapshot

beforeAll(async () => {
  someone = await signedIn('appsumo')
  const paid = { plan: 'outreach-10-profiles', card: '4242424242424242' }
  await someone.simulator.control('/checkout', { method: 'POST', body: JSON.stringify(paid) })
  const thread = itemsOf(await someone.get('/conversations?limit=1&hasIncoming=true&hasCall=false'), 'conversations')[0]
  const upload = await someone.call('POST', '/recipients/imports', fileOf('First\nAda\n'))
  const wizard = await someone.call('POST', '/profiles/creation-wizard', { countryId: 'AT' })
  const person = { name: 'Bo', email: 'bo@example.com', password: 'long enough' }
  calls = {
    callCreate: ['/calls', { conversationId: thread?.id, ...scheduled }, 409],
    clientCreate: ['/clients', { name: 'Obi', info: 'We mend.', contactPerson: {} }, 'again'],
    clientFileUpload: ['/clients/1/files', fileOf('hello'), 'again'],
    conversationAiReply: [`/conversations/${thread?.id}/ai-replies`, {}, 'again'],
    customAttributeCreate: ['/recipients/custom-attributes', { name: 'Shoe size' }, 409],
    messageCreate: [`/conversations/${thread?.id}/messages`, { status: 'sent', text: 'Hello' }, 'again'],
    messageImprove: ['/conversations/messages/ai-improved', { message: 'helo' }, 'again'],
    profileCreate: ['/profiles', { name: 'Ada' }, 'again'],
    profileWizardCreate: ['/profiles/creation-wizard', { countryId: 'BR' }, 'nothing'],
    profileWizardFill: [
      `/profiles/creation-wizard/${String(wizard.body['profileId'])}`,
      { oneTimeLinkEmail: 'ada@example.com' },
      'nothing',
    ],
    recipientImportApply: [
      `/recipients?importId=${String(upload.body['importId'])}`,
      { columns: [{ attributeId: 'firstName' }] },
      'nothing',
    ],
    recipientImportUpload: ['/recipients/imports', fileOf('First\nAda\n'), 'again'],
    register: ['/auth/register', person, 409],
    requestConfirmation: ['/auth/request-confirmation', { email: 'eva@example.com' }, 'again'],
    requestPasswordReset: ['/auth/request-reset-password', { email: 'demo@example.com' }, 'again'],
    sequenceCopy: ['/sequences/1/copy', { status: 'paused' }, 'again'],
    sequenceCreate: ['/sequences', sequenceForm, 'again'],
    sequenceExampleAiTemplates: ['/sequences/example/ai-templates', preview.sequenceExampleAiTemplates, 'again'],
    sequenceExampleFollowUps: ['/sequences/example/follow-ups', preview.sequenceExampleFollowUps, 'again'],
    sequenceExampleResponses: ['/sequences/example/responses', preview.sequenceExampleResponses, 'again'],
  }
  // `requestConfirmation` needs a user with an unconfirmed address.
  await someone.call('POST', '/auth/register', { name: 'Eva', email: 'eva@example.com', password: 'long enough' })
  before = await someone.simulator.snapshot()
})

const keyed = Object.entries<Operation>(operations)
  .filter(([, { idempotent }]) => idempotent)
  .map(([id, { method }]) => ({ id, method }))

async function prepare(id: string, method: string, ...faults: readonly Fault[]) {
  await someone.simulator.restore(before)
  // The call of an earlier test can change the session cookie.
  await someone.signIn()
  for (const fault of faults)
    await someone.simulator.control('/faults', { method: 'POST', body: JSON.stringify(fault) })
  const [path, body, repeat] = calls[id] ?? ['/', undefined, 'again']
  const key = randomUUID()
  const call = () => someone.call(method, path, body, key)
  const lose = () => call().catch(() => undefined)
  const effects = async () => (await someone.simulator.snapshot()).tables
  return { call, lose, effects, repeat }
}

test.each(keyed)('SIM-10 $id has one effect per key if responses are lost or malformed', async ({ id, method }) => {
  const { call, lose, effects } = await prepare(
    id,
    method,
    { operationId: id, lostResponse: true, times: 1 },
    { operationId: id, malformed: true, times: 1 },
  )
  await lose()
  const once = await effects()
  expect(once).not.toEqual(before.tables)
  await lose()
  const { status, text } = await call()
  expect(status).toBeLessThan(300)
  expect(await effects()).toEqual(once)
  expect(await call()).toMatchObject({ status, text })
})

test.each(keyed)('SIM-15 a backend that ignores keys handles a repeated $id as a new call', async ({ id, method }) => {
  const faults = [
    { operationId: '*', ignoresKeys: true },
    { operationId: id, lostResponse: true, times: 1 },
  ]
  const { call, lose, effects, repeat } = await prepare(id, method, ...faults)
  await lose()
  const once = await effects()
  const { status } = await call()
  const hasEffect = JSON.stringify(await effects()) !== JSON.stringify(once)
  expect({ isRefused: status === 409, isDone: status < 300, hasEffect }).toEqual({
    isRefused: repeat === 409,
    isDone: repeat !== 409,
    hasEffect: repeat === 'again',
  })
})
