import { type Recipient, recipientFilters, recipientList } from '@tandem/contract'
import { notifyManager } from '@tanstack/query-core'
import { type Atom } from 'jotai'
import { vi } from 'vitest'
import { createAppStore } from '../session/appStore.ts'
import { addressAtom } from '../router/search.ts'
import { defineList } from './defineList.ts'
import { type ListOptions } from './listTypes.ts'

export function openList(options: Partial<ListOptions<Recipient>> = {}) {
  const store = createAppStore({ basename: '/', apiBase: 'http://tandem.test/api/v2' })
  const { atoms } = defineList(
    { dataType: 'recipients', rows: { recipientList }, filters: { recipientFilters } },
    {
      path: '/recipients',
      texts: { title: 'Recipients', plural: 'recipients', nothingYet: { title: '', text: '' } },
      expectedColumns: [],
      rowLabel: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      ...options,
    },
  )
  const shown: readonly Atom<unknown>[] = [atoms.rowsAtom, atoms.countsAtom, atoms.selectionAtom, atoms.definitionsAtom]
  const open = () => shown.map((each) => store.sub(each, () => {}))
  let leaving = open()
  return {
    store,
    atoms,
    /** Opens an address of the list, and waits for its rows. */
    async show(search = ''): Promise<readonly Recipient[]> {
      store.set(addressAtom, { pathname: '/recipients', search })
      return vi.waitFor(() => {
        const rows = store.get(atoms.rowsAtom)
        if (!rows || store.get(atoms.statusAtom).isOld || store.get(atoms.definitionsAtom) === undefined)
          throw new Error('the rows are loading')
        return rows
      }, 10_000)
    },
    open() {
      leaving = open()
    },
    /** Waits until the cache has notified its observers, which happens in a timer. */
    async settled() {
      for (let timer = 0; timer < 2; timer++)
        await new Promise((resolve) => notifyManager.schedule(() => resolve(undefined)))
    },
    close() {
      for (const leave of leaving) leave()
    },
  }
}

export type OpenedList = ReturnType<typeof openList>

export function rowAt(rows: readonly Recipient[] | undefined, index: number): Recipient {
  const row = rows?.[index]
  if (!row) throw new Error(`there is no row ${index}`)
  return row
}
