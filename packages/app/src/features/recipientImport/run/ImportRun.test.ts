import {
  type ImportColumn,
  login,
  recipientImportApply,
  recipientImportGet,
  recipientImportUpload,
  recipientGet,
  recipientList,
  sequenceRecipientPut,
} from '@tandem/contract'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { type SimulatedApp, simulatedStart, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { createAppStore } from '../../../shared/session/appStore.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { replaceSessionAtom } from '../../../shared/session/session.ts'
import { type ImportRun } from './ImportRun.ts'
import { placesOf, rowMessageOf, rowStatusOf } from './importRows.ts'
import { forgetImportRun, openImportRun } from './importRuns.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

const ask = () => app.store.get(apiClientAtom).request
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => `New${index},https://www.linkedin.com/in/new-${index}-x`)
const columns: ImportColumn[] = [{ attributeId: 'firstName' }, { attributeId: 'url' }]

async function urlFrom(sequenceId: number): Promise<string> {
  const { _embedded: embedded } = await ask()(recipientList, { query: { sequenceId, limit: 1 } })
  return String(embedded.recipients[0]?.url)
}

/** Uploads a file, and maps its columns. */
async function mapped(lines: readonly string[], sequenceId?: number): Promise<number> {
  const file = new File([['First,Link', ...lines].join('\n')], 'leads.csv')
  const { importId } = await ask()(recipientImportUpload, {
    body: { file, ...(sequenceId === undefined ? {} : { sequenceId }) },
  })
  await ask()(recipientImportApply, { query: { importId, offset: 1 }, body: { columns } })
  return importId
}

function open(importId: number): ImportRun {
  const run = openImportRun(app.store, importId)
  onTestFinished(() => run.close())
  return run
}

/** An import of recipients that are in another sequence. */
async function withConflicts(limit: number): Promise<ImportRun> {
  const { _embedded: embedded } = await ask()(recipientList, { query: { sequenceId: 1, limit } })
  const lines = embedded.recipients.map(({ url }, index) => `Other${index},${url}`)
  const run = open(await mapped(lines, 2))
  await run.start()
  return run
}

const callsOf = async (operationId: string) => (await app.calls()).filter((call) => call.startsWith(`${operationId} `))
function rowAt(run: ImportRun, place: number) {
  const entry = run.job.getState().items[place]
  return entry && { ...entry.item, status: rowStatusOf(entry), message: rowMessageOf(entry) }
}
const reassignAll = (run: ImportRun) =>
  run.reassign(placesOf(run.job.getState().items, (entry) => rowStatusOf(entry) === 'conflict'))
const phaseOf = (run: ImportRun) => run.getProgress().phase

describe('an import into a sequence', () => {
  test('adds each recipient once', async () => {
    const importId = await mapped(people(105), 2)
    const run = open(importId)
    await run.start()
    expect(run.getProgress()).toMatchObject({ phase: 'finished', loaded: 105, total: 105, counts: { imported: 105 } })
    expect(await callsOf('recipientImportGet')).toHaveLength(2)
    expect(await callsOf('sequenceRecipientPut')).toHaveLength(105)
    expect(await callsOf('recipientImportDelete')).toEqual(['recipientImportDelete 204'])
    expect((await ask()(recipientList, { query: { sequenceId: 2, search: 'New104' } })).count).toBe(1)
  })

  test('IMPORT-19 adds a corrected row', async () => {
    const run = open(await mapped([',https://www.linkedin.com/in/new-1-x', ...people(1)], 2))
    await run.start()
    expect(rowAt(run, 0)).toMatchObject({ status: 'failed', cells: ['', 'https://www.linkedin.com/in/new-1-x'] })
    await run.correct(0, ['x'.repeat(201), 'example'])
    expect(rowAt(run, 0)).toMatchObject({ status: 'failed', cells: ['x'.repeat(201), 'example'] })
    await app.control('/faults', { operationId: 'recipientImportRowPatch', status: 500, times: 1 })
    await expect(run.correct(0, ['Björk', ''])).rejects.toThrow('500')
    await run.correct(0, ['Björk', ''])
    expect(rowAt(run, 0)).toMatchObject({ status: 'imported', name: 'Björk', cells: undefined })
    expect(run.getProgress()).toMatchObject({ phase: 'finished', counts: { imported: 2, failed: 0 } })
    expect((await ask()(recipientList, { query: { sequenceId: 2, search: 'Björk' } })).count).toBe(1)
    expect(await callsOf('recipientImportDelete')).toHaveLength(1)
  })

  test('IMPORT-19 the user can repeat a correction whose response was lost', async () => {
    const run = open(await mapped([',https://www.linkedin.com/in/new-1-x', ...people(1)], 2))
    await run.start()
    await app.control('/faults', { operationId: 'recipientImportRowPatch', lostResponse: true, times: 1 })
    await expect(run.correct(0, ['Björk', ''])).rejects.toMatchObject({ isUncertain: true })
    await run.correct(0, ['Björk', ''])
    expect(rowAt(run, 0)).toMatchObject({ status: 'imported', name: 'Björk' })
  })

  test('the import skips recipients of its sequence, and recipients of another sequence are conflicts', async () => {
    const run = open(await mapped([`Own,${await urlFrom(2)}`, `Other,${await urlFrom(1)}`], 2))
    await run.start()
    expect([rowAt(run, 0)?.status, rowAt(run, 1)]).toMatchObject([
      'skipped',
      { status: 'conflict', existingSequenceId: 1 },
    ])
    expect(await callsOf('recipientImportDelete')).toEqual([])
    expect(await run.reassign([1])).toBe(0)
    expect(rowAt(run, 1)?.status).toBe('imported')
    await vi.waitFor(async () => expect(await callsOf('recipientImportDelete')).toHaveLength(1), 10_000)
  })

  test('IMPORT-14 a row stays a conflict after a failed reassignment', async () => {
    const run = await withConflicts(1)
    await app.control('/faults', { operationId: 'sequenceRecipientDelete', status: 500, times: 1 })
    expect(await run.reassign([0])).toBe(1)
    expect(rowAt(run, 0)).toMatchObject({
      status: 'conflict',
      message: expect.stringMatching(/^Failed to reassign: ./),
    })
    expect(await run.reassign([0])).toBe(0)
    expect(rowAt(run, 0)?.message).toBeUndefined()
  })

  test('IMPORT-14 a recipient returns to the old sequence if the addition to the new sequence fails', async () => {
    const run = await withConflicts(1)
    const { id = 0 } = rowAt(run, 0) ?? {}
    await app.control('/faults', { operationId: 'sequenceRecipientPut', status: 503, times: 1 })
    expect(await run.reassign([0])).toBe(1)
    expect(rowAt(run, 0)).toMatchObject({ status: 'conflict', existingSequenceId: 1 })
    expect(await ask()(recipientGet, { params: { id: id ?? 0 } })).toMatchObject({ sequenceId: 1 })
  })

  test('IMPORT-14 the reassignment stops when the server fails', async () => {
    const run = await withConflicts(12)
    await app.control('/faults', { operationId: 'sequenceRecipientDelete', status: 503 })
    expect(await reassignAll(run)).toBe(12)
    expect((await callsOf('sequenceRecipientDelete')).length).toBeLessThan(7)
    expect(run.getProgress().counts).toMatchObject({ conflict: 12 })
  })

  test('the user can stop a reassignment', async () => {
    const run = await withConflicts(12)
    expect(run.getProgress().counts).toMatchObject({ conflict: 12 })
    await app.control('/faults', { operationId: 'sequenceRecipientDelete', status: 422, times: 2 })
    await app.control('/faults', { operationId: 'sequenceRecipientPut', latencyMs: 300 })
    const reassigning = reassignAll(run)
    await vi.waitFor(async () => expect(await callsOf('sequenceRecipientDelete')).toHaveLength(6), 10_000)
    expect(run.getProgress().reassigning).toMatchObject({ total: 12 })
    run.job.pause()
    expect(await reassigning).toBe(2)
    expect(run.getProgress()).toMatchObject({ phase: 'finished', reassigning: undefined })
    expect(run.getProgress().counts.conflict).toBeGreaterThan(2)
    expect(await reassignAll(run)).toBe(0)
    expect(run.getProgress()).toMatchObject({ phase: 'finished', counts: { imported: 12, conflict: 0 } })
    expect(await callsOf('recipientImportDelete')).toHaveLength(1)
  })

  test('the user can retry one failed row or all failed rows', async () => {
    await app.control('/faults', {
      operationId: 'sequenceRecipientPut',
      status: 422,
      body: { message: 'Not today.' },
      times: 3,
    })
    const run = open(await mapped(people(5), 2))
    await run.start()
    expect(run.getProgress().counts).toMatchObject({ imported: 2, failed: 3 })
    expect(rowAt(run, 0)).toMatchObject({ status: 'failed', message: 'Not today.' })
    await run.retry(0)
    expect(run.getProgress().counts).toMatchObject({ imported: 3, failed: 2 })
    await run.retry()
    expect(run.getProgress().counts).toMatchObject({ imported: 5, failed: 0 })
    expect(await callsOf('recipientImportDelete')).toHaveLength(1)
  })

  test('IMPORT-11 a recipient counts as imported after a retry if the first response was lost', async () => {
    await app.control('/faults', { operationId: 'sequenceRecipientPut', lostResponse: true, times: 1 })
    const run = open(await mapped(people(2), 2))
    await run.start()
    expect(run.getProgress().counts).toMatchObject({ imported: 1, failed: 1 })
    await run.retry()
    expect(run.getProgress().counts).toMatchObject({ imported: 2 })
  })

  test('IMPORT-11 recipients count as imported if late requests of a closed page add them', async () => {
    const importId = await mapped(people(8), 2)
    const { _embedded: embedded } = await ask()(recipientImportGet, { params: { importId }, query: {} })
    const late = embedded.recipients.slice(1)
    const run = open(importId)
    const leave = run.subscribe(() => {
      if (run.job.getState().items.length === 0) return
      leave()
      for (const { id } of late) void ask()(sequenceRecipientPut, { params: { sequenceId: 2, id: id ?? 0 } })
    })
    await run.start()
    expect(run.getProgress().counts).toMatchObject({ imported: 8, skipped: 0 })
  })

  test('the import pauses when the server does not respond', async () => {
    const run = open(await mapped(people(40), 2))
    await app.control('/faults', { operationId: 'sequenceRecipientPut', offline: true, times: 14 })
    await run.start()
    expect(phaseOf(run)).toBe('paused')
    expect(run.getProgress().counts.waiting).toBeGreaterThan(20)
    await run.retry()
    await run.retry()
    expect(run.getProgress().counts).toMatchObject({ imported: 40 })
  })

  test('IMPORT-16 after the user has left the page and returned, the import continues where it stopped', async () => {
    const importId = await mapped(people(30), 2)
    const left = open(importId)
    await app.control('/faults', { operationId: 'sequenceRecipientPut', latencyMs: 100 })
    const leaving = left.start()
    await vi.waitFor(() => expect(left.job.getState().counts.done).toBeGreaterThan(0), 10_000)
    forgetImportRun(app.store, importId)
    await leaving
    expect(left.job.getState().counts.waiting).toBeGreaterThan(0)
    const run = open(importId)
    await run.start()
    expect(run.getProgress().counts).toMatchObject({ imported: 30, skipped: 0 })
    expect(await callsOf('sequenceRecipientPut')).toHaveLength(30)
  })

  test('IMPORT-15 an import of a replaced workspace does not delete the record of a new import with the same id', async () => {
    const importId = await mapped(people(2), 2)
    const before = open(importId)
    await before.start()
    expect(await callsOf('recipientImportDelete')).toHaveLength(1)
    app.store.set(replaceSessionAtom, {})
    await app.control('/reset', { scenario: 'agency', seed: 1, now: simulatedStart })
    await ask()(login, { body: { email: 'demo@example.com', password: 'demo' } })
    expect(await mapped([...people(2), `Other,${await urlFrom(1)}`], 2)).toBe(importId)
    const channel = new BroadcastChannel(`${app.store.get(environmentAtom).apiBase}/recipients/imports/${importId}`)
    const heard = new Promise((resolve) => channel.addEventListener('message', resolve))
    const run = open(importId)
    await run.start()
    expect(run.getProgress()).toMatchObject({ phase: 'finished', counts: { imported: 2, conflict: 1 } })
    // When this listener receives the message, the earlier import has received the message, too.
    await heard
    channel.close()
    expect(await callsOf('recipientImportDelete')).toEqual([])
  })

  test('the import reads the rows at the second start if the first start could not read them', async () => {
    const importId = await mapped(people(3), 2)
    await app.control('/faults', { operationId: 'recipientImportGet', status: 500, times: 1 })
    const run = open(importId)
    await run.start()
    expect(phaseOf(run)).toBe('unloadable')
    await run.start()
    expect(phaseOf(run)).toBe('finished')
  })
})

describe('an import without a sequence', () => {
  test('keeps its record on the server if a row has failed', async () => {
    const importId = await mapped([...people(1), ',https://www.linkedin.com/in/nobody'])
    const run = open(importId)
    await run.start()
    expect(run.getProgress()).toMatchObject({ phase: 'finished', counts: { imported: 1, failed: 1 } })
    expect(rowAt(run, 1)).toMatchObject({ status: 'failed', message: 'First name is required.', id: null })
    expect(await callsOf('recipientImportDelete')).toEqual([])
    expect(await ask()(recipientImportGet, { params: { importId }, query: {} })).toMatchObject({ totalCount: 2 })
  })

  test("has the phase 'gone' if the server has no such import, and 'unmapped' before its columns are mapped", async () => {
    const gone = open(4711)
    await gone.start()
    expect(phaseOf(gone)).toBe('gone')
    const { importId } = await ask()(recipientImportUpload, { body: { file: new File(['First\nAda\n'], 'a.csv') } })
    const unmapped = open(importId)
    await unmapped.start()
    expect(phaseOf(unmapped)).toBe('unmapped')
  })
})

test('IMPORT-16 while two windows run the same import, each recipient is imported only once', async () => {
  const importId = await mapped(people(24), 2)
  const first = open(importId)
  // Another window: a second store with the same backend.
  const otherStore = createAppStore({ basename: '/', apiBase: 'http://tandem.test/api/v2' })
  const second = openImportRun(otherStore, importId)
  onTestFinished(() => second.close())
  await Promise.all([first.start(), second.start()])
  expect(await callsOf('sequenceRecipientPut')).toHaveLength(24)
  for (const run of [first, second]) expect(run.getProgress().counts).toMatchObject({ imported: 24, skipped: 0 })
})
