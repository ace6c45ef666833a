import { recipientPatch } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '../../../../../../tests/support/simulatedApp.ts'
import { clientAtom } from '../../clientAtom.ts'
import { type OpenedList, openList, rowAt } from '../listAtoms.fixtures.ts'

let app: SimulatedApp
beforeAll(() => {
  app = startSimulatedApp()
})
afterAll(() => app.close())

let list: OpenedList
beforeEach(() => {
  list = openList()
})
afterEach(() => list.close())

const none = new AbortController().signal
const select = (...ids: readonly number[]) =>
  list.store.set(list.atoms.selectionAtom, { kind: 'some', ids: new Set(ids.map(String)) })
const collect = (signal = none) => list.store.set(list.atoms.collectSelectedAtom, { signal })
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

test('rows stay selected on other pages, in other orders and under other filters, and are there without being asked for', async () => {
  const [first] = await list.show()
  const second = await list.show(`?page=2&after=${first?.id}`)
  select(first?.id ?? 0, rowAt(second, 3).id)
  await list.show('?search_company=Travel&sort=-lastName')
  const asked = (await app.calls()).length
  expect(list.store.get(list.atoms.selectedCountAtom)).toBe(2)
  expect(await collect()).toEqual([rowAt(second, 3)])
  expect((await app.calls()).length).toBe(asked)
})

test('what is collected is as the list shows it now', async () => {
  const row = rowAt(await list.show(), 0)
  select(row.id)
  await list.store.get(clientAtom).request(recipientPatch, { params: { id: row.id }, body: { company: 'Northwind' } })
  await list.store.get(queryClientAtom).refetchQueries({ queryKey: ['recipientList'] })
  await vi.waitFor(async () => expect(await collect()).toEqual([{ ...row, company: 'Northwind' }]))
})

test("'all that match' reaches over pages and orders, leaves out what was taken out, and ends when others match", async () => {
  const rows = await list.show('?search_company=Group')
  const { matching } = list.store.get(list.atoms.countsAtom) ?? { matching: 0 }
  expect(matching).toBeGreaterThan(100)
  const out = rowAt(rows, 1).id
  list.store.set(list.atoms.selectionAtom, { kind: 'all', except: new Set([String(out)]) })
  await list.show(`?search_company=Group&sort=-lastName&page=2&after=${rows.at(-1)?.id}`)
  expect(list.store.get(list.atoms.selectedCountAtom)).toBe(matching - 1)
  const collected = await collect()
  expect(new Set(idsOf(collected)).size).toBe(matching - 1)
  expect(idsOf(collected)).not.toContain(out)
  expect(collected.every(({ company }) => company?.includes('Group'))).toBe(true)
  await list.show('?search_company=Grou')
  expect(list.store.get(list.atoms.selectedCountAtom)).toBe(0)
})

test('collecting tells how far it is, and stops when nobody waits for it any more', async () => {
  await list.show('?search_company=Group')
  list.store.set(list.atoms.selectionAtom, { kind: 'all', except: new Set<string>() })
  const stopping = new AbortController()
  const counts: number[] = []
  const collecting = list.store.set(list.atoms.collectSelectedAtom, {
    signal: stopping.signal,
    onProgress: (count) => {
      counts.push(count)
      if (count === 100) stopping.abort()
    },
  })
  await expect(collecting).rejects.toThrow('abort')
  expect(counts).toEqual([100])
})
