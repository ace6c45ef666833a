import { type SimulatedApp, createSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openList } from '../../shared/list/listAtoms.fixtures.ts'
import { freeFirst } from './FreeRecipients.tsx'

let app: SimulatedApp
beforeAll(() => {
  app = createSimulatedApp()
})
afterAll(() => app.close())

test('SEQ-173 by default, the view of recipients without a sequence hides Sequence, Category and Last contact', async () => {
  const list = openList(freeFirst('').options)
  const { atoms, store } = list
  const shown = () => store.get(atoms.tableColumnsAtom).map(({ id }) => id)
  await list.show()
  expect(shown()).toEqual(['name', 'company', 'title', 'location'])
  await list.show('?show=all')
  expect(shown()).toEqual(['name', 'company', 'sequence', 'category', 'lastContact', 'title', 'location'])
  await list.show()
  const columns = (store.get(atoms.chosenColumnsAtom) ?? []).map(({ column: { id, path = '' } }) => id ?? path)
  store.set(atoms.settingsAtom, { columns: columns.map((key) => ({ key, enabled: key === 'category' })), widths: {} })
  expect(shown()).toEqual(['category'])
  list.close()
})
