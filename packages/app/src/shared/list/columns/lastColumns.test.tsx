import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SimulatedApp, createSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { columnKey } from '@tandem/contract'
import { testRecipient } from '@tandem/contract/testing/testRecipient.ts'
import { openList, type OpenedList } from '../listAtoms.fixtures.ts'

let app: SimulatedApp
beforeAll(() => {
  app = createSimulatedApp()
})
afterAll(() => app.close())
beforeEach(() => localStorage.clear())

let lists: OpenedList[] = []
afterEach(() => {
  for (const list of lists) list.close()
  lists = []
})

const expectedColumns = [
  { path: 'name', label: 'Name', template: 'person' },
  { path: 'industry', label: 'Industry', isHidden: true },
]
function opened(): OpenedList {
  const list = openList({ expectedColumns })
  lists.push(list)
  return list
}
const tableColumns = ({ store, atoms }: OpenedList) =>
  store.get(atoms.tableColumnsAtom).map(({ id, type, width }) => ({ id, type, width }))

test('LIST-42 a list that was never loaded shows its expected columns', () => {
  expect(tableColumns(opened())).toEqual([{ id: 'name', type: 'link', width: undefined }])
})

test('LIST-42 a list that is opened again starts with the columns of the last visit', async () => {
  const first = opened()
  await first.show()
  const { store, atoms } = first
  store.set(atoms.rememberColumnsAtom, store.get(atoms.serverColumnsAtom))
  store.set(atoms.settingsAtom, (stored) => ({
    ...stored,
    columns: (store.get(atoms.serverColumnsAtom) ?? []).map(({ id, path }) => ({
      key: id ?? path ?? '',
      enabled: path !== 'company',
    })),
  }))
  const shown = tableColumns(first)
  expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(['name', 'sequence', 'category', 'industry']))
  expect(shown.map(({ id }) => id)).not.toContain('company')
  expect(tableColumns(opened())).toEqual(shown)
})

test('LIST-42 a list with invalid stored columns shows its expected columns', () => {
  localStorage.setItem('recipients_columns', JSON.stringify({ version: 1, value: [{ label: 7 }] }))
  expect(tableColumns(opened()).map(({ id }) => id)).toEqual(['name'])
})

test('LIST-42 after a response without usable columns, the list shows the expected columns', async () => {
  const body = {
    _embedded: { recipients: [{ ...testRecipient, id: 77 }], sequences: {} },
    _fields: { recipients: [{ label: 'Without a path' }] },
    count: 1,
    totalCount: 1,
    totalFilteredCount: 1,
  }
  await app.control('/faults', { operationId: 'recipientList', status: 200, body, times: 1 })
  const list = opened()
  expect(await list.show()).toHaveLength(1)
  expect(tableColumns(list).map(({ id }) => id)).toEqual(['name'])
  expect(list.store.get(list.atoms.chosenColumnsAtom)).toHaveLength(2)
})

test('LIST-36 column preferences of one window show in the other windows, and each window keeps the changes of the others', async () => {
  const [one, two] = [opened(), opened()]
  const leaving = [one, two].map(({ store, atoms }) => store.sub(atoms.tableColumnsAtom, () => {}))
  await one.show()
  await two.show()
  const hide = ({ store, atoms }: OpenedList, hidden: string) => {
    const chosen = store.get(atoms.chosenColumnsAtom) ?? []
    const columns = chosen.map(({ column, isEnabled }) => ({
      key: columnKey(column),
      enabled: isEnabled && columnKey(column) !== hidden,
    }))
    store.set(atoms.settingsAtom, (stored) => ({ ...stored, columns }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'recipients_filtersData' }))
  }
  const idsOf = (list: OpenedList) => tableColumns(list).map(({ id }) => id)
  hide(one, 'company')
  expect(idsOf(two)).not.toContain('company')
  hide(two, 'sequence')
  for (const list of [one, two]) {
    expect(idsOf(list)).toContain('name')
    expect(idsOf(list)).not.toContain('company')
    expect(idsOf(list)).not.toContain('sequence')
  }
  for (const leave of leaving) leave()
})
