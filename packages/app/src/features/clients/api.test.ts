import { clientList, sequenceList } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { clientArchiveMutationAtom } from './api.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

async function busyClient() {
  await signedIn(app.store)
  const { request } = app.store.get(apiClientAtom)
  const [{ _embedded: all }, { _embedded: active }] = await Promise.all([
    request(clientList, { query: { limit: 100 } }),
    request(sequenceList, { query: { limit: 100, status: 'active' } }),
  ])
  const countOf = (id: number) => active.sequences.filter(({ clientId }) => clientId === id).length
  const client = all.clients.find(({ id, status }) => status === 'active' && countOf(id) > 1)
  if (!client) throw new Error('No active client has two active sequences.')
  return { client, count: countOf(client.id) }
}

test('CLIENT-2 the toast of an archived client shows the number of its active sequences', async () => {
  const { client, count } = await busyClient()
  await app.store.set(clientArchiveMutationAtom, { client, isArchiving: true })
  expect(app.store.get(waitingToastsAtom)).toMatchObject([
    {
      title: `${client.name} archived`,
      text: `${count} active sequences of this client keep sending.`,
      action: { label: 'Undo' },
    },
  ])
})

test('CLIENT-2 a client is archived even if its sequences cannot be counted', async () => {
  const { client } = await busyClient()
  await app.control('/faults', { operationId: 'sequenceList', status: 500 })
  await app.store.set(clientArchiveMutationAtom, { client, isArchiving: true })
  const [toast] = app.store.get(waitingToastsAtom)
  expect(toast).toMatchObject({ intent: 'success', title: `${client.name} archived` })
  expect(toast).not.toHaveProperty('text')
})

test('CLIENT-2 a failed request to archive or unarchive a client can be repeated from its toast', async () => {
  const { client } = await busyClient()
  for (const [operationId, isArchiving, verb] of [
    ['clientArchive', true, 'archived'],
    ['clientUnarchive', false, 'unarchived'],
  ] as const) {
    await app.control('/faults', { operationId, status: 503, times: 1 })
    await app.store.set(clientArchiveMutationAtom, { client, isArchiving })
    const failed = app.store.get(waitingToastsAtom).at(-1)
    expect(failed).toMatchObject({
      intent: 'error',
      title: `${client.name} could not be ${verb}.`,
      action: { label: 'Try again' },
    })
    failed?.action?.onClick()
    const title = `${client.name} ${verb}`
    await vi.waitFor(() => expect(app.store.get(waitingToastsAtom).at(-1)).toMatchObject({ title }), 10_000)
  }
})
