import { sequenceGet, sequenceList, type SequenceSummary } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { operationKey } from '../../../shared/api/operationKey.ts'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import { changeSequenceStatus, duplicateMutationAtom } from './statusMutation.ts'

const listKey = operationKey({ sequenceList }, { query: { limit: 100 } })

let app: SimulatedApp
let all: readonly SequenceSummary[]
beforeEach(async () => {
  app = startSimulatedApp()
  const { request } = app.store.get(apiClientAtom)
  all = await app.store
    .get(queryClientAtom)
    .fetchQuery({ queryKey: listKey, queryFn: () => request(sequenceList, { query: { limit: 100 } }) })
    .then(({ _embedded: embedded }) => embedded.sequences)
})

function withStatus(status: SequenceSummary['status']): SequenceSummary {
  const found = all.find((each) => each.status === status && (status !== 'active' || each.profileIds.length > 0))
  if (!found) throw new Error(`no sequence is ${status}`)
  return found
}
const shown = (id: number) => {
  const { _embedded: embedded } = app.store.get(queryClientAtom).getQueryData(listKey) ?? { _embedded: undefined }
  return embedded?.sequences.find((each) => each.id === id)
}
const stored = (id: number) => app.store.get(apiClientAtom).request(sequenceGet, { params: { id } })
const toasts = () => app.store.get(waitingToastsAtom)
const patches = async () => (await app.calls()).filter((call) => call.startsWith('sequencePatch'))

test('SEQ-92 a new status shows before the response', async () => {
  const sequence = withStatus('active')
  const change = changeSequenceStatus(app.store, { sequence, action: 'pause' })
  expect(shown(sequence.id)?.status).toBe('paused')
  await change
  expect(await stored(sequence.id)).toMatchObject({ status: 'paused' })
  expect(toasts()).toMatchObject([{ intent: 'success', title: `${sequence.name} paused`, action: { label: 'Undo' } }])
  toasts()[0]?.action?.onClick()
  await vi.waitFor(async () => expect(await stored(sequence.id)).toMatchObject({ status: 'active' }), 10_000)
})

test('SEQ-92 a failed change is rolled back in the list', async () => {
  const sequence = withStatus('active')
  await app.control('/faults', { operationId: 'sequencePatch', status: 503, times: 1 })
  await changeSequenceStatus(app.store, { sequence, action: 'archive' })
  expect(shown(sequence.id)).toMatchObject({ status: 'active', profileIds: sequence.profileIds })
  expect(toasts()).toMatchObject([{ intent: 'error', title: `${sequence.name} could not be archived.` }])
  toasts()[0]?.action?.onClick()
  await vi.waitFor(() => expect(shown(sequence.id)?.status).toBe('archived'), 10_000)
})

test('SHELL-47 after a lost response, the list becomes stale', async () => {
  const sequence = withStatus('active')
  await app.control('/faults', { operationId: 'sequencePatch', lostResponse: true, times: 1 })
  await changeSequenceStatus(app.store, { sequence, action: 'pause' })
  expect(toasts()).toMatchObject([{ intent: 'error', title: `${sequence.name} could not be paused.` }])
  expect(app.store.get(queryClientAtom).getQueryState(listKey)?.isInvalidated).toBe(true)
  toasts()[0]?.action?.onClick()
  await vi.waitFor(() => expect(toasts()).toMatchObject([{ title: `${sequence.name} paused` }]), 10_000)
})

test('SEQ-92 Undo of archiving restores status and profiles', async () => {
  const sequence = withStatus('active')
  await changeSequenceStatus(app.store, { sequence, action: 'archive' })
  expect(await stored(sequence.id)).toMatchObject({ status: 'archived', profileIds: [] })
  expect(toasts()[0]?.text).toMatch(/can send for another sequence now\.$/)
  toasts()[0]?.action?.onClick()
  await vi.waitFor(
    async () => expect(await stored(sequence.id)).toMatchObject({ status: 'active', profileIds: sequence.profileIds }),
    10_000,
  )
})

test('a second change is ignored while the first change runs', async () => {
  const sequence = withStatus('active')
  await Promise.all([
    changeSequenceStatus(app.store, { sequence, action: 'pause' }),
    changeSequenceStatus(app.store, { sequence: { ...sequence, status: 'paused' }, action: 'launch' }),
  ])
  expect(await patches()).toEqual(['sequencePatch 200'])
  expect(await stored(sequence.id)).toMatchObject({ status: 'paused' })
})

test('SEQ-5, SHELL-47 a retry after a lost response makes no second duplicate', async () => {
  const sequence = withStatus('archived')
  const copies = async () => {
    const search = `${sequence.name} (copy)`
    return (await app.store.get(apiClientAtom).request(sequenceList, { query: { search } })).count
  }
  const duplication = { sequence, navigate: () => {} }
  await app.control('/faults', { operationId: 'sequenceCopy', lostResponse: true, times: 1 })
  await app.store.set(duplicateMutationAtom, duplication)
  expect([await copies(), toasts().at(-1)?.intent]).toEqual([1, 'error'])
  toasts().at(-1)?.action?.onClick()
  await vi.waitFor(() => expect(toasts().map(({ intent }) => intent)).toEqual(['success']), 10_000)
  expect(await copies()).toBe(1)
})

test('SEQ-5 two simultaneous presses make only one duplicate', async () => {
  const sequence = withStatus('archived')
  const duplication = { sequence, navigate: () => {} }
  await Promise.all([
    app.store.set(duplicateMutationAtom, duplication),
    app.store.set(duplicateMutationAtom, duplication),
  ])
  const { request } = app.store.get(apiClientAtom)
  const copies = await request(sequenceList, { query: { search: `${sequence.name} (copy)` } })
  expect(copies.count).toBe(1)
  expect(toasts()[0]).toMatchObject({ title: `${sequence.name} duplicated`, action: { label: 'Open' } })
})
