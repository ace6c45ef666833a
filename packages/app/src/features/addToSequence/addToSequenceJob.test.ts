import {
  type Recipient,
  recipientGet,
  recipientList,
  sequenceList,
  type SequenceRecipientStatus,
} from '@tandem/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { removeFromSequence } from '../../entities/sequence/addToSequence.ts'
import { addToSequenceMutationAtom, createAdditionJob } from './addToSequenceJob.ts'

/** Waits up to 10 s. The default is too short for a busy machine. */
const until = <T>(check: () => T) => vi.waitFor(check, 10_000)

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

async function prepared() {
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: listed } = await request(recipientList, { query: { limit: 2 } })
  const { _embedded: embedded } = await request(sequenceList, { query: { limit: 100 } })
  const sequence = embedded.sequences.find(({ status }) => status !== 'archived')
  if (!sequence) throw new Error('there is no sequence')
  const rows: Recipient[] = []
  for (const row of listed.recipients) {
    if (row.sequenceId !== null) await removeFromSequence(request, row.sequenceId, row.id)
    rows.push({ ...row, sequenceId: null, sequenceStatus: null })
  }
  const sequenceIds = async () => {
    const recipients = await Promise.all(rows.map(({ id }) => request(recipientGet, { params: { id } })))
    return recipients.map(({ sequenceId }) => sequenceId)
  }
  const add = (chosen: readonly Recipient[] = rows) => {
    const job = createAdditionJob(app.store.get(apiClientAtom).request, {
      sequenceId: sequence.id,
      rows: chosen,
      isReassigning: true,
    })
    return app.store.set(addToSequenceMutationAtom, { kind: 'add', sequence, job, run: job.start })
  }
  return { sequence, rows, sequenceIds, add }
}

async function recipientElsewhere(sequenceId: number, status: SequenceRecipientStatus): Promise<Recipient> {
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: others } = await request(sequenceList, { query: { limit: 100 } })
  const listed = await Promise.all(
    others.sequences
      .filter(({ id }) => id !== sequenceId)
      .map(({ id }) => request(recipientList, { query: { limit: 100, sequenceId: [id] } })),
  )
  const row = listed
    .flatMap(({ _embedded: { recipients } }) => recipients)
    .find(({ sequenceStatus }) => sequenceStatus === status)
  if (!row) throw new Error(`no recipient of another sequence has the status ${status}`)
  return row
}

const toasts = () => app.store.get(waitingToastsAtom)

test('RECIP-21 Undo removes the added recipients', async () => {
  const { sequence, sequenceIds, add } = await prepared()
  await add()
  expect(await sequenceIds()).toEqual([sequence.id, sequence.id])
  expect(toasts()).toMatchObject([{ intent: 'success', title: `2 recipients added to ${sequence.name}` }])
  toasts()[0]?.action?.onClick()
  await until(() => expect(toasts()).toHaveLength(2))
  expect(await sequenceIds()).toEqual([null, null])
  expect(toasts()[1]).toEqual({ intent: 'success', title: 'The recipients are as they were' })
})

test('RECIP-21 the job returns the failed recipients', async () => {
  const { rows, add } = await prepared()
  await app.control('/faults', { operationId: 'sequenceRecipientPut', status: 400, times: 1 })
  const result = await add()
  expect(result?.failed.map(({ item }) => item.id)).toEqual([rows[0]?.id])
  expect(toasts()).toEqual([])
})

test('RECIP-24 a failed Undo reports how many recipients it could not restore', async () => {
  const { add } = await prepared()
  await add()
  await app.control('/faults', { operationId: 'sequenceRecipientDelete', status: 400, times: 1 })
  toasts()[0]?.action?.onClick()
  await until(() => expect(toasts()).toHaveLength(2))
  expect(toasts()[1]).toMatchObject({ intent: 'error', title: '1 recipient could not be restored' })
})

test.each([
  ['approved', 'Undo'],
  ['sent', undefined],
] as const)(
  'RECIP-25 an addition moves a recipient with the status %s from another sequence (action of the toast: %s)',
  async (status, action) => {
    const { sequence, add } = await prepared()
    const { request } = app.store.get(apiClientAtom)
    const row = await recipientElsewhere(sequence.id, status)
    expect((await add([row]))?.moved).toEqual([{ row, fromId: row.sequenceId }])
    expect(toasts()[0]?.action?.label).toBe(action)
    toasts()[0]?.action?.onClick()
    if (action === undefined) return
    await until(() => expect(toasts()).toHaveLength(2))
    expect(await request(recipientGet, { params: { id: row.id } })).toMatchObject({
      sequenceId: row.sequenceId,
      sequenceStatus: status,
    })
  },
)

test('RECIP-25 Undo keeps a recipient who was contacted after the addition', async () => {
  const { sequence, add } = await prepared()
  const { request } = app.store.get(apiClientAtom)
  const row = await recipientElsewhere(sequence.id, 'approved')
  await add([row])
  for (let days = 0; days < 30; days++) {
    if ((await request(recipientGet, { params: { id: row.id } })).sequenceStatus === 'sent') break
    await app.control('/clock', { advanceMs: 86_400_000 })
  }
  toasts()[0]?.action?.onClick()
  await until(() => expect(toasts()).toHaveLength(2))
  expect(toasts()[1]).toMatchObject({ intent: 'error', text: 'The sequence has already contacted these recipients.' })
  const now = await request(recipientGet, { params: { id: row.id } })
  expect(now).toMatchObject({ sequenceId: sequence.id, sequenceStatus: 'sent' })
})

test('RECIP-23 a reassignment of several recipients stops when the server fails', async () => {
  const { sequence, add } = await prepared()
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: listed } = await request(recipientList, { query: { limit: 100 } })
  const elsewhere = listed.recipients
    .filter(({ sequenceId }) => sequenceId !== null && sequenceId !== sequence.id)
    .slice(0, 20)
  await app.control('/faults', { operationId: 'sequenceRecipientDelete', status: 503 })
  const result = await add(elsewhere)
  expect(result?.failed).toHaveLength(20)
  expect((await app.calls()).filter((call) => call === 'sequenceRecipientDelete 503').length).toBeLessThan(7)
})
