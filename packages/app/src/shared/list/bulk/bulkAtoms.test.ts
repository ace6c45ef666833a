import { type RowSelection } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, createSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { RequestError } from '../../api/RequestError.ts'
import { waitingToastsAtom } from '../../toast/toasts.ts'
import { type OpenedList, openList, rowAt } from '../listAtoms.fixtures.ts'
import { type BulkAction } from '../listTypes.ts'
import { listMessages } from '../messages.ts'

let app: SimulatedApp
beforeAll(() => {
  app = createSimulatedApp()
})
afterAll(() => app.close())

let list: OpenedList
let rows: readonly Recipient[]
const refused = new Set<number>()
const move: BulkAction<Recipient> = {
  id: 'move',
  label: 'Move',
  run: () => Promise.resolve(),
  refusal: ({ id }) => (refused.has(id) ? 'moved already' : undefined),
  texts: { running: 'Moving…', done: (count) => `${count} moved` },
}
beforeEach(async () => {
  list = openList({ bulkActions: [move] })
  rows = await list.show()
})
afterEach(() => list.close())

const done: string[] = []
afterEach(() => done.splice(0))

const archive: BulkAction<Recipient> = {
  id: 'archive',
  label: 'Archive',
  run: async (_request, { id }) => void done.push(`archive ${id}`),
  undo: async (_request, { id }) => void done.push(`restore ${id}`),
  texts: { running: 'Archiving…', done: (count) => `${count} archived`, undone: (count) => `${count} are back` },
}

const select = (count: number) =>
  list.store.set(list.atoms.selectionAtom, {
    kind: 'some',
    ids: new Set(rows.slice(0, count).map(({ id }) => String(id))),
  })
const selected = () => list.store.get(list.atoms.selectedCountAtom)
const start = (action: BulkAction<Recipient>) => list.store.set(list.atoms.startBulkAtom, { action, count: selected() })
const run = () => list.store.get(list.atoms.bulkRunAtom)
const toasts = () => list.store.get(waitingToastsAtom)
const listCalls = async () => (await app.calls()).filter((call) => call === 'recipientList 200').length

test('LIST-44 an action that applies to no selected row is not offered', () => {
  const offeredTo = (selection: RowSelection) => {
    list.store.set(list.atoms.selectionAtom, selection)
    return list.store.get(list.atoms.bulkActionsAtom).map(({ id }) => id)
  }
  const [first, second] = [rowAt(rows, 0), rowAt(rows, 1)].map(({ id }) => id)
  refused.add(first ?? 0)
  expect(offeredTo({ kind: 'some', ids: new Set([String(first)]) })).toEqual([])
  expect(offeredTo({ kind: 'some', ids: new Set([String(first), String(second)]) })).toEqual(['move'])
  expect(offeredTo({ kind: 'all', except: new Set<string>() })).toEqual(['move'])
})

test('an action runs for each selected row', async () => {
  select(3)
  const asked = await listCalls()
  await start(archive)
  const ids = rows.slice(0, 3).map(({ id }) => id)
  expect(done).toEqual(ids.map((id) => `archive ${id}`))
  expect([run(), selected()]).toEqual([undefined, 0])
  await vi.waitFor(async () => expect(await listCalls()).toBe(asked + 1), 10_000)
  expect(toasts()[0]).toMatchObject({ intent: 'success', title: '3 archived', action: { label: 'Undo' } })
  // Undo ignores rows that are selected later.
  list.store.set(list.atoms.selectionAtom, { kind: 'some', ids: new Set([String(rowAt(rows, 9).id)]) })
  toasts()[0]?.action?.onClick()
  await vi.waitFor(() => expect(toasts()).toHaveLength(2), 10_000)
  expect(done.slice(3)).toEqual(ids.map((id) => `restore ${id}`))
  expect(toasts()[1]).toEqual({ intent: 'success', title: '3 are back' })
})

test('an action with a confirmation changes no row before the user confirms', async () => {
  select(2)
  const asking = { ...archive, confirm: () => ({ title: 'Archive 2?', confirmLabel: 'Archive' }) }
  await start(asking)
  expect(run()).toMatchObject({ phase: 'asking', count: 2 })
  expect(done).toEqual([])
  list.store.set(list.atoms.endBulkAtom)
  expect([run(), done, selected()]).toEqual([undefined, [], 2])
  await start(asking)
  await list.store.set(list.atoms.bulkMutationAtom, { action: asking })
  expect(done).toHaveLength(2)
})

test('LIST-61 failed rows, and rows to which the action does not apply, stay selected', async () => {
  select(4)
  const [refusedId, brokenId] = [rowAt(rows, 1).id, rowAt(rows, 2).id]
  await start({
    ...archive,
    refusal: ({ id }) => (id === refusedId ? 'It still has a sequence.' : undefined),
    run: async (_request, { id }) => {
      if (id === brokenId) throw new Error('broken')
      done.push(String(id))
    },
  })
  const finished = run()
  if (finished?.phase !== 'finished') throw new Error('there is no summary')
  const { failed, leftOut } = finished.result
  expect(done).toHaveLength(2)
  expect(failed.map(({ item }) => item.id)).toEqual([brokenId])
  expect(leftOut).toMatchObject([{ item: { id: refusedId }, reason: 'It still has a sequence.' }])
  expect(listMessages.summary(2, failed.length, leftOut.length)).toBe('2 done, 1 failed, 1 left out')
  expect(list.store.get(list.atoms.selectionAtom)).toEqual({
    kind: 'some',
    ids: new Set([String(refusedId), String(brokenId)]),
  })
  expect(toasts()).toEqual([])
  list.store.set(list.atoms.endBulkAtom)
  expect(run()).toBeUndefined()
})

test('LIST-61 rows to which an action does not apply are left out', async () => {
  select(3)
  await start({ ...archive, refusal: ({ id }) => (id === rowAt(rows, 0).id ? 'Already archived.' : undefined) })
  expect(run()).toMatchObject({ phase: 'finished', result: { failed: [], leftOut: [{ reason: 'Already archived.' }] } })
  expect(listMessages.summary(2, 0, 1)).toBe('2 done, 1 left out')
  expect(toasts()).toMatchObject([{ title: '2 archived', action: { label: 'Undo' } }])
  expect(selected()).toBe(1)
})

test('after Cancel, the toast has the number of finished rows', async () => {
  select(20)
  await start({
    ...archive,
    run: async (_request, { id }) => {
      done.push(String(id))
      if (done.length === 6) list.store.set(list.atoms.endBulkAtom)
    },
  })
  expect(done.length).toBeLessThan(12)
  expect(run()).toBeUndefined()
  expect(toasts()).toMatchObject([{ title: `${done.length} archived`, action: { label: 'Undo' } }])
})

test('LIST-61 an action stops when the server fails', async () => {
  select(20)
  await start({
    ...archive,
    run: async (_request, { id }) => {
      done.push(String(id))
      throw new RequestError(503, undefined)
    },
  })
  expect(done.length).toBeLessThan(12)
  const finished = run()
  if (finished?.phase !== 'finished') throw new Error('there is no summary')
  expect(finished.result.failed).toHaveLength(20)
  expect(finished.result.failed.at(-1)?.reason).toBe('Not tried, because the server fails.')
  expect(selected()).toBe(20)
})

test('an action ends if the selected rows could not be loaded', async () => {
  list.store.set(list.atoms.selectionAtom, { kind: 'all', except: new Set<string>() })
  await app.control('/faults', { operationId: 'recipientList', status: 422, body: { message: 'Too busy.' } })
  await start(archive)
  expect([run(), done]).toEqual([undefined, []])
  expect(toasts()).toMatchObject([
    { intent: 'error', title: 'The selected rows could not be loaded', text: 'Too busy.' },
  ])
  expect(selected()).toBe(5000)
})
