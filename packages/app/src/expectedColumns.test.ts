import { type DataTableColumn } from '@tandem/components'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { type Atom } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { callList } from './entities/call/callList.tsx'
import { recipientList } from './entities/recipient/recipientList.ts'
import { clientList } from './features/clients/clientList.ts'
import { profileList } from './features/profiles/list/profileList.tsx'
import { sequenceList } from './features/sequences/sequenceList.ts'
import { teamList } from './features/team/teamList.tsx'
import { addressAtom } from './shared/router/search.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

interface ListAtoms {
  readonly rowsAtom: Atom<unknown>
  readonly tableColumnsAtom: Atom<readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'type' | 'width'>[]>
}

test.each<[string, { readonly atoms: ListAtoms }]>([
  ['/calls', callList],
  ['/clients', clientList],
  ['/profiles', profileList],
  ['/recipients', recipientList],
  ['/sequences', sequenceList],
  ['/team', teamList],
])('LIST-42 before the first visit, %s expects the columns of the server', async (pathname, { atoms }) => {
  const { store } = app
  store.set(addressAtom, { pathname, search: '' })
  const leave = store.sub(atoms.rowsAtom, () => {})
  const columns = () =>
    store
      .get(atoms.tableColumnsAtom)
      // Each team has other custom attributes.
      .filter(({ id }) => !id.startsWith('customAttributes.'))
      .map(({ id, header, type, width }) => ({ id, header, type, width }))
  const expected = columns()
  expect(store.get(atoms.rowsAtom)).toBeUndefined()
  await vi.waitFor(() => expect(store.get(atoms.rowsAtom)).toBeDefined(), 10_000)
  expect(columns()).toEqual(expected)
  leave()
})
