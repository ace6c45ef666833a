import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, createSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { openList, type OpenedList } from '../listAtoms.fixtures.ts'

let app: SimulatedApp
beforeAll(() => {
  app = createSimulatedApp()
})
afterAll(() => app.close())

let list: OpenedList
beforeEach(() => {
  list = openList()
  list.store.sub(list.atoms.draftCountAtom, () => {})
})
afterEach(() => list.close())

const count = () => list.store.get(list.atoms.draftCountAtom)

test('LIST-46 the rows that match edited filters are counted before Apply', async () => {
  const { store, atoms } = list
  await list.show('?search=an')
  const all = store.get(atoms.countsAtom)?.matching
  expect(count()).toBe(all)
  store.set(atoms.draftFiltersAtom, { company: { type: 'search', text: 'Group' } })
  expect(count()).toBeUndefined()
  const edited = await vi.waitFor(() => count() ?? Promise.reject(new Error('not counted yet')), 10_000)
  expect(store.get(atoms.countsAtom)?.matching).toBe(all)
  store.set(atoms.draftFiltersAtom, undefined)
  expect(count()).toBe(all)
  await list.show('?search=an&search_company=Group')
  expect(store.get(atoms.countsAtom)?.matching).toBe(edited)
})

test('LIST-46 filters that the server refuses have no count', async () => {
  await list.show()
  const asked = (await app.calls()).length
  list.store.set(list.atoms.draftFiltersAtom, { company: { type: 'search', text: 'x'.repeat(2000) } })
  await vi.waitFor(async () => expect((await app.calls()).length).toBeGreaterThan(asked), 10_000)
  await list.settled()
  expect(count()).toBeUndefined()
})
