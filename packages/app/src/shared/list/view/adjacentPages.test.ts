import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { openList, type OpenedList, rowAt } from '../listAtoms.fixtures.ts'

/** A busy machine needs a longer timeout. */
const until = <T>(check: () => T) => vi.waitFor(check, 10_000)

let app: SimulatedApp
let list: OpenedList
beforeEach(() => {
  app = startSimulatedApp()
  list = openList()
})
afterEach(() => {
  list.close()
})

async function neighboursOf(id: number, isKnown: (neighbours: unknown) => boolean) {
  const neighboursAtom = list.atoms.neighboursAtomOf(id)
  const leave = list.store.sub(neighboursAtom, () => {})
  const neighbours = await until(() => {
    const found = list.store.get(neighboursAtom)
    if (!isKnown(found)) throw new Error('the neighbours are loading')
    return found
  })
  leave()
  return neighbours
}

test('LIST-53 the last row of a page leads to the next page, and the first row to the previous page', async () => {
  const first = await list.show('?sort=company')
  const [last, beforeLast] = [rowAt(first, 24), rowAt(first, 23)]
  const atEnd = await neighboursOf(last.id, (found) => JSON.stringify(found).includes('"next"'))
  expect(atEnd?.previous).toEqual({ id: beforeLast.id })
  expect(atEnd?.next?.search).toBe(`?sort=company&page=2&after=${last.id}`)
  const second = await list.show(atEnd?.next?.search)
  expect(rowAt(second, 0).id).toBe(atEnd?.next?.id)
  const atStart = await neighboursOf(rowAt(second, 0).id, (found) => JSON.stringify(found).includes('"previous"'))
  expect(atStart).toEqual({
    previous: { id: last.id, search: '?sort=company' },
    next: { id: rowAt(second, 1).id },
  })
})

test('LIST-53 the first row has no previous row', async () => {
  const rows = await list.show()
  const atStart = await neighboursOf(rowAt(rows, 0).id, (found) => found !== undefined)
  expect(atStart).toEqual({ previous: undefined, next: { id: rowAt(rows, 1).id } })
  expect(list.store.get(list.atoms.neighboursAtomOf(-1))).toBeUndefined()
})

test('LIST-62 a prefetched page shows at once', async () => {
  const { store, atoms } = list
  const asked = async () => (await app.calls()).filter((call) => call === 'recipientList 200').length
  const last = rowAt(await list.show(), 24)
  store.set(atoms.prefetchPageAtom, 1)
  await vi.waitFor(async () => expect(await asked()).toBe(2), 10_000)
  await list.settled()
  const shown = list.show(`?page=2&after=${last.id}`)
  expect(store.get(atoms.statusAtom).isOld).toBe(false)
  expect(rowAt(await shown, 0).id).not.toBe(last.id)
  // On the first page, a prefetch of the previous page sends no request.
  await list.show()
  store.set(atoms.prefetchPageAtom, -1)
  await list.settled()
  expect(await asked()).toBe(2)
})

test("LIST-62 after a click on 'Apply', the rows that match the edited filters show at once", async () => {
  const { store, atoms } = list
  await list.show('?sort=-company')
  const leave = store.sub(atoms.draftCountAtom, () => {})
  store.set(atoms.draftFiltersAtom, { company: { type: 'search', text: 'Group' } })
  await until(() => expect(store.get(atoms.draftCountAtom)).toBeGreaterThan(0))
  const shown = list.show('?sort=-company&search_company=Group')
  expect(store.get(atoms.statusAtom).isOld).toBe(false)
  expect((await shown).every(({ company }) => company?.includes('Group'))).toBe(true)
  leave()
})
