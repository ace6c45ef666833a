import { recipientPatch } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, createSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../api/apiClientAtom.ts'
import { valueAt } from '../columns/cellValues.ts'
import { type OpenedList, openList, rowAt } from '../listAtoms.fixtures.ts'

let app: SimulatedApp
beforeAll(() => {
  app = createSimulatedApp()
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

test('LIST-24 selected rows stay selected when the list shows another page or another order', async () => {
  const first = rowAt(await list.show(), 0)
  select(first.id)
  const second = await list.show(`?page=2&after=${first.id}`)
  select(first.id, rowAt(second, 3).id)
  await list.show('?sort=-lastName')
  const asked = (await app.calls()).length
  expect(list.store.get(list.atoms.selectedCountAtom)).toBe(2)
  expect(await collect()).toEqual([first, rowAt(second, 3)])
  expect((await app.calls()).length).toBe(asked)
})

test('LIST-45 the selected rows of several pages include their related entities', async () => {
  const inSequence = (rows: Awaited<ReturnType<typeof list.show>>) => rows.find(({ sequenceId }) => sequenceId !== null)
  const first = inSequence(await list.show())
  select(first?.id ?? 0)
  const second = inSequence(await list.show('?page=9&after=100'))
  select(first?.id ?? 0, second?.id ?? 0)
  const rows = []
  for await (const page of list.store.set(list.atoms.selectedPagesAtom, none)) {
    rows.push(...page.rows)
    for (const { sequenceId } of page.rows) {
      expect(valueAt(page.related, `sequences.${sequenceId}.name`)).toEqual(expect.any(String))
    }
  }
  expect(idsOf(rows)).toEqual([first?.id, second?.id])
})

test('the collected rows have the values that the list shows', async () => {
  const row = rowAt(await list.show(), 0)
  select(row.id)
  await list.store
    .get(apiClientAtom)
    .request(recipientPatch, { params: { id: row.id }, body: { company: 'Northwind' } })
  await list.store.get(queryClientAtom).refetchQueries({ queryKey: ['recipientList'] })
  await vi.waitFor(async () => expect(await collect()).toEqual([{ ...row, company: 'Northwind' }]), 10_000)
})

test('LIST-41 all matching rows except deselected rows are selected', async () => {
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
})

test.each(['?search_company=Grou', '?search=ann', '?hasIncoming=true'])(
  'the selection ends when the filters change to %s',
  async (filters) => {
    const count = () => list.store.get(list.atoms.selectedCountAtom)
    select(rowAt(await list.show(), 0).id)
    expect(count()).toBe(1)
    await list.show(filters)
    expect(count()).toBe(0)
    expect(await collect()).toEqual([])
    await list.show()
    expect(count()).toBe(0)
    list.store.set(list.atoms.selectionAtom, { kind: 'all', except: new Set<string>() })
    await list.show(filters)
    expect(count()).toBe(0)
  },
)

test('the selection ends when the user leaves the list', async () => {
  select(rowAt(await list.show(), 0).id)
  list.close()
  list.open()
  expect(list.store.get(list.atoms.selectedCountAtom)).toBe(0)
})

test('LIST-41 after an abort, the collection of the selected rows loads no further page', async () => {
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
